import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Browser } from "../../../access/browsing.ts";
import { type ResolvedSelection, resolveSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { Refusal } from "../../../http/envelope.ts";
import { hitRanges } from "../../../matching/highlight.ts";
import { type Period, periodOf } from "../../../period/period.ts";
import { visibleCounts } from "../../../period/section-counts.ts";
import type { SearchResult } from "../../../search/article-search.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { selectionOf } from "../../themes/theme/selection.form.ts";
import { dayOf, toArticle } from "../article/article.mapper.ts";
import { sortOf } from "../article/article-list.query.ts";
import { type PageRequest, readPage, readSectionCounts } from "../article/article-page.read-model.ts";
import { readArticleRows } from "../article/article-rows.read-model.ts";
import { readableText, readBodies, searchedWordsIn } from "../article/article-text.read-model.ts";
import { readSameStories } from "../article/same-story.read-model.ts";
import { assessmentFilterOf } from "../article-assessment/assessment-filter.form.ts";
import type { ArticleSearchWire, TrySearchWire } from "./article-search.dto.ts";
import { type ArticleSearchForm, checkSearchForm } from "./article-search.form.ts";
import { headline } from "./headline.ts";
import { readHeadlines } from "./headlines.read-model.ts";
import { isWordless, searchedExpression, titleWords, wordsToMark } from "./searched-expression.ts";
import { snippetOf } from "./snippet.ts";
import { withoutTagWords } from "./tag-words.ts";

export interface SearchCall {
  tx: Transaction;
  actor: Actor;
  form: ArticleSearchForm;
}

/** A search that may be another's than the caller's. */
interface HitsCall extends Omit<SearchCall, "actor"> {
  actor: Browser & Pick<Actor, "sections">;
}

interface Found extends SearchResult {
  /** Null: nothing but tone and tags was asked for. */
  expression: Expression | null;
  selected: ResolvedSelection;
  period: Period;
}

// Searches what the contract's themes have found and the user may browse, or the whole collection; sources not visible left out.

type SearchParts = Pick<Parts, "search" | "clock">;

/** GET and POST /article_search. */
export async function searchHits(parts: SearchParts, call: SearchCall): Promise<ArticleSearchWire | Refusal<object>> {
  const found = await find(parts, call, "hits", true);
  if (found instanceof Refusal) return found;
  const { tx, actor } = call;
  const { selected, entries } = found;
  const ids = entries.map(({ articleId }) => articleId);
  const rows = await readArticleRows(tx, actor, ids, selected.browsableThemeIds);
  const themeIds = "themeIds" in selected.source ? new Set(selected.source.themeIds) : null;
  const storyOf = await readSameStories(tx, actor, ids, found.period);
  const days = daysOf(found);
  const words = found.expression && wordsOf(found.expression);
  const bodies = words ? await readBodies(tx, ids) : new Map<string, string>();
  const today = tokyoDay(parts.clock.now());
  const articles = rows.map((row) => {
    const body = bodies.get(row.article_id) ?? "";
    const searched = words ? { words: words.inTitle, found: searchedWordsIn(row, body, words.all) } : undefined;
    const readable = readableText(actor, row, body, today);
    return {
      ...toArticle(row, {
        processDate: days.get(row.article_id) ?? "",
        themeIds,
        sameStory: storyOf(row.article_id),
        searched,
        today,
      }),
      snippet: words ? snippetOf(readable, words.all) : null,
    };
  });
  const of = <Wire>(section: number) => articles.filter((article) => article.data_section === section) as Wire[];
  return {
    article_info: articles,
    mc_article_info: of(1),
    sc_article_info: of(2),
    web_news_article_info: of(3),
    magazine_article_info: of(5),
    marked_words: words ? words.all : [],
    ...totals(call, found),
  };
}

const wordsOf = (expression: Expression) => ({ all: wordsToMark(expression), inTitle: titleWords(expression) });

/** POST /try_search. */
export async function trySearch(parts: SearchParts, call: SearchCall): Promise<TrySearchWire | Refusal<object>> {
  const found = await find(parts, call, "collection", true);
  if (found instanceof Refusal) return found;
  const rows = await readHeadlines(
    call.tx,
    found.entries.map(({ articleId }) => articleId),
  );
  const days = daysOf(found);
  const words = found.expression ? titleWords(found.expression) : [];
  const articles = rows.map((row) => {
    const title = headline(row.title);
    const { article_id, data_section, media_code, media_name } = row;
    return {
      article_id,
      data_section,
      title,
      title_hits: hitRanges(title, words),
      media_code,
      media_name,
      issue_date: dayOf(row),
      process_date: days.get(article_id) ?? "",
    };
  });
  return { article_info: articles, ...totals(call, found) };
}

/** Lets a search's words be quicker from some later day on; for calls that may write. */
export async function learnWords({ search }: SearchParts, { tx, actor, form }: SearchCall): Promise<void> {
  const words = await withoutTagWords(tx, actor.contractId, form);
  const searched = await searchedExpression(tx, actor.contractId, words.form);
  if (searched.ok) await search.learn(tx, searched.expression);
}

/** Which articles of a user's themes a search finds; nothing else of them is read. */
export const findHits = (parts: SearchParts, call: HitsCall): Promise<SearchResult | Refusal<object>> =>
  find(parts, call, "hits");

async function find(
  { search, clock }: SearchParts,
  { tx, actor, form: given }: HitsCall,
  where: "hits" | "collection",
  partial = false,
): Promise<Found | Refusal<object>> {
  checkSearchForm(given);
  const { form, tagIds } = await withoutTagWords(tx, actor.contractId, given);
  const period = periodOf(form, clock);
  const selected = await resolveSelection(tx, actor, selectionOf(form));
  const { data_section: asked } = form;
  const sections = actor.sections.filter((section) => asked === undefined || asked.includes(section));
  const assessed = assessmentFilterOf(form, tagIds);
  // Days of issue are a search's.
  const isListed = isWordless(form) && form.issue_date_start === undefined && form.issue_date_end === undefined;
  if (assessed && where === "hits" && isListed) {
    const request = { period, sections, assessed, sort: sortOf(form), unread: null, unpublished: false };
    return { ...(await listed({ tx, actor, form }, selected, request)), expression: null, selected, period };
  }
  const searched = await searchedExpression(tx, actor.contractId, form);
  if (!searched.ok) return new Refusal("REFUSED_EXPRESSION", {}, [searched.fault]);
  const { expression } = searched;
  const result = await search.find(tx, {
    contractId: actor.contractId,
    expression,
    // A theme, group or topic that is named is searched alone, whichever call names it.
    source: where === "collection" && selectionOf(form) === null ? null : selected.source,
    period,
    issued: { start: form.issue_date_start, end: form.issue_date_end },
    sections,
    sort: sortOf(form),
    scFirst: selected.scFirst,
    assessed,
    gradingThemeIds: selected.browsableThemeIds,
    page: form.page,
    pageSize: form.page_size,
    partial,
  });
  return { ...result, expression, selected, period };
}

/** Tone and tags alone are no search: the lists have the answer. */
async function listed(
  { tx, actor, form }: HitsCall,
  selected: ResolvedSelection,
  request: Omit<PageRequest, "page" | "pageSize">,
): Promise<SearchResult> {
  const paged = { ...request, page: form.page, pageSize: form.page_size };
  const counts = await readSectionCounts(tx, actor.contractId, selected, paged);
  const { entries } = await readPage(tx, actor.contractId, selected, paged);
  return { counts, entries, days: [] };
}

const daysOf = ({ entries }: SearchResult): ReadonlyMap<string, string> =>
  new Map(entries.map(({ articleId, processDate }) => [articleId, processDate]));

function totals({ actor, form }: SearchCall, { counts, selected, unsearched = [] }: Found) {
  const { newspaper, web, magazine } = visibleCounts(counts, actor.sections);
  return {
    news_article_count: newspaper,
    web_news_article_count: web,
    magazine_article_count: magazine,
    sort_priorty: selected.scFirst ? "1" : "0",
    page: form.page,
    page_size: form.page_size,
    unsearched_days: unsearched.map(({ start, end }) => ({ start_day: start, end_day: end })),
  };
}
