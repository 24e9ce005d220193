import type { Transaction } from "../../db/tenant.ts";
import { headerText } from "../content/subject.ts";
import type { ChatStopContent } from "../message-content.ts";
import { writeNotice } from "./admin-notice.ts";
import type { PlainMail } from "./change-mail.ts";

interface Sender {
  tx: Transaction;
  contractId: number;
  publicUrl: string;
}

const TARGET = `
  SELECT t.target_name AS name, c.company_name AS "companyName", coalesce(a.name, '') AS "adminName"
  FROM chat_target t JOIN contract c USING (contract_id) LEFT JOIN app_user a ON a.contract_id = t.contract_id AND a.user_id = $3
  WHERE t.contract_id = $1 AND t.chat_target_id = $2`;

const WAY_BACK =
  "記事の通知は、再開するまで届きません。送信先のURLを確認し、次の画面でテスト投稿をしてから再開してください。";

/** Tells an Admin of a chat target that was stopped; null where it was deleted since. */
export async function composeChatStopMail(
  { tx, contractId, publicUrl }: Sender,
  { chatTargetId, reason }: ChatStopContent,
  { user_id }: { user_id: string | null },
): Promise<PlainMail | null> {
  const [target] = await tx.query<{ name: string; companyName: string; adminName: string }>(TARGET, [
    contractId,
    chatTargetId,
    user_id,
  ]);
  if (!target) return null;
  return writeNotice({
    greeting: `${target.companyName}\n${target.adminName} 様`,
    subject: headerText(`【Kirinuki】チャットの送信先「${target.name}」を停止しました`),
    lead: `チャットの送信先「${target.name}」に投稿できないため、停止しました。`,
    reason,
    wayBack: WAY_BACK,
    link: new URL("/1062", publicUrl).href,
  });
}
