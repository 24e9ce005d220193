import type { DataSection } from "@kirinuki/schema/codes.ts";
import DataLoader from "dataloader";
import type { CoreApi } from "../../core-api/core-api.ts";
import { CoreRefusal } from "../../core-api/core-error.ts";
import type { ArticleWire } from "../../core-api/wire.ts";
import { type Selection, selectionQuery } from "../theme/theme.mapper.ts";

export interface ArticleKey {
  id: string;
  dataSection: DataSection;
  /** The list it is opened from. */
  selection?: Selection | null;
  /** What is marked instead of the words for which themes found it. */
  markedWords?: string[];
}

export type ArticleLoader = DataLoader<ArticleKey, ArticleWire | CoreRefusal | null, string>;

async function loadOne(
  core: CoreApi,
  { id, dataSection, selection, markedWords }: ArticleKey,
): Promise<ArticleWire | CoreRefusal | null> {
  const answer = await core.articles.one({
    articleId: id,
    data_section: dataSection,
    ...(selection && selectionQuery(selection)),
    marked_words: markedWords,
  });
  return answer instanceof CoreRefusal ? answer : (answer.article_info[0] ?? null);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Articles of one request, each asked for once however often the document names it. core-api knows no call for many. */
export const articleLoader = (core: CoreApi): ArticleLoader =>
  new DataLoader((keys) => Promise.all(keys.map((key) => loadOne(core, key).catch(asError))), {
    cacheKeyFn: ({ id, dataSection, selection, markedWords }) =>
      JSON.stringify([dataSection, id, selection, markedWords]),
  });
