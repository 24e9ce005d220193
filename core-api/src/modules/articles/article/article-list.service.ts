import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Actor } from "../../../access/actor.ts";
import { resolveSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import { selectionOf } from "../../themes/theme/selection.form.ts";
import { assessmentFilterOf } from "../article-assessment/assessment-filter.form.ts";
import type { Listing } from "./article.mapper.ts";
import { type AnyArticleListQuery, listPeriodOf, sortOf, unreadOf, withUnpublished } from "./article-list.query.ts";
import { readPage } from "./article-page.read-model.ts";
import { type ArticleRow, readArticleRows } from "./article-rows.read-model.ts";
import { readSameStories } from "./same-story.read-model.ts";

export interface ListedArticles<Wire> {
  articles: Wire[];
  total: number;
}

/**
 * One page of the articles of one source: four statements, however long the page. Sources the user may not see are left out,
 * so a list of only such is empty.
 */
export async function listArticles<Wire>(
  { actor, tx, query, clock }: { actor: Actor; tx: Transaction; query: AnyArticleListQuery; clock: Clock },
  sections: readonly DataSection[],
  present: (row: ArticleRow, listing: Listing) => Wire,
): Promise<ListedArticles<Wire>> {
  const period = listPeriodOf(query, clock);
  const selected = await resolveSelection(tx, actor, selectionOf(query));
  const { data_section: asked } = query;
  const visible = sections.filter((each) => actor.sections.includes(each) && (asked === undefined || asked === each));
  if (visible.length === 0) return { articles: [], total: 0 };
  const unread = unreadOf(query, actor.userId, clock);
  const paging = { page: query.page, pageSize: query.page_size };
  const request = {
    period,
    sections: visible,
    sort: sortOf(query),
    unread,
    unpublished: withUnpublished(query, actor),
    assessed: assessmentFilterOf(query),
    ...paging,
  };
  const { total, entries } = await readPage(tx, actor.contractId, selected, request);
  const ids = entries.map(({ articleId }) => articleId);
  const rows = await readArticleRows(tx, actor, ids, selected.browsableThemeIds);
  const storyOf = await readSameStories(tx, actor, ids, period);
  const themeIds = "themeIds" in selected.source ? new Set(selected.source.themeIds) : null;
  const dayOf = new Map(entries.map(({ articleId, processDate }) => [articleId, processDate]));
  const articles = rows.map((row) =>
    present(row, {
      processDate: dayOf.get(row.article_id) ?? "",
      themeIds,
      sameStory: storyOf(row.article_id),
      today: tokyoDay(clock.now()),
    }),
  );
  return { articles, total };
}
