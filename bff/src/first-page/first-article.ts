import type { CoreApi } from "../core-api/core-api.ts";
import { CoreRefusal } from "../core-api/core-error.ts";
import { articleLoader } from "../modules/article/article.loader.ts";
import { toArticleDetail } from "../modules/article/article.mapper.ts";
import { articleMarkup } from "./article-markup.ts";
import type { NamedArticle } from "./named-article.ts";

/** Markup of an article where core-api shows it to the caller; null for every other outcome. It counts and marks nothing. */
export const firstArticle = (core: CoreApi, named: NamedArticle): Promise<string | null> =>
  articleLoader(core)
    .load(named)
    .then((wire) => (wire === null || wire instanceof CoreRefusal ? null : articleMarkup(toArticleDetail(wire))))
    // Whatever fails here, the program tells of it when it asks itself.
    .catch(() => null);
