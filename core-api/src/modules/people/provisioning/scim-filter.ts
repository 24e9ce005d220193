import { badRequest } from "./scim-error.ts";

/** An attribute as filters and PATCH name it: in small letters, without the URN of its schema. */
export interface ScimPath {
  attribute: string;
  /** Of `emails[type eq "work"]`, what stands in the brackets. */
  filter: ScimFilter | null;
  sub: string | null;
}

export type ScimValue = string | boolean | null;

/** The part of RFC 7644's filters that providers send: `eq`, joined by `and` and `or`. */
export type ScimFilter =
  | { kind: "eq"; path: ScimPath; value: ScimValue }
  | { kind: "and" | "or"; sides: readonly [ScimFilter, ScimFilter] };

const LONGEST = 2000;
const MOST_COMPARISONS = 20;
/** A quoted text, a bracket, or a word; Entra ID has been seen to leave the quotes out. */
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([()[\]])|([^\s()[\]"]+))/uy;

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/;

function tokensOf(text: string): string[] {
  if (text.length > LONGEST) throw badRequest("invalidFilter", "filterが長すぎます。");
  const trimmed = text.trimEnd();
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < trimmed.length) {
    const match = TOKEN.exec(trimmed);
    if (!match) throw badRequest("invalidFilter", "filterを読み取れません。");
    tokens.push(match[1] ?? match[2] ?? match[3] ?? "");
  }
  return tokens;
}

/** Reads one text from its first token to its last. */
class Reader {
  private at = 0;
  private comparisons = 0;

  constructor(private readonly tokens: readonly string[]) {}

  peek(): string | undefined {
    return this.tokens[this.at];
  }

  take(): string {
    const token = this.tokens[this.at];
    if (token === undefined) throw badRequest("invalidFilter", "filterが途中で終わっています。");
    this.at += 1;
    return token;
  }

  demand(expected: string): void {
    if (this.take().toLowerCase() !== expected)
      throw badRequest("invalidFilter", `filterに「${expected}」がありません。`);
  }

  demandEnd(): void {
    const left = this.peek();
    if (left !== undefined) throw badRequest("invalidFilter", `filterの「${left.slice(0, 50)}」を読み取れません。`);
  }

  /** `and` binds closer than `or`. */
  filter(): ScimFilter {
    return this.joined("or", () => this.joined("and", () => this.term()));
  }

  private joined(kind: "and" | "or", side: () => ScimFilter): ScimFilter {
    let found = side();
    while (this.peek()?.toLowerCase() === kind) {
      this.take();
      found = { kind, sides: [found, side()] };
    }
    return found;
  }

  private term(): ScimFilter {
    this.comparisons += 1;
    if (this.comparisons > MOST_COMPARISONS) throw badRequest("tooMany", "filterの条件が多すぎます。");
    if (this.peek() !== "(") return this.comparison();
    this.take();
    const inner = this.filter();
    this.demand(")");
    return inner;
  }

  private comparison(): ScimFilter {
    const path = this.path();
    const operator = this.take().toLowerCase();
    if (operator !== "eq")
      throw badRequest("invalidFilter", `filterで使えるのはeq、and、orです（${operator.slice(0, 50)}）。`);
    return { kind: "eq", path, value: readValue(this.take()) };
  }

  path(): ScimPath {
    const name = this.take().toLowerCase();
    if (!/^[a-z$]/.test(name)) throw badRequest("invalidFilter", "filterの属性名を読み取れません。");
    // A schema's own URN has points in it, so that of another schema stays whole.
    const bare = name.replace(CORE, "");
    if (this.peek() === "[") return this.filtered(bare);
    const point = bare.startsWith("urn:") ? -1 : bare.indexOf(".");
    if (point < 0) return { attribute: bare, filter: null, sub: null };
    return { attribute: bare.slice(0, point), filter: null, sub: bare.slice(point + 1) };
  }

  private filtered(attribute: string): ScimPath {
    this.take();
    const filter = this.filter();
    this.demand("]");
    const tail = this.peek();
    if (!tail?.startsWith(".")) return { attribute, filter, sub: null };
    this.take();
    return { attribute, filter, sub: tail.slice(1).toLowerCase() };
  }
}

function readValue(token: string): ScimValue {
  if (!token.startsWith('"')) return WORDS.get(token.toLowerCase()) ?? (token.toLowerCase() === "null" ? null : token);
  try {
    const text: unknown = JSON.parse(token);
    if (typeof text === "string" && text.isWellFormed() && !text.includes("\u0000")) return text;
  } catch {}
  throw badRequest("invalidFilter", "filterの値を読み取れません。");
}

const WORDS = new Map<string, boolean>([
  ["true", true],
  ["false", false],
]);

/** @throws ScimError invalidFilter */
export function parseFilter(text: string): ScimFilter {
  const reader = new Reader(tokensOf(text));
  const filter = reader.filter();
  reader.demandEnd();
  return filter;
}

/** The attribute that an operation of PATCH is for. @throws ScimError invalidFilter */
export function parsePath(text: string): ScimPath {
  const reader = new Reader(tokensOf(text));
  const path = reader.path();
  reader.demandEnd();
  return path;
}

/** A comparison as SQL. */
export type ToSql = (path: ScimPath, bind: (value: unknown) => string, value: ScimValue) => string;

/** The filter as an SQL predicate. @param compare `FALSE` for attributes that we do not keep: they have no value (RFC 7644, 3.4.2.2) */
export function filterSql(filter: ScimFilter, bind: (value: unknown) => string, compare: ToSql): string {
  if (filter.kind === "eq") return compare(filter.path, bind, filter.value);
  const [left, right] = filter.sides.map((side) => filterSql(side, bind, compare));
  return `(${left} ${filter.kind === "and" ? "AND" : "OR"} ${right})`;
}
