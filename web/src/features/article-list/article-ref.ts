import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import type { ArticleRef } from "../../domain/home-address.ts";

/** How an article is named in the address; null for a source that this program does not know. */
export function articleRefOf(article: { id: string; dataSection: number }): ArticleRef | null {
  const dataSection = DATA_SECTIONS.find((known) => known === article.dataSection);
  return dataSection === undefined ? null : { id: article.id, dataSection };
}
