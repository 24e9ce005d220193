import { absentCodes, type PaperArrivals, readPaperArrivals } from "../../arrivals/paper-arrivals.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { ComposedMail } from "./compose-mail.ts";
import type { ClaimedMessage } from "./outbox.ts";

/** A mail of a day's newspapers, and its message. */
export interface Morning {
  mail: ComposedMail;
  message: Pick<ClaimedMessage, "contract_id" | "mail_run_id">;
}

const KEEP = `
  INSERT INTO mail_arrival (contract_id, mail_run_id, told_at, expected_count, arrived_count, absent_media, line)
  SELECT DISTINCT contract_id, mail_run_id, $2::timestamptz, $3::int, $4::int, $5::text[], $6
  FROM json_to_recordset($1::json) AS m(contract_id int, mail_run_id bigint) ORDER BY 1, 2
  ON CONFLICT DO NOTHING`;

/**
 * Puts into mails how the newspapers stand now, and keeps with their runs what they say. It is committed before they are handed over, so
 * whatever reached somebody can be proven, also where the worker was killed right afterwards.
 */
export async function tellArrivals(tx: Transaction, mornings: readonly Morning[], now: Date): Promise<void> {
  const told = await addArrivals(
    tx,
    mornings.map(({ mail }) => mail),
    now,
  );
  if (!told) return;
  const own = mornings.filter(({ mail }) => mail.digest.arrivals === told.line);
  const runs = own.map(({ message: { contract_id, mail_run_id } }) => ({ contract_id, mail_run_id }));
  const { expected, arrived, line } = told;
  await tx.query(KEEP, [JSON.stringify(runs), now, expected, arrived, absentCodes(told), line]);
}

/** The same without keeping it, for what is only shown. @returns null where no mail says it */
export async function addArrivals(
  tx: Transaction,
  mails: readonly ComposedMail[],
  now: Date,
): Promise<PaperArrivals | null> {
  if (!mails.some(({ tellsArrivals }) => tellsArrivals)) return null;
  const told = await readPaperArrivals(tx, now);
  // A mail that comes after its day has ended says nothing of another one's newspapers.
  const own = mails.filter(({ tellsArrivals, digest }) => tellsArrivals && digest.date === told.day);
  if (told.line === "" || own.length === 0) return null;
  for (const { digest } of own) digest.arrivals = told.line;
  return told;
}
