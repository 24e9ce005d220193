import { IN_ARTICLE, PLACEHOLDER, type Placeholder, type TemplateParts } from "@kirinuki/schema/mail-template.ts";

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
