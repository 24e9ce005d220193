import type { DataSection } from "@kirinuki/schema/codes.ts";
import { commonText } from "@kirinuki/schema/common-text.ts";
import { namedText } from "@kirinuki/schema/prominence.ts";
import { tokyoDateTime } from "../../time/tokyo.ts";
import type { ChosenArticle } from "../message-content.ts";
import type { MailedArticle, MailedGroup } from "./digest.ts";

const NEWSPAPER: readonly DataSection[] = [1, 2];
const SOURCES: { label: string; sections: readonly DataSection[] }[] = [
  { label: commonText.newspaper, sections: NEWSPAPER },
  { label: commonText.web, sections: [3] },
  { label: commonText.magazine, sections: [5] },
];

const publishedOf = ({ publishedAt, publishedOn }: MailedArticle): string =>
  publishedAt ? tokyoDateTime(publishedAt) : (publishedOn ?? "");

/** Newest first, and the order does not depend on that of the rows. */
function byDate(a: MailedArticle, b: MailedArticle): number {
  const [newer, older] = [publishedOf(b), publishedOf(a)];
  if (newer !== older) return newer > older ? 1 : -1;
  return b.articleId > a.articleId ? 1 : -1;
}

/**
 * By source: 新聞(n件), WEB(n件), 雑誌(n件). `scFirst`: text before image, as the contract has it (spec section 9).
 * Those of `namedOnly` come last, under 名前が出た記事(n件). `isOrdered` keeps the order within each source: somebody has made it.
 */
export function groupBySource(
  articles: readonly MailedArticle[],
  scFirst: boolean,
  { isOrdered = false, namedOnly = new Set() }: { isOrdered?: boolean; namedOnly?: ReadonlySet<string> } = {},
): MailedGroup[] {
  const named = articles.filter(({ articleId }) => namedOnly.has(articleId));
  if (named.length > 0) {
    const main = articles.filter(({ articleId }) => !namedOnly.has(articleId));
    const last = groupBySource(named, scFirst, { isOrdered }).flatMap((group) => group.articles);
    const heading = `${namedText}(${named.length}件)`;
    return [...groupBySource(main, scFirst, { isOrdered }), { heading, articles: last }];
  }
  const place = ({ section }: MailedArticle) => (scFirst && section === 1 ? 1 : 0);
  return SOURCES.flatMap(({ label, sections }) => {
    const own = articles
      .filter(({ section }) => sections.includes(section))
      .sort((a, b) => (isOrdered ? 0 : place(a) - place(b) || byDate(a, b)));
    return own.length === 0 ? [] : [{ heading: `${label}(${own.length}件)`, articles: own }];
  });
}

/** In the order in which somebody put them, under his headings and with his comments. */
export function groupAsChosen(
  chosen: readonly ChosenArticle[],
  articles: ReadonlyMap<string, MailedArticle>,
): MailedGroup[] {
  const groups: { heading: string; articles: MailedArticle[] }[] = [];
  let heading: string | undefined;
  for (const { id, comment, heading: begun } of chosen) {
    heading = begun ?? heading;
    const article = articles.get(id);
    if (!article) continue;
    const last = groups.at(-1);
    const group = last?.heading === (heading ?? "") ? last : { heading: heading ?? "", articles: [] };
    if (group !== last) groups.push(group);
    group.articles.push(comment === undefined ? article : { ...article, comment });
  }
  return groups;
}
