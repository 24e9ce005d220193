import { hashToken, newToken, writeSessionCookie } from "../../access/token.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { MailMessage } from "../mail-transport.ts";
import type { ClaimedMessage } from "./outbox.ts";

/** How long the link of an invitation is valid. */
export const INVITATION_HOURS = 72;
const HOUR_MS = 3_600_000;

interface Invitee {
  user_id: string;
  name: string;
  contract_code: string;
  company_name: string;
  /** Name of who invited him; blank for the operator. */
  inviter: string;
}

/** An invitation whose link is made when it is handed over. */
export interface InvitationMail {
  invitee: Invitee;
}

/** $2: the mails. One that was invited again meanwhile, or has a password by now, has no row. */
const INVITEES = `
  SELECT i.mail_message_id::text, u.user_id, u.name, c.contract_code, c.company_name, coalesce(by.name, '') AS inviter
  FROM user_invitation i JOIN app_user u USING (contract_id, user_id) JOIN contract c USING (contract_id)
  LEFT JOIN app_user by ON by.contract_id = i.contract_id AND by.user_id = i.invited_by
  WHERE i.contract_id = $1 AND i.mail_message_id = ANY ($2::bigint[])`;

/** The invitations among the messages that have not ended, by the id of their mail. */
export async function readInvitations(
  tx: Transaction,
  contractId: number,
  messages: readonly ClaimedMessage[],
): Promise<Map<string, InvitationMail>> {
  const ids = messages.flatMap(({ content, mail_message_id }) =>
    content.kind === "invitation" ? [mail_message_id] : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await tx.query<Invitee & { mail_message_id: string }>(INVITEES, [contractId, ids]);
  return new Map(rows.map(({ mail_message_id, ...invitee }) => [mail_message_id, { invitee }]));
}

const ISSUE = `
  WITH issued AS (
    UPDATE user_invitation SET key_hash = $3, expires_at = $4
    WHERE contract_id = $1 AND mail_message_id = $2::bigint RETURNING 1)
  SELECT count(*)::int AS n FROM issued`;

/**
 * Makes the invitation's link, in place of one from an earlier attempt, and writes its mail: plain text, the link alone on its line.
 * @returns null where the invitation has ended meanwhile
 */
export async function writeInvitation(
  tx: Transaction,
  { contract_id, mail_message_id }: ClaimedMessage,
  { invitee }: InvitationMail,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<Pick<MailMessage, "subject" | "text"> | null> {
  const token = newToken();
  const end = new Date(now.getTime() + INVITATION_HOURS * HOUR_MS);
  const [issued] = await tx.query<{ n: number }>(ISSUE, [contract_id, mail_message_id, hashToken(token), end]);
  if (issued?.n !== 1) return null;
  const link = new URL("/0020", publicUrl);
  link.searchParams.set("password_reset_key", writeSessionCookie({ contractId: contract_id, token }));
  return { subject: "【Kirinuki】ご利用開始のご案内", text: textFor(invitee, link.href) };
}

const textFor = ({ user_id, name, contract_code, company_name, inviter }: Invitee, link: string): string =>
  [
    company_name,
    `${name} 様`,
    "",
    `${inviter === "" ? "Kirinukiの運用担当者" : `${inviter} さん`}が、新聞・WEB・雑誌の記事を読むサービス「Kirinuki」にあなたを登録しました。`,
    "次のリンクを開き、パスワードを設定してください。設定するとログインできます。",
    "",
    link,
    "",
    `企業コード：${contract_code}`,
    `ユーザーID：${user_id}`,
    `有効期間：${INVITATION_HOURS}時間（1回だけ使用できます）`,
    "",
    "有効期間が過ぎたときは、貴社の管理者に招待メールの再送を依頼してください。",
    "お心当たりのない場合は、このメールを破棄してください。",
    "",
    "Kirinuki",
    "",
  ].join("\n");
