import { STANDARD_TEMPLATE, type TemplateParts } from "@kirinuki/schema/mail-template.ts";
import { arrivalsText, articlesOfDigest, type Digest, yearOf } from "./digest.ts";
import { rememberedPerArticle } from "./remembered.ts";
import { fill, namesArticlesOnly } from "./template.ts";
import { articleValues, closingOf, digestValues, withShared } from "./values.ts";

const articleText = rememberedPerArticle((article, template = "", publicUrl = "", number = "", year = "") =>
  fill(template, articleValues(publicUrl, article, number, year)),
);

/** The text part: every article, numbered within its group, by the template. Lines end with LF. */
export function digestText(digest: Digest, parts: TemplateParts = {}): string {
  const template = { ...STANDARD_TEMPLATE, ...parts };
  const shared = digestValues(digest);
  const year = yearOf(digest);
  const isOfArticle = namesArticlesOnly(template.記事);
  const blocks = digest.groups.flatMap(({ heading, articles }) => {
    const values = withShared(shared, { 区分: heading, 区分件数: String(articles.length) });
    const listed = articles.map((article, at) =>
      isOfArticle
        ? articleText(article, template.記事, digest.publicUrl, String(at + 1), year)
        : fill(template.記事, withShared(shared, articleValues(digest.publicUrl, article, String(at + 1), year))),
    );
    return heading === "" ? listed : [fill(template.見出し, values), ...listed];
  });
  const isEmpty = articlesOfDigest(digest).length === 0 && !digest.isWordsAlone;
  const body = isEmpty ? [fill(template.記事なし, shared)] : blocks;
  const all = [
    digest.notice ?? "",
    digest.words ?? "",
    arrivalsText(digest),
    digest.introduction ?? fill(template.冒頭, shared),
    ...body,
    `--\n${closingOf(digest, parts, shared)}`,
  ];
  return `${all.filter((block) => block.trim() !== "").join("\n\n")}\n`;
}
