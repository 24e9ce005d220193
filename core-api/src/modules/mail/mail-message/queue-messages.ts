import { randomUUID } from "node:crypto";
import { lockReaders } from "../../../access/licence.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { MessageContent } from "../../../mail/message-content.ts";
import { noteMailedOriginals, readOverLicence } from "../../../mail/send/bounded-readers.read-model.ts";
import { forbiddenAddresses } from "../../../mail/send/mail-domain.read-model.ts";
import { readRecipients, recipientKey } from "../../../mail/send/recipients.read-model.ts";

/** Of one row: 0 sent, 2 waiting, 3 planned, 1 failed (spec section 4). */
export interface SendResult {
  row: number;
  mail_address: string;
  status: 1 | 2 | 3;
  message: string;
  sendmail_id: string | null;
}

export interface MessagesToQueue {
  contractId: number;
  kind: "theme" | "manual" | "test";
  madeBy: string;
  now: Date;
  /** Null: immediately. */
  sendAt: Date | null;
  articles: number;
  content: MessageContent;
  /** With the number that each row has to the caller. */
  addresses: { row: number; mail_address: string }[];
}

const RUN = `
  INSERT INTO mail_run (contract_id, run_key, kind, due_at, article_count, made_by, made_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
  RETURNING mail_run_id::text AS id`;

const MESSAGES = `
  INSERT INTO mail_message (contract_id, mail_run_id, row_no, mail_address, user_id, state, reason, ended_at, next_attempt_at, content)
  SELECT $1, $2, m."row", m.mail_address,
    (SELECT u.user_id FROM app_user u WHERE u.contract_id = $1 AND lower(u.email) = lower(m.mail_address) ORDER BY u.user_id LIMIT 1),
    CASE WHEN m.refusal IS NULL THEN 'queued' ELSE 'skipped' END, m.refusal, CASE WHEN m.refusal IS NOT NULL THEN $4::timestamptz END, $3, $5
  FROM json_to_recordset($6::json) AS m("row" int, mail_address text, refusal text)`;

/** Why addresses may not be written to, in Japanese; those that may are not there. */
export async function readRefusals(
  tx: Transaction,
  contractId: number,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const forbidden = new Set(await forbiddenAddresses(tx, contractId, [...addresses]));
  const addressed = addresses.map((mail_address) => ({ mail_address, user_id: null }));
  const recipients = await readRecipients(tx, contractId, addressed);
  return new Map(
    addressed.flatMap((each): [string, string][] => {
      if (forbidden.has(each.mail_address)) return [[each.mail_address, "このドメインへの送信は許可されていません。"]];
      const recipient = recipients.get(recipientKey(each));
      return recipient?.kind === "refused" ? [[each.mail_address, recipient.reason]] : [];
    }),
  );
}

/** Nothing leads to what more people would read than may: the caller has asked its sender, or there is nobody to ask. */
async function withinLicences(
  tx: Transaction,
  { contractId, content, now }: MessagesToQueue,
  addresses: readonly string[],
): Promise<MessageContent> {
  const ids = content.articles.map(({ id }) => id);
  await lockReaders(tx, { contractId }, ids);
  const over = await readOverLicence(tx, contractId, ids, addresses, now);
  if (over.length === 0) return content;
  const bounded = new Set(over.map(({ articleId }) => articleId));
  const articles = content.articles.map((each) =>
    bounded.has(each.id) ? { ...each, isHeadlineOnly: true as const } : each,
  );
  return { ...content, articles };
}

/**
 * Queues one mail for several addresses, each a message of its own. An address that may not be written to is a failed row immediately; what
 * is queued is looked at again when it is sent.
 */
export async function queueMessages(tx: Transaction, request: MessagesToQueue): Promise<SendResult[]> {
  const { contractId, addresses, now, sendAt } = request;
  const dueAt = sendAt ?? now;
  const refusals = await readRefusals(
    tx,
    contractId,
    addresses.map(({ mail_address }) => mail_address),
  );
  const rows = addresses.map(({ row, mail_address }) => ({
    ...{ row, mail_address, refusal: refusals.get(mail_address) ?? null },
  }));
  const reached = rows.filter(({ refusal }) => refusal === null).map(({ mail_address }) => mail_address);
  const content = await withinLicences(tx, request, reached);
  const head = [contractId, `hand:${randomUUID()}`, request.kind, dueAt, request.articles, request.madeBy, now];
  const [run] = await tx.query<{ id: string }>(RUN, head);
  const sendmail_id = run?.id ?? null;
  await tx.query(MESSAGES, [contractId, sendmail_id, dueAt, now, JSON.stringify(content), JSON.stringify(rows)]);
  const led = content.articles.filter(({ isHeadlineOnly }) => !isHeadlineOnly).map(({ id }) => id);
  if (sendmail_id !== null && reached.length > 0) await noteMailedOriginals(tx, contractId, led, sendmail_id);
  return rows.map(({ row, mail_address, refusal }) => ({
    row,
    mail_address,
    status: refusal !== null ? 1 : sendAt === null ? 2 : 3,
    message: refusal ?? "",
    sendmail_id,
  }));
}
