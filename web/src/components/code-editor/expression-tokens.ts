/** Kinds of highlighted parts of an expression. For display only: the parser decides what is valid. */
export type TokenKind = "operator" | "not" | "field" | "phrase" | "bracket" | "synonym";

export interface Token {
  from: number;
  to: number;
  kind: TokenKind;
}

const PART =
  /(?<phrase>["＂“”][^"＂“”]*["＂“”]?)|(?<bracket>[()（）])|(?<field>(?:title|body|media|domain|syn)[:：])|(?<word>[^\s\u3000()（）]+)/gy;

const OPERATORS = new Map<string, TokenKind>([
  ["AND", "operator"],
  ["OR", "operator"],
  ["&", "operator"],
  ["|", "operator"],
  ["NOT", "not"],
]);

const SYN = /^syn[:：]$/;

/** The parts of an expression that stand out: operators, fields, phrases, parentheses, terms under syn:. Other terms are none. */
export function expressionTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    PART.lastIndex = at;
    const match = PART.exec(text);
    if (!match) {
      at += 1;
      continue;
    }
    const isSynonymous = SYN.test(text.slice(Math.max(0, at - 4), at)) && tokens.at(-1)?.to === at;
    const { kind, length } = isSynonymous && match.groups?.word ? synonymOf(match[0]) : partOf(match);
    if (kind) tokens.push({ from: at, to: at + length, kind });
    at += length;
  }
  return tokens;
}

const synonymOf = (word: string) => ({ kind: "synonym" as const, length: word.length });

/** A minus is NOT only where a part begins, and only the minus itself. */
function partOf({ 0: part, groups = {} }: RegExpExecArray): { kind: TokenKind | undefined; length: number } {
  if (groups.phrase !== undefined) return { kind: "phrase", length: part.length };
  if (groups.bracket !== undefined) return { kind: "bracket", length: part.length };
  if (groups.field !== undefined) return { kind: "field", length: part.length };
  if (/^[-−－]/.test(part)) return { kind: "not", length: 1 };
  return { kind: OPERATORS.get(part.normalize("NFKC")), length: part.length };
}
