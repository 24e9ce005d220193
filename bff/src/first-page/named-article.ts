import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { articlesOf, readMailLink } from "@kirinuki/schema/mail-link.ts";

export interface NamedArticle {
  id: string;
  dataSection: DataSection;
}

/** Where a mail's link begins, on both devices (spec section 2, Mail deep links). */
const LINK_PATH = /^\/(?:0001|sp\/0001|sp)?\/?$/;
const ARTICLE_PATH = /^\/(?:sp\/)?0008\/?$/;
const ID = /^[1-9]\d{0,17}$/;
/** The mode of a link that opens one article. */
const ONE_ARTICLE = 4;

/** The article that an address opens by itself: the link of a mail to one article, or screen 0008. Null for every other address. */
export function namedArticle(path: string, query: URLSearchParams): NamedArticle | null {
  if (ARTICLE_PATH.test(path)) {
    const id = query.get("articleId") ?? "";
    const dataSection = DATA_SECTIONS.find((known) => String(known) === query.get("data_section"));
    return ID.test(id) && dataSection !== undefined ? { id, dataSection } : null;
  }
  const link = LINK_PATH.test(path) ? readMailLink(query) : null;
  const [first] = link?.mode === ONE_ARTICLE ? articlesOf(link) : [];
  return first ?? null;
}
