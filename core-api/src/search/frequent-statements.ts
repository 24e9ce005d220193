const TIMES = 3;
/** Each connection keeps a plan of each, which has a part for every week of articles: hundreds of kilobytes. */
const MOST_FREQUENT = 16;
/** Statements whose uses are counted; after so many others the count begins anew. */
const MOST_COUNTED = 500;

/**
 * The few statements that are worth preparing, as searches repeat them. It takes the first that come three times and keeps
 * them, since a connection never forgets a prepared statement.
 */
export class FrequentStatements {
  private readonly frequent = new Set<string>();
  private readonly uses = new Map<string, number>();

  /** Counts a use. @returns whether the statement is one of the few */
  use(sql: string): boolean {
    if (this.frequent.has(sql)) return true;
    if (this.frequent.size === MOST_FREQUENT) return false;
    const uses = (this.uses.get(sql) ?? 0) + 1;
    if (uses === TIMES) {
      this.frequent.add(sql);
      this.uses.delete(sql);
      return true;
    }
    if (this.uses.size === MOST_COUNTED) this.uses.clear();
    this.uses.set(sql, uses);
    return false;
  }
}
