import { writeArticleReferences } from "../../domain/article-references.ts";
import { pathOf } from "../../domain/screen-path.ts";

/** The mail (1002) of articles. */
export const mailAddress = (articles: readonly { id: string; dataSection: number }[]): string =>
  `${pathOf("1002")}?${writeArticleReferences(articles)}`;
