import { IsOptional } from "class-validator";
import type { Actor } from "../../../access/actor.ts";
import { readReach } from "../../../access/reach.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { DEFAULT_PAGE_SIZE, IdField, PageField, PageSizeField } from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { type SameStoryWire, sameStorySchema } from "./article.dto.ts";
import { toArticle } from "./article.mapper.ts";
import { type ArticleRow, readArticleRows } from "./article-rows.read-model.ts";
import { readBodies, searchedWordsIn } from "./article-text.read-model.ts";
import { MarkedWordsField } from "./marked-words.ts";
import { readOthers, readSameStories } from "./same-story.read-model.ts";

class SameStoryQuery extends PeriodQuery {
  @IdField("記事ID") articleId!: string;
  @IsOptional() @MarkedWordsField() marked_words?: string[];
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}

/** GET /same_story (api.md has it not): what "ほか n 件" beside an article unfolds. */
export function sameStoryRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/same_story",
    allow: ANY_USER,
    summary: "Other articles of the same story, of every theme, topic and source that the user may see",
    query: SameStoryQuery,
    data: sameStorySchema,
    run: ({ actor, tx, query }) => sameStory(tx, actor, query, clock),
  });
}

/** @throws AppError NOT_FOUND where the article is not for this user, or can't be displayed any more */
async function sameStory(tx: Transaction, actor: Actor, query: SameStoryQuery, clock: Clock): Promise<SameStoryWire> {
  const { articleId, page, page_size } = query;
  const reach = await readReach(tx, actor, articleId);
  if (reach.kind !== "open") throw new AppError("NOT_FOUND");
  const period = periodOf(query, clock);
  const { storyId, others } = (await readSameStories(tx, actor, [articleId], period))(articleId);
  const found = await readOthers(tx, actor, articleId, { period, page, pageSize: page_size });
  const ids = found.map((other) => other.articleId);
  const storyOf = await readSameStories(tx, actor, ids, period);
  const dayOf = new Map(found.map((other) => [other.articleId, other.processDate]));
  const rows = await readArticleRows(tx, actor, ids, reach.browsableThemeIds);
  const words = query.marked_words;
  const bodies = await (words ? readBodies(tx, ids) : new Map<string, string>());
  const searchedIn = (row: ArticleRow) =>
    words && { words, found: searchedWordsIn(row, bodies.get(row.article_id) ?? "", words) };
  return {
    article_info: rows.map((row) =>
      toArticle(row, {
        processDate: dayOf.get(row.article_id) ?? "",
        themeIds: null,
        sameStory: storyOf(row.article_id),
        searched: searchedIn(row),
        today: tokyoDay(clock.now()),
      }),
    ),
    same_story_id: storyId,
    same_story_count: others,
    page,
    page_size,
  };
}
