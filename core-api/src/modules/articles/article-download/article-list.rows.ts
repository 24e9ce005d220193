import type { Actor } from "../../../access/actor.ts";
import type { Browser } from "../../../access/browsing.ts";
import { readReaches } from "../../../access/reach.read-model.ts";
import { resolveSelection } from "../../../access/selection.ts";
import type { CsvEncoding } from "../../../csv/csv-encoding.ts";
import { oneChunk } from "../../../csv/one-chunk.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import { selectionOf } from "../../themes/theme/selection.form.ts";
import type { ArticleWire } from "../article/article.dto.ts";
import { ownStory, toArticle } from "../article/article.mapper.ts";
import { listPeriodOf, sortOf } from "../article/article-list.query.ts";
import { type EveryHit, everyHit, type PageEntry, readEveryPage } from "../article/article-page.read-model.ts";
import { readArticleRows } from "../article/article-rows.read-model.ts";
import { assessmentFilterOf } from "../article-assessment/assessment-filter.form.ts";
import type { ArticleListDownloadForm } from "./article-download.form.ts";
import { articleLines, namedHits } from "./article-lines.read-model.ts";

/** Whose list it is: what rights need, and whose read marks. */
export type ListReader = Browser & Pick<Actor, "userId" | "sections" | "purpose">;

interface Call {
  tx: Transaction;
  actor: ListReader;
  form: ArticleListDownloadForm;
  clock: Clock;
}

/** Articles a chunk, with what is the same for all of them. */
interface Wanted {
  entries: AsyncIterable<readonly PageEntry[]>;
  every: EveryHit;
  browsableThemeIds: readonly number[];
  /** As in lists: whose search words are shown; null where the list is of no theme. */
  themeIds: ReadonlySet<number> | null;
}

/** The same articles for both kinds of file; only one of them is read. */
export interface ArticleList {
  /** Exactly as the lists show them to this user, comments whole; some hundred at a time. */
  rows: AsyncIterable<readonly ArticleWire[]>;
  /** The same as lines of CSV, more at a time. */
  lines: (encoding: CsvEncoding) => AsyncIterable<string>;
}

/**
 * The articles of a download.
 * @throws AppError NOT_FOUND, ARTICLE_UNKNOWN or INVALID_FIELDS before the first chunk
 */
export async function articleList(call: Call): Promise<ArticleList> {
  const wanted = call.form.article_info ? await chosen(call, call.form.article_info) : await filtered(call);
  return { rows: present(call, wanted), lines: (encoding) => articleLines(call, wanted, encoding) };
}

async function* present({ tx, actor, clock }: Call, wanted: Wanted): AsyncGenerator<ArticleWire[]> {
  const today = tokyoDay(clock.now());
  for await (const entries of wanted.entries) {
    const ids = entries.map(({ articleId }) => articleId);
    const dayOf = new Map(entries.map(({ articleId, processDate }) => [articleId, processDate]));
    const rows = await readArticleRows(tx, actor, ids, wanted.browsableThemeIds);
    yield rows.map((row) => {
      const processDate = dayOf.get(row.article_id) ?? "";
      const sameStory = ownStory(row.article_id);
      return toArticle(row, { processDate, themeIds: wanted.themeIds, sameStory, today, wholeComment: true });
    });
  }
}

/** What can't be displayed any more is left out, as it is in the lists. */
async function chosen({ tx, actor }: Call, ids: readonly string[]): Promise<Wanted> {
  const reaches = await readReaches(tx, actor, ids);
  if (ids.some((id) => !reaches.has(id))) throw new AppError("ARTICLE_UNKNOWN");
  const open = ids.flatMap((id) => {
    const reach = reaches.get(id);
    return reach?.kind === "open" ? [{ articleId: id, processDate: reach.processDate, reach }] : [];
  });
  return {
    entries: oneChunk(open),
    every: namedHits(actor.contractId, open),
    browsableThemeIds: open[0]?.reach.browsableThemeIds ?? [],
    themeIds: null,
  };
}

async function filtered({ tx, actor, form, clock }: Call): Promise<Wanted> {
  const period = listPeriodOf(form, clock);
  const selected = await resolveSelection(tx, actor, selectionOf(form));
  const sections = actor.sections.filter((section) => form.data_section?.includes(section) ?? true);
  const request = { period, sections, sort: sortOf(form), assessed: assessmentFilterOf(form) };
  return {
    entries: readEveryPage(tx, actor.contractId, selected, request),
    every: everyHit(actor.contractId, selected, request),
    browsableThemeIds: selected.browsableThemeIds,
    themeIds: "themeIds" in selected.source ? new Set(selected.source.themeIds) : null,
  };
}
