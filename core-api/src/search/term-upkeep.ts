import { parseExpanded } from "@kirinuki/schema/expression/parse.ts";
import type { Transaction, TransactionScope } from "../db/tenant.ts";
import { awaitRunningMatches } from "../matching/set-up/arrival-lock.ts";
import { addDays, type Clock, tokyoDay } from "../time/tokyo.ts";
import { searchedTerms } from "./known-terms.read-model.ts";

const AT_ONCE = 5_000;
/** A longer one is rare enough by its bigrams. */
const LONGEST_TERM = 64;

const THEMES_CHANGED = `
  SELECT e.version::text AS version FROM expression_version e, search_state s WHERE e.version > s.expressions_version`;

const ADD = `
  INSERT INTO search_term (term) SELECT word FROM unnest($1::text[]) AS w(word)
  WHERE NOT EXISTS (SELECT 1 FROM search_term t WHERE t.term = word) ORDER BY word ON CONFLICT DO NOTHING`;

/** Takes in the terms of all themes, where any theme has changed since the last time. */
async function addTermsOfThemes(tx: Transaction): Promise<void> {
  const [changed] = await tx.query<{ version: string }>(THEMES_CHANGED);
  if (!changed) return;
  const rows = await tx.query<{ expression: string }>(
    "SELECT DISTINCT coalesce(expanded, expression) AS expression FROM expression",
  );
  const terms = new Set<string>();
  for (const { expression } of rows) {
    const result = parseExpanded(expression);
    if (result.ok) for (const term of searchedTerms(result.expression)) terms.add(term);
  }
  const wanted = [...terms].filter((term) => term.length <= LONGEST_TERM && term.isWellFormed());
  for (let at = 0; at < wanted.length; at += AT_ONCE) await tx.query(ADD, [wanted.slice(at, at + AT_ONCE)]);
  await tx.query("UPDATE search_state SET expressions_version = $1::bigint", [changed.version]);
}

/** Activates every waiting term. Returns when no process indexes without these terms any more. */
export async function activateTerms(scope: TransactionScope): Promise<void> {
  await scope.shared("write", async (tx) => {
    // One at a time, so that a version always names the same terms.
    await tx.query("SELECT 1 FROM search_state FOR UPDATE");
    await addTermsOfThemes(tx);
    const rows = await tx.query("SELECT 1 FROM search_term WHERE NOT active AND indexed_since IS NULL LIMIT 1");
    if (rows.length === 0) return;
    await tx.query("UPDATE search_term SET active = true WHERE NOT active AND indexed_since IS NULL");
    await tx.query("UPDATE search_state SET terms_version = terms_version + 1");
  });
  await awaitRunningMatches(scope);
}

/** The daily growth of the dictionary: waiting terms become known for all articles that arrive from tomorrow on. */
export async function learnTerms(scope: TransactionScope, clock: Clock): Promise<number> {
  await activateTerms(scope);
  const since = addDays(tokyoDay(clock.now()), 1);
  const learnt = await scope.shared("write", (tx) =>
    tx.query<{ learnt: number }>(
      `WITH learnt AS (UPDATE search_term SET indexed_since = $1::date WHERE active AND indexed_since IS NULL RETURNING 1)
       SELECT count(*)::int AS learnt FROM learnt`,
      [since],
    ),
  );
  return learnt[0]?.learnt ?? 0;
}
