import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { databaseCode, type Transaction } from "../db/tenant.ts";
import { AppError } from "../errors/app-error.ts";
import { type CountColumns, countsOf } from "../period/section-counts.ts";
import { addDays, type DayString } from "../time/tokyo.ts";
import { ArchivesAway } from "./archive/archives-away.ts";
import { isIn, shared, without } from "./archive/days.ts";
import type { ArticleSearch, SearchRequest, SearchResult } from "./article-search.ts";
import { FrequentStatements } from "./frequent-statements.ts";
import { isOneBigram } from "./grams.ts";
import { type Days, readDaysOfHits } from "./hit-days.read-model.ts";
import {
  FROM_END_TO_END,
  type KnownTerm,
  PLANNED_ONCE,
  type Preparation,
  prepareSearch,
  searchedTerms,
} from "./known-terms.read-model.ts";
import { type Stretch, searchStatement } from "./search-statement.ts";

const CANCELED = "57014";
/** Longest word that is worth knowing, and how many of one search. */
const LONGEST_TERM = 64;
const TERMS_AT_ONCE = 50;

const NOTHING: SearchResult = { counts: { 1: 0, 2: 0, 3: 0, 5: 0 }, entries: [], days: [] };

interface Row extends CountColumns {
  ids: string[] | null;
  days: DayString[] | null;
  by_day?: { day: DayString; count: number }[] | null;
}

/**
 * Called once for each search with what it was over: "hits" of themes, "indexed" words of all articles, or their texts "end_to_end"; and
 * with seconds.
 */
export type SearchObserver = (over: "hits" | "indexed" | "end_to_end", seconds: number) => void;

/** Search on `article_search`: bigrams and known terms in a GIN index, the text itself only where those can't tell. */
export class PostgresSearch implements ArticleSearch {
  private readonly frequent = new FrequentStatements();
  private readonly away = new ArchivesAway();

  constructor(
    /** Milliseconds after which a search is given up. */
    private readonly timeout: number,
    private readonly observe: SearchObserver = () => {},
  ) {}

  async find(tx: Transaction, request: SearchRequest): Promise<SearchResult> {
    if (request.sections.length === 0) return NOTHING;
    try {
      const preparation = await prepareSearch(tx, request, this.timeout);
      const days =
        request.source === null
          ? keptDays(request.period, preparation)
          : await readDaysOfHits(tx, request, request.source);
      if (days === null) return NOTHING;
      const archives = request.partial ? preparation.archives.filter((archive) => isIn(archive, days)) : [];
      if (archives.length === 0) return await this.search(tx, request, [days], preparation);
      const { result, away } = await this.away.whatAnswers(tx, archives, (silent) =>
        this.search(tx, request, without(days, silent), preparation),
      );
      return { ...result, unsearched: away.flatMap((archive) => shared(archive, days)) };
    } catch (error) {
      if (databaseCode(error) === CANCELED) throw new AppError("SEARCH_TOO_LONG");
      throw error;
    }
  }

  /** Of the collection the same plan serves all; of hits it depends on how many there are. */
  private async search(
    tx: Transaction,
    request: SearchRequest,
    days: readonly Days[],
    { known, excludedDomains }: Preparation,
  ): Promise<SearchResult> {
    if (days.length === 0) return NOTHING;
    const start = performance.now();
    const parts = days.flatMap((each) => stretches(each, known));
    const { sql, parameters, isIndexed } = searchStatement(request, parts, excludedDomains);
    const isPrepared = isIndexed && request.source === null && this.frequent.use(sql);
    if (!isIndexed) await tx.query(FROM_END_TO_END);
    else if (!isPrepared && request.source === null) await tx.query(PLANNED_ONCE);
    const [row] = await (isPrepared ? tx.prepared<Row>(sql, parameters) : tx.query<Row>(sql, parameters));
    const over = request.source !== null ? "hits" : isIndexed ? "indexed" : "end_to_end";
    this.observe(over, (performance.now() - start) / 1000);
    const found = row?.days ?? [];
    return {
      counts: row ? countsOf(row) : NOTHING.counts,
      entries: (row?.ids ?? []).map((articleId, at) => ({ articleId, processDate: found[at] ?? "" })),
      days: row?.by_day ?? [],
    };
  }

  async learn(tx: Transaction, expression: Expression): Promise<void> {
    const terms = [...searchedTerms(expression)].filter(
      (term) => term.length <= LONGEST_TERM && term.isWellFormed() && !isOneBigram(term),
    );
    if (terms.length === 0) return;
    await tx.query("SELECT remember_search_terms($1::text[])", [terms.slice(0, TERMS_AT_ONCE)]);
  }
}

/** What the contract keeps of some days; null: nothing. Hits are hidden by the database itself. */
function keptDays({ start, end }: Days, { keptFrom }: Preparation): Days | null {
  if (keptFrom === null || keptFrom <= start) return { start, end };
  return keptFrom <= end ? { start: keptFrom, end } : null;
}

/** More stretches would cost more than the terms that are known a little earlier gain. */
const MOST_STRETCHES = 3;

/** Splits days where terms become known; a term that becomes known inside of a stretch counts from the next one on. */
function stretches({ start, end }: Days, terms: readonly KnownTerm[]): Stretch[] {
  const starts = new Set(terms.map(({ since }) => since).filter((since) => since > start && since <= end));
  const latest = [...starts].sort().slice(1 - MOST_STRETCHES);
  return [start, ...latest].map((from, at) => ({
    start: from,
    end: latest[at] === undefined ? end : addDays(latest[at], -1),
    known: new Map(terms.filter(({ since }) => since <= from).map(({ term, termId }) => [term, termId])),
  }));
}
