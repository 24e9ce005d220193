import { writeArticleReferences } from "../../domain/article-references.ts";
import { pathOf } from "../../domain/screen-path.ts";

/** The mail (1002) of articles, with the records that were added by hand to a folder of clips. */
export const mailAddress = (
  articles: readonly { id: string; dataSection: number }[],
  folder: string | null = null,
): string => `${pathOf("1002")}?${writeArticleReferences(articles)}${folder === null ? "" : `&folder=${folder}`}`;
