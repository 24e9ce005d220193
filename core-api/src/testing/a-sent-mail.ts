import type pg from "pg";

interface MailParts {
  address?: string;
  /** As mails keep it (mail/message-content.ts); an invitation where absent. */
  content?: { kind: string } & Record<string, unknown>;
}

/** A mail that was sent, in a run of its own; its id. */
export async function aSentMail(owner: pg.Pool, contractId: number, parts: MailParts = {}): Promise<string> {
  const { address = "kouhou@example.jp", content = { kind: "invitation" } } = parts;
  const { rows } = await owner.query<{ mail_message_id: string }>(
    `WITH run AS (
       INSERT INTO mail_run (contract_id, run_key, kind, due_at, made_at) VALUES ($1, gen_random_uuid()::text, $3, now(), now()) RETURNING mail_run_id)
     INSERT INTO mail_message (contract_id, mail_run_id, mail_address, state, content, next_attempt_at)
     SELECT $1, mail_run_id, $2, 'sent', $4::jsonb, now() FROM run RETURNING mail_message_id::text`,
    [contractId, address, content.kind, JSON.stringify(content)],
  );
  const [mail] = rows;
  if (!mail) throw new Error("no mail was made");
  return mail.mail_message_id;
}
