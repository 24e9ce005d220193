import { databaseCode, type Transaction } from "../../db/tenant.ts";
import { isUnavailable } from "../../errors/unavailable.ts";
import type { ArchivedDays } from "../known-terms.read-model.ts";

/** Milliseconds for which a server that did not answer is left alone. */
const LEFT_ALONE = 10_000;
const CANCELED = "57014";
/** What postgres_fdw says by itself begins so; the rest is what the server or the connection said. */
const OF_FOREIGN_DATA = /^HV/;

/** A search that took too long is no sign that a server is away. */
function isAway(error: unknown): boolean {
  const code = databaseCode(error) ?? "";
  return code !== CANCELED && (isUnavailable(error) || OF_FOREIGN_DATA.test(code));
}

/** Remembers which archive servers did not answer, so that not every search has to find out. */
export class ArchivesAway {
  private readonly until = new Map<string, number>();

  /**
   * Runs a search of archived days, and again without the servers that are found to be away.
   * @param search is given the archives to leave out
   */
  async whatAnswers<Result>(
    tx: Transaction,
    archives: readonly ArchivedDays[],
    search: (away: readonly ArchivedDays[]) => Promise<Result>,
  ): Promise<{ result: Result; away: readonly ArchivedDays[] }> {
    let away = archives.filter(({ name }) => (this.until.get(name) ?? 0) > performance.now());
    for (;;) {
      const tried = await attempt(tx, () => search(away));
      if (tried.ok) return { result: tried.result, away };
      const found: ArchivedDays[] = [];
      for (const archive of archives)
        if (!away.includes(archive) && !(await answers(tx, archive.name))) found.push(archive);
      // Then it was not an archive that failed.
      if (found.length === 0) throw tried.error;
      for (const { name } of found) this.until.set(name, performance.now() + LEFT_ALONE);
      away = archives.filter((archive) => away.includes(archive) || found.includes(archive));
    }
  }
}

type Tried<Result> = { ok: true; result: Result } | { ok: false; error: unknown };

/** A failure leaves the transaction as it was. @throws errors that no archive can be the cause of */
async function attempt<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Tried<Result>> {
  await tx.query("SAVEPOINT archives");
  try {
    const result = await work();
    await tx.query("RELEASE SAVEPOINT archives");
    return { ok: true, result };
  } catch (error) {
    if (!isAway(error)) throw error;
    await tx.query("ROLLBACK TO SAVEPOINT archives");
    return { ok: false, error };
  }
}

async function answers(tx: Transaction, name: string): Promise<boolean> {
  const tried = await attempt(tx, () => tx.query(`SELECT FROM article_search_at_${name} LIMIT 1`));
  return tried.ok;
}
