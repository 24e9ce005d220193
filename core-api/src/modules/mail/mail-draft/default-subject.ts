import type { Actor } from "../../../access/actor.ts";
import { BROWSING, browsingParameters } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { subjectOf } from "../../../mail/content/subject.ts";
import { earliestSetupDay } from "../../../period/arrival-month.ts";
import { tokyoDay } from "../../../time/tokyo.ts";

/** Of the themes that the caller may browse, the first in the contract's order that hit every article. $5 articles, $6 a day that none is older than. */
const COMMON_THEME = `
  WITH ${BROWSING}
  SELECT t.theme_name AS name FROM theme_article ta JOIN browsable_theme t USING (theme_id)
  WHERE ta.contract_id = $1 AND ta.article_id = ANY ($5::bigint[]) AND ta.process_date >= $6::date
  GROUP BY t.theme_id, t.theme_name, t.display_order HAVING count(DISTINCT ta.article_id) = cardinality($5::bigint[])
  ORDER BY t.display_order, t.theme_id LIMIT 1`;

const TITLE = "SELECT title FROM article WHERE article_id = $1::bigint";

/** A headline may be long; a subject is read in a list. */
const LONGEST_TITLE = 60;

/**
 * What a mail of chosen articles is about before anybody says so: theme and date as a setting's mail (subject pattern 1), or where no theme has
 * all of them the first headline with how many others there are. All of the articles are open to the caller.
 */
export async function defaultSubject(
  tx: Transaction,
  actor: Actor,
  ids: readonly string[],
  now: Date,
): Promise<string> {
  const [first] = ids;
  if (first === undefined) return "";
  const [theme] = await tx.query<{ name: string }>(COMMON_THEME, [
    ...browsingParameters(actor),
    ids,
    earliestSetupDay(ids),
  ]);
  if (theme) return subjectOf(1, { name: theme.name, date: tokyoDay(now), count: ids.length });
  const [article] = await tx.query<{ title: string }>(TITLE, [first]);
  const letters = [...(article?.title ?? "")];
  const title = letters.length > LONGEST_TITLE ? `${letters.slice(0, LONGEST_TITLE).join("")}…` : letters.join("");
  return subjectOf(3, {
    name: ids.length === 1 ? title : `${title} ほか${ids.length - 1}件`,
    date: tokyoDay(now),
    count: ids.length,
  });
}
