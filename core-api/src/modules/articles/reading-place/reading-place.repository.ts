import type { Actor } from "../../../access/actor.ts";
import type { ResolvedSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { type PageRequest, publishedHits } from "../article/article-page.read-model.ts";
import type { ListVisitForm } from "./reading-place.form.ts";

type Reader = Pick<Actor, "contractId" | "userId">;

/** Only forwards: who looks at an older list in another tab has seen the newer one all the same. */
export const rememberVisit = (
  tx: Transaction,
  { contractId, userId }: Reader,
  { data_kbn, id, article_id }: ListVisitForm,
  now: Date,
): Promise<unknown> =>
  tx.query(
    `INSERT INTO list_visit (contract_id, user_id, data_kbn, id, article_id, visited_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (contract_id, user_id, data_kbn, id) DO UPDATE
     SET article_id = greatest(list_visit.article_id, excluded.article_id), visited_at = excluded.visited_at`,
    [contractId, userId, data_kbn, id, article_id, now],
  );

type Wanted = Pick<PageRequest, "period" | "sections">;

/** Whether a selection has more than so many articles that the user has not read. */
export async function hasMoreUnread(
  tx: Transaction,
  { contractId, userId }: Reader,
  selected: ResolvedSelection,
  wanted: Wanted,
  most: number,
): Promise<boolean> {
  const { hit, parameters } = publishedHits(contractId, selected, wanted);
  const [row] = await tx.query<{ n: number }>(
    `WITH ${hit} SELECT count(*)::int AS n FROM (
       SELECT FROM hit h WHERE NOT EXISTS (
         SELECT FROM read_mark r WHERE r.contract_id = $1 AND r.user_id = $6 AND r.article_id = h.article_id)
       LIMIT $7) unread`,
    [...parameters, userId, most + 1],
  );
  return (row?.n ?? 0) > most;
}

/** Moments of single marks are whole milliseconds: by a microsecond more, what was marked together is told from them. */
const TOGETHER = (at: string): string => `${at}::timestamptz + interval '1 microsecond'`;

/** Marks what is not marked yet, all with one moment. @returns how many */
export async function markSelection(
  tx: Transaction,
  { contractId, userId }: Reader,
  selected: ResolvedSelection,
  wanted: Wanted,
  now: Date,
): Promise<number> {
  const { hit, parameters } = publishedHits(contractId, selected, wanted);
  const [row] = await tx.query<{ n: number }>(
    `WITH ${hit}, marked AS (
       INSERT INTO read_mark (contract_id, user_id, article_id, read_at)
       SELECT $1, $6, article_id, ${TOGETHER("$7")} FROM hit ORDER BY article_id ON CONFLICT DO NOTHING RETURNING 1)
     SELECT count(*)::int AS n FROM marked`,
    [...parameters, userId, now],
  );
  return row?.n ?? 0;
}

/** Takes back what was marked at one moment. @returns how many */
export async function unmarkMoment(tx: Transaction, { contractId, userId }: Reader, at: Date): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `WITH gone AS (DELETE FROM read_mark WHERE contract_id = $1 AND user_id = $2 AND read_at = ${TOGETHER("$3")} RETURNING 1)
     SELECT count(*)::int AS n FROM gone`,
    [contractId, userId, at],
  );
  return row?.n ?? 0;
}
