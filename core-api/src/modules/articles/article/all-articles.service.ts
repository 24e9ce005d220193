import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Actor } from "../../../access/actor.ts";
import { type OpenReach, type Reach, readReaches } from "../../../access/reach.read-model.ts";
import { readScFirst, resolveSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { type SectionCounts, visibleCounts } from "../../../period/section-counts.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import { selectionOf } from "../../themes/theme/selection.form.ts";
import { assessmentFilterOf } from "../article-assessment/assessment-filter.form.ts";
import { type AllArticlesForm, pageSizeOf, refuseBoth } from "./all-articles.form.ts";
import type { AllArticlesWire, ArticleWire, MagazineWire, NewspaperWire, WebWire } from "./article.dto.ts";
import { toArticle } from "./article.mapper.ts";
import { listPeriodOf, sortOf } from "./article-list.query.ts";
import { readPage, readSectionCounts } from "./article-page.read-model.ts";
import { readArticleRows } from "./article-rows.read-model.ts";
import { readSameStories } from "./same-story.read-model.ts";
import { readWithdrawn, type WithdrawnArticle } from "./withdrawn-articles.read-model.ts";

interface Call {
  actor: Actor;
  tx: Transaction;
  form: AllArticlesForm;
  clock: Clock;
}

interface Found {
  articles: ArticleWire[];
  counts: SectionCounts;
  scFirst: boolean;
  /** Articles that were named and can't be displayed, or not to this user. */
  missing: string[];
  /** Those of them that their sources took back. */
  withdrawn: WithdrawnArticle[];
}

/**
 * Articles of all sources, by source (api.md, POST /all_articles).
 * @throws AppError ARTICLE_UNKNOWN where articles are named and the user has no way to any of them
 */
export async function listAllArticles({ actor, tx, form, clock }: Call): Promise<AllArticlesWire> {
  refuseBoth(form);
  const found = form.article_info
    ? await named({ actor, tx, form, clock }, form.article_info)
    : await filtered({ actor, tx, form, clock });
  const of = <Wire extends ArticleWire>(section: DataSection) =>
    found.articles.filter((article) => article.data_section === section) as Wire[];
  const { newspaper, web, magazine } = visibleCounts(found.counts, actor.sections);
  return {
    mc_article_info: of<NewspaperWire>(1),
    sc_article_info: of<NewspaperWire>(2),
    web_news_article_info: of<WebWire>(3),
    magazine_article_info: of<MagazineWire>(5),
    news_article_count: newspaper,
    web_news_article_count: web,
    magazine_article_count: magazine,
    sort_priorty: found.scFirst ? "1" : "0",
    unavailable_article_ids: found.missing,
    withdrawn_article_info: found.withdrawn,
    page: form.page,
    page_size: pageSizeOf(form),
  };
}

/** A mail's articles in its order. What can't be displayed any more is told apart, so that one such article spoils no list. */
async function named(call: Call, ids: readonly string[]): Promise<Found> {
  const { actor, tx, form } = call;
  const reaches = await readReaches(tx, actor, ids);
  if (reaches.size === 0) throw new AppError("ARTICLE_UNKNOWN");
  const open = ids.flatMap((id) => {
    const reach = reaches.get(id);
    return isListed(reach, actor) ? [{ id, reach }] : [];
  });
  const wanted = open.filter(({ reach }) => form.data_section?.includes(reach.section) ?? true);
  const counts: SectionCounts = { 1: 0, 2: 0, 3: 0, 5: 0 };
  for (const { reach } of wanted) counts[reach.section] += 1;
  const size = pageSizeOf(form);
  const page = wanted.slice((form.page - 1) * size, form.page * size);
  const browsable = open[0]?.reach.browsableThemeIds ?? [];
  const entries = page.map(({ id, reach }) => ({ articleId: id, processDate: reach.processDate }));
  const articles = await listed(call, entries, { browsable, themeIds: null });
  const missing = ids.filter((id) => !isListed(reaches.get(id), actor));
  const closed = missing.filter((id) => reaches.get(id)?.kind === "closed");
  const withdrawn = await readWithdrawn(tx, actor, closed);
  return { articles, counts, scFirst: await readScFirst(tx, actor.contractId), missing, withdrawn };
}

/** An administrator sees what the contract has unpublished, with its state. */
const isListed = (reach: Reach | undefined, { role }: Actor): reach is OpenReach =>
  reach?.kind === "open" || (reach?.kind === "unpublished" && role === "Admin");

/** A page over all sources together, in the order of the lists. */
async function filtered(call: Call): Promise<Found> {
  const { actor, tx, form, clock } = call;
  const period = listPeriodOf(form, clock);
  const selected = await resolveSelection(tx, actor, selectionOf(form));
  const sections = actor.sections.filter((section) => form.data_section?.includes(section) ?? true);
  const request = {
    ...{ period, sections, sort: sortOf(form), unread: null, unpublished: false, assessed: assessmentFilterOf(form) },
    page: form.page,
    pageSize: pageSizeOf(form),
  };
  const counts = await readSectionCounts(tx, actor.contractId, selected, request);
  const { entries } = await readPage(tx, actor.contractId, selected, request);
  const themeIds = "themeIds" in selected.source ? new Set(selected.source.themeIds) : null;
  const articles = await listed(call, entries, { browsable: selected.browsableThemeIds, themeIds });
  return { articles, counts, scFirst: selected.scFirst, missing: [], withdrawn: [] };
}

/** The articles of a page as lists show them, with the others of their stories in the same period. */
async function listed(
  { actor, tx, form, clock }: Call,
  entries: readonly { articleId: string; processDate: string }[],
  { browsable, themeIds }: { browsable: readonly number[]; themeIds: ReadonlySet<number> | null },
): Promise<ArticleWire[]> {
  const ids = entries.map(({ articleId }) => articleId);
  const rows = await readArticleRows(tx, actor, ids, browsable);
  const storyOf = await readSameStories(tx, actor, ids, listPeriodOf(form, clock));
  const dayOf = new Map(entries.map(({ articleId, processDate }) => [articleId, processDate]));
  return rows.map((row) =>
    toArticle(row, {
      processDate: dayOf.get(row.article_id) ?? "",
      themeIds,
      sameStory: storyOf(row.article_id),
      today: tokyoDay(clock.now()),
    }),
  );
}
