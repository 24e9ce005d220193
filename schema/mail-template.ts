/** The places of a template: the first column of its CSV. */
export const TEMPLATE_PARTS = ["冒頭", "見出し", "記事", "末尾", "記事なし"] as const;
export type TemplatePart = (typeof TEMPLATE_PARTS)[number];

/** A text for each place; an absent one is that of the standard template. */
export type TemplateParts = Partial<Record<TemplatePart, string>>;

/** What every place may name. */
const EVERYWHERE = [
  "テーマ名",
  "日付",
  "件数",
  "新聞件数",
  "WEB件数",
  "雑誌件数",
  "会社名",
  "宛先",
  "一覧URL",
  "記事一覧URL",
  "PDFURL",
  "印刷URL",
] as const;
const IN_HEADING = ["区分", "区分件数"] as const;
export const IN_ARTICLE = ["番号", "見出し", "媒体名", "掲載", "コメント", "URL"] as const;

export type Placeholder = (typeof EVERYWHERE)[number] | (typeof IN_HEADING)[number] | (typeof IN_ARTICLE)[number];

export const PLACEHOLDERS: Record<TemplatePart, readonly Placeholder[]> = {
  冒頭: EVERYWHERE,
  見出し: [...EVERYWHERE, ...IN_HEADING],
  記事: [...EVERYWHERE, ...IN_ARTICLE],
  末尾: EVERYWHERE,
  記事なし: EVERYWHERE,
};

/** A sentence of the standard end that is wrong where nothing in a mail can be opened. */
export const OPENING_NEEDS_SIGN_IN = "記事を開くにはログインが要ります。";

export const STANDARD_TEMPLATE: Readonly<Record<TemplatePart, string>> = {
  冒頭: "{テーマ名}\n{日付}　新聞{新聞件数}件・WEB{WEB件数}件・雑誌{雑誌件数}件\n\n一覧で見る\n{一覧URL}",
  見出し: "■ {区分}",
  記事: "{番号}. {見出し}\n{掲載}\n{コメント}\n{URL}",
  末尾: `{会社名}の管理者の設定により、{宛先} へお送りしています。\n${OPENING_NEEDS_SIGN_IN}社外への転送はご遠慮ください。`,
  記事なし: "該当する記事はありませんでした。",
};

/** A placeholder of a text; its name is the first group. */
export const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** Longest text of a place, in UTF-16 units. */
export const LONGEST_TEMPLATE_TEXT = 4000;
export const LONGEST_TEMPLATE_NAME = 50;

/** A placeholder that its place does not know, and where it stands first. */
export interface UnknownPlaceholder {
  name: string;
  /** UTF-16 units from the beginning. */
  position: number;
}

/** Placeholders of a text that its place does not know, each once. */
export function unknownPlaceholders(part: TemplatePart, text: string): UnknownPlaceholder[] {
  const known: readonly string[] = PLACEHOLDERS[part];
  const found = new Map<string, number>();
  for (const { 1: name = "", index } of text.matchAll(PLACEHOLDER))
    if (!known.includes(name) && !found.has(name)) found.set(name, index);
  return [...found].map(([name, position]) => ({ name, position }));
}

/** What is wrong with the placeholders of a text. */
export interface PlaceholderFault {
  message: string;
  /** UTF-16 units from the beginning. */
  position: number;
}

const NAMES = [...new Set(Object.values(PLACEHOLDERS).flat())].toSorted((a, b) => b.length - a.length).join("|");
/** A name at one brace alone, or at full-width ones: a mail would say it as it stands. */
const HALF_PLACEHOLDER = new RegExp(`[{｛](?:${NAMES})[}｝]?|(?:${NAMES})[}｝]`, "g");

/** Placeholders of a text that its place does not know, each once, and those that lack a brace. */
export function placeholderFaults(part: TemplatePart, text: string): PlaceholderFault[] {
  const rest = text.replaceAll(PLACEHOLDER, ({ length }) => " ".repeat(length));
  return [
    ...unknownPlaceholders(part, text).map(({ name, position }) => ({
      message: `{${name}}は項目「${part}」で使用できない差し込みです。`,
      position,
    })),
    ...[...rest.matchAll(HALF_PLACEHOLDER)].map(({ 0: written, index }) => ({
      message: `「${written}」は差し込みになりません。名前を半角の{ }で囲んでください。`,
      position: index,
    })),
  ].toSorted((a, b) => a.position - b.position);
}
