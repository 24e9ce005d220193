import type { Transaction } from "../db/tenant.ts";
import { buildAutomaton } from "../matching/engine/automaton.ts";
import { IN_TITLE } from "../matching/engine/leaves.ts";
import { TermFinder } from "../matching/engine/term-finder.ts";
import type { PreparedArticle } from "../matching/expression/evaluate.ts";
import { gramOfTerm, gramOfTitleTerm } from "./grams.ts";

const NO_PSEUDO_TERMS = { byCode: new Map(), byName: new Map(), byDomain: new Map(), longestDomain: 0 };

/** The known terms of one moment. */
export class KnownTerms {
  private readonly finder: TermFinder;

  constructor(
    readonly ids: readonly number[],
    /** Normalised, distinct, none empty; in the order of the ids. */
    terms: readonly string[],
  ) {
    const steps = buildAutomaton(terms);
    let step = steps.next();
    while (!step.done) step = steps.next();
    this.finder = new TermFinder(step.value, NO_PSEUDO_TERMS, terms.length);
  }

  /** Adds the numbers of the terms that an article holds. */
  addGrams(article: PreparedArticle, grams: number[]): void {
    this.finder.find(article);
    for (let at = 0; at < this.finder.count; at += 1) {
      const term = this.finder.terms[at] ?? 0;
      const id = this.ids[term] ?? 0;
      grams.push(gramOfTerm(id));
      if (((this.finder.found[term] ?? 0) & IN_TITLE) !== 0) grams.push(gramOfTitleTerm(id));
    }
  }
}

const VERSION = "SELECT terms_version::text AS version FROM search_state";

/** One statement, so that version and terms are of one moment. */
const TERMS = `
  SELECT s.terms_version::text AS version, t.ids, t.terms
  FROM search_state s, (SELECT coalesce(array_agg(term_id ORDER BY term_id), '{}') AS ids,
    coalesce(array_agg(term ORDER BY term_id), '{}') AS terms FROM search_term WHERE active) t`;

/** The terms that articles are indexed by: read once, and again only when more have become active. */
export class TermDirectory {
  private known: { version: string; terms: KnownTerms } | null = null;

  async current(tx: Transaction): Promise<KnownTerms> {
    const [now] = await tx.query<{ version: string }>(VERSION);
    if (this.known !== null && this.known.version === now?.version) return this.known.terms;
    const [row] = await tx.query<{ version: string; ids: number[]; terms: string[] }>(TERMS);
    const terms = new KnownTerms(row?.ids ?? [], row?.terms ?? []);
    this.known = { version: row?.version ?? "", terms };
    return terms;
  }
}
