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
const IN_ARTICLE = ["番号", "見出し", "媒体名", "掲載", "コメント", "URL"] as const;

export type Placeholder = (typeof EVERYWHERE)[number] | (typeof IN_HEADING)[number] | (typeof IN_ARTICLE)[number];

export const PLACEHOLDERS: Record<TemplatePart, readonly Placeholder[]> = {
  冒頭: EVERYWHERE,
  見出し: [...EVERYWHERE, ...IN_HEADING],
  記事: [...EVERYWHERE, ...IN_ARTICLE],
  末尾: EVERYWHERE,
  記事なし: EVERYWHERE,
};

export const STANDARD_TEMPLATE: Readonly<Record<TemplatePart, string>> = {
  冒頭: "{テーマ名}\n{日付}　新聞{新聞件数}件・WEB{WEB件数}件・雑誌{雑誌件数}件\n\n一覧で見る\n{一覧URL}",
  見出し: "■ {区分}",
  記事: "{番号}. {見出し}\n{掲載}\n{コメント}\n{URL}",
  末尾: "{会社名}の管理者の設定により、{宛先} へお送りしています。\n記事を開くにはログインが要ります。社外への転送はご遠慮ください。",
  記事なし: "該当する記事はありませんでした。",
};

const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** Placeholders of a text that its place does not know, each once. */
export function unknownPlaceholders(part: TemplatePart, text: string): string[] {
  const known: readonly string[] = PLACEHOLDERS[part];
  const found = [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  return [...new Set(found)].filter((name) => !known.includes(name));
}

/** Whether it names only values of the article, which are the same for every recipient. */
export const namesArticlesOnly = (text: string): boolean =>
  [...text.matchAll(PLACEHOLDER)].every(([, name]) => IN_ARTICLE.some((known) => known === name));

/** The end of a mail that somebody sends by hand. */
export const SENT_BY_HAND: TemplateParts = {
  末尾: "{会社名}の{送信者}さんが {宛先} へお送りしています。\n記事を開くにはログインが要ります。社外への転送はご遠慮ください。",
};

/** The beginning of an alert, whatever the template's digests begin with. */
export const alertParts = (parts: TemplateParts, isLast: boolean): TemplateParts => ({
  ...parts,
  冒頭: `「{テーマ名}」の新しい記事です。${
    isLast ? "\n本日の即時配信は上限の件数に達しました。これ以降の記事は、次の定時メールでお届けします。" : ""
  }`,
});

export type Values = Partial<Record<Placeholder | "送信者", string>>;

/** Texts and the names of placeholders in turn, beginning with a text. */
type Line = readonly string[];

/** Few templates fill many mails, article by article. */
const MOST_READ = 500;
const read = new Map<string, readonly Line[]>();

function linesOf(text: string): readonly Line[] {
  const known = read.get(text);
  if (known) return known;
  const lines = text.split("\n").map((line) => line.split(PLACEHOLDER));
  if (read.size >= MOST_READ) read.clear();
  read.set(text, lines);
  return lines;
}

/** The text with its values. A line of placeholders that are all empty goes, so that no gap shows where a comment might be. */
export function fill(text: string, values: Values): string {
  const filled: string[] = [];
  for (const line of linesOf(text)) {
    let isNamed = false;
    const parts = line.map((part, at) => {
      if (at % 2 === 0) return part;
      const value = values[part as Placeholder] ?? "";
      isNamed ||= value !== "";
      return value;
    });
    const written = parts.join("");
    if (isNamed || parts.length === 1 || written.trim() !== "") filled.push(written);
  }
  return filled.join("\n");
}
