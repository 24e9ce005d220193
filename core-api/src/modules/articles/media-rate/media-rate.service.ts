import type { AreaUnit } from "@kirinuki/schema/tones.ts";
import { type Static, Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { refuseLostUpdate, versionOf } from "../../../http/content-version.ts";
import { audit } from "../../audit/audit.ts";
import { lockContract } from "../article-setting/article-setting.repository.ts";
import type { RateLine } from "./media-rate.form.ts";

/** GET and PUT /media_rates. */
export const mediaRatesSchema = Type.Object({
  media_rates: Type.Array(
    Type.Object({
      media_code: Type.String(),
      media_name: Type.String(),
      /** 1: a square centimetre, 2: a column. */
      unit: Type.Integer({ enum: [1, 2] }),
      /** Yen for one unit. */
      rate: Type.Integer(),
    }),
  ),
  version: Type.String(),
});
export type MediaRatesWire = Static<typeof mediaRatesSchema>;

export interface RateCall {
  tx: Transaction;
  actor: Actor;
  requestId: string;
}

export interface RateRow {
  media_code: string;
  media_name: string;
  unit: AreaUnit;
  rate: number;
}

export const readRates = (tx: Transaction, contractId: number): Promise<RateRow[]> =>
  tx.query<RateRow>(
    `SELECT r.media_code, coalesce(m.media_name, r.media_code) AS media_name, r.unit, r.rate
     FROM media_rate r LEFT JOIN media m USING (media_code) WHERE r.contract_id = $1 ORDER BY r.media_code`,
    [contractId],
  );

/** GET /media_rates. */
export async function listRates({ tx, actor }: Pick<RateCall, "tx" | "actor">): Promise<MediaRatesWire> {
  const media_rates = await readRates(tx, actor.contractId);
  return { media_rates, version: versionOf(media_rates) };
}

/** Those of the codes that no medium has. */
export async function unknownMedia(tx: Transaction, codes: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ code: string }>(
    "SELECT code FROM unnest($1::text[]) AS c(code) WHERE NOT EXISTS (SELECT 1 FROM media m WHERE m.media_code = c.code)",
    [codes],
  );
  return new Set(rows.map(({ code }) => code));
}

/**
 * PUT /media_rates.
 * @throws AppError INVALID_FIELDS for a medium that there is not, LOST_UPDATE
 */
export async function saveRates(
  call: RateCall,
  lines: readonly RateLine[],
  version?: string | null,
): Promise<MediaRatesWire> {
  const { tx, actor } = call;
  await lockContract(tx, actor.contractId);
  refuseLostUpdate(version, await readRates(tx, actor.contractId));
  const unknown = await unknownMedia(
    tx,
    lines.map(({ media_code }) => media_code),
  );
  if (unknown.size > 0) {
    const [code] = unknown;
    throw invalidFields([{ field: "media_rates", message: `媒体コード「${code}」の媒体はありません。` }]);
  }
  await storeRates(call, lines);
  return listRates(call);
}

const STORE = `
  INSERT INTO media_rate (contract_id, media_code, unit, rate)
  SELECT $1, media_code, unit, rate FROM json_to_recordset($2::json) AS l(media_code text, unit smallint, rate int)
  WHERE rate IS NOT NULL
  ON CONFLICT (contract_id, media_code) DO UPDATE SET unit = excluded.unit, rate = excluded.rate`;

/** The lines as they are; a line without a rate takes the medium's away. */
export async function storeRates({ tx, actor, requestId }: RateCall, lines: readonly RateLine[]): Promise<void> {
  const { contractId, userId } = actor;
  const dropped = lines.filter(({ rate }) => rate === null).map(({ media_code }) => media_code);
  if (dropped.length > 0)
    await tx.query("DELETE FROM media_rate WHERE contract_id = $1 AND media_code = ANY ($2::text[])", [
      contractId,
      dropped,
    ]);
  await tx.query(STORE, [contractId, JSON.stringify(lines)]);
  const detail = lines.length === 1 ? { ...lines[0] } : { count: lines.length };
  await audit(tx, { contractId, actor: userId, action: "media_rate.save", detail, requestId });
}
