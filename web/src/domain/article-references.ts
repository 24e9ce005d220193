import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { articlesOf, type MailArticle, readLinkQuery, writeGroups } from "@kirinuki/schema/mail-link.ts";

/** `a00=m101.s102`: articles as the links of mails name them, for screens that show chosen ones. */
export function writeArticleReferences(articles: readonly { id: string; dataSection: number }[]): string {
  const known = articles.flatMap(({ id, dataSection }): MailArticle[] => {
    const section = DATA_SECTIONS.find((each) => each === dataSection);
    return section === undefined ? [] : [{ id, dataSection: section }];
  });
  return new URLSearchParams(writeGroups([{ theme: null, articles: known }])).toString();
}

/** The articles that an address names, each once, in its order. What can't be read is left out. */
export const readArticleReferences = (params: URLSearchParams): readonly MailArticle[] =>
  articlesOf(readLinkQuery(params));
