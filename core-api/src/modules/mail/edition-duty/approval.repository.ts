import type { Transaction } from "../../../db/tenant.ts";
import type { DraftRow } from "../mail-draft/mail-draft.repository.ts";
import type { MailEditionRequestBody } from "../mail-edition/mail-edition.form.ts";

/** How a draft is to be sent once it is approved, as its editor wished. */
export type ApprovalForm = MailEditionRequestBody;

export interface ApprovalRow {
  version: number;
  /** Those of the draft, by wordsOf. */
  words: string;
  articleCount: number;
  form: ApprovalForm;
  requestedBy: string;
  /** Name of who asked; his id where he is gone. */
  requestedByName: string;
  requestedAt: Date;
}

/** What is compared of a draft's words; `draftWords` is the same in SQL. */
export const wordsOf = (draft: Pick<DraftRow, "fields"> | null): string =>
  `${draft?.fields.subject ?? ""}\n${draft?.fields.text ?? ""}`;

/** Of a target ($1 contract, $2 target). */
export const draftWords = (column: string): string => `
  coalesce((SELECT coalesce(d.fields ->> 'subject', '') || chr(10) || coalesce(d.fields ->> 'text', '')
    FROM mail_draft d WHERE d.contract_id = $1 AND d.${column} = $2 AND d.mail_run_id IS NULL), chr(10))`;

const FIND = `
  SELECT a.version, a.words, a.article_count AS "articleCount", a.form, a.requested_by AS "requestedBy",
    coalesce((SELECT name FROM app_user u WHERE u.contract_id = $1 AND u.user_id = a.requested_by), a.requested_by) AS "requestedByName",
    a.requested_at AS "requestedAt"
  FROM edition_approval a WHERE a.contract_id = $1`;

/** @param lock until the transaction ends: only one of several approves it */
export async function findApproval(tx: Transaction, contractId: number, lock = false): Promise<ApprovalRow | null> {
  const [row] = await tx.query<ApprovalRow>(lock ? `${FIND} FOR UPDATE OF a` : FIND, [contractId]);
  return row ?? null;
}

const SAVE = `
  INSERT INTO edition_approval (contract_id, version, words, article_count, form, requested_by, requested_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (contract_id) DO UPDATE SET version = excluded.version, words = excluded.words,
    article_count = excluded.article_count, form = excluded.form, requested_by = excluded.requested_by, requested_at = excluded.requested_at`;

/** In place of an earlier one. */
export async function saveApproval(
  tx: Transaction,
  contractId: number,
  approval: Omit<ApprovalRow, "requestedByName">,
): Promise<void> {
  const { version, words, articleCount, form, requestedBy, requestedAt } = approval;
  const values = [version, words, articleCount, JSON.stringify(form), requestedBy, requestedAt];
  await tx.query(SAVE, [contractId, ...values]);
}

export async function removeApproval(tx: Transaction, contractId: number): Promise<void> {
  await tx.query("DELETE FROM edition_approval WHERE contract_id = $1", [contractId]);
}
