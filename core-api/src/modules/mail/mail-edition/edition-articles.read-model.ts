import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { earliestSetupDay } from "../../../period/arrival-month.ts";
import type { DayString } from "../../../time/tokyo.ts";
import type { EditionTarget } from "./edition.ts";
import { HITS, SHOWN } from "./target-hits.ts";

/** An article of the target. */
export interface EditionHit {
  id: string;
  processDate: DayString;
  section: DataSection;
  /** False where it was withdrawn or unpublished, or the contract has lost its source. */
  isOpen: boolean;
}

/** $1 contract, $2 articles, $3 target, $4 a day that none is older than. */
const named = (kbn: EditionTarget["dataKbn"]): string => `
  SELECT ta.article_id::text AS id, min(ta.process_date)::text AS "processDate", min(ta.data_section)::int AS section,
    bool_or(${SHOWN}) AS "isOpen"
  FROM ${HITS[kbn]} AND ta.article_id = ANY ($2::bigint[]) AND ta.process_date >= $4::date GROUP BY ta.article_id`;

/** Those of the articles that are in the target, by id. */
export async function readNamedHits(
  tx: Transaction,
  contractId: number,
  target: EditionTarget,
  ids: readonly string[],
): Promise<Map<string, EditionHit>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<EditionHit>(named(target.dataKbn), [contractId, ids, target.id, earliestSetupDay(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** $1 contract, $2 mail edition, $3 target, $4 first day, $5 sources, $6 the draft's articles, $7 how many. */
const arrivals = (kbn: EditionTarget["dataKbn"]): string => `
  SELECT ta.article_id::text AS id, count(*) OVER ()::int AS total
  FROM ${HITS[kbn]} AND ta.process_date >= $4::date AND ta.data_section = ANY ($5::smallint[]) AND ${SHOWN}
    AND ta.article_id <> ALL ($6::bigint[])
    AND NOT EXISTS (SELECT 1 FROM mail_edition_article d WHERE d.contract_id = $1 AND d.mail_edition_id = $2::int AND d.article_id = ta.article_id)
  GROUP BY ta.article_id ORDER BY ${kbn === 3 ? "min(ta.display_order), " : ""}ta.article_id DESC LIMIT $7`;

export interface Arrivals {
  /** Latest first. */
  ids: string[];
  /** Of all of them. */
  count: number;
}

interface ArrivalsRequest {
  target: EditionTarget;
  /** Null before anything was saved. */
  editionId: number | null;
  since: DayString;
  inDraft: readonly string[];
  atMost: number;
}

/** What is in the target and was neither sent nor left out nor put into the draft, in the caller's eyes. */
export async function readArrivals(tx: Transaction, actor: Actor, request: ArrivalsRequest): Promise<Arrivals> {
  const { target, editionId, since, inDraft, atMost } = request;
  const rows = await tx.query<{ id: string; total: number }>(arrivals(target.dataKbn), [
    actor.contractId,
    editionId,
    target.id,
    since,
    actor.sections,
    inDraft,
    atMost,
  ]);
  return { ids: rows.map(({ id }) => id), count: rows[0]?.total ?? 0 };
}

const LEFT_OUT = `
  SELECT article_id::text AS id FROM mail_edition_article
  WHERE contract_id = $1 AND mail_edition_id = $2 AND state = 'left_out' ORDER BY decided_at DESC, article_id DESC LIMIT $3`;

/** The last that were left out. */
export async function readLeftOut(
  tx: Transaction,
  contractId: number,
  editionId: number,
  atMost: number,
): Promise<string[]> {
  return (await tx.query<{ id: string }>(LEFT_OUT, [contractId, editionId, atMost])).map(({ id }) => id);
}

const DECIDED = `
  SELECT article_id::text AS id, state FROM mail_edition_article
  WHERE contract_id = $1 AND mail_edition_id = $2 AND article_id = ANY ($3::bigint[])`;

/** What became of those of the articles that were sent or left out. */
export async function readDecided(
  tx: Transaction,
  contractId: number,
  editionId: number,
  ids: readonly string[],
): Promise<Map<string, "sent" | "left_out">> {
  const rows = await tx.query<{ id: string; state: "sent" | "left_out" }>(DECIDED, [contractId, editionId, ids]);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
