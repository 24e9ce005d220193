import type { Transaction } from "../../db/tenant.ts";
import { headerText } from "../content/subject.ts";
import type { WebhookNoticeContent } from "../message-content.ts";
import { writeNotice } from "./admin-notice.ts";
import type { PlainMail } from "./change-mail.ts";

interface Sender {
  tx: Transaction;
  contractId: number;
  publicUrl: string;
}

const WEBHOOK = `
  SELECT w.webhook_name AS name, c.company_name AS "companyName", coalesce(a.name, '') AS "adminName"
  FROM webhook w JOIN contract c USING (contract_id) LEFT JOIN app_user a ON a.contract_id = w.contract_id AND a.user_id = $3
  WHERE w.contract_id = $1 AND w.webhook_id = $2`;

const STOPPED =
  "再開するまで、イベントは通知されません。送信先のシステムを確認し、次の画面でテスト送信をしてから再開してください。受け取られなかった通知は、再開したあとにまとめて再送できます。";
const LOST = "ほかの通知は届いています。送信先のシステムを確認し、次の画面から再送してください。";

/** Tells an Admin of a webhook that was stopped, or of deliveries that were given up; null where it was deleted since. */
export async function composeWebhookMail(
  { tx, contractId, publicUrl }: Sender,
  { webhookId, reason, isStopped }: WebhookNoticeContent,
  { user_id }: { user_id: string | null },
): Promise<PlainMail | null> {
  const [webhook] = await tx.query<{ name: string; companyName: string; adminName: string }>(WEBHOOK, [
    contractId,
    webhookId,
    user_id,
  ]);
  if (!webhook) return null;
  const named = `Webhook「${webhook.name}」`;
  return writeNotice({
    greeting: `${webhook.companyName}\n${webhook.adminName} 様`,
    subject: headerText(
      isStopped ? `【Kirinuki】${named}を停止しました` : `【Kirinuki】${named}に届かなかった通知があります`,
    ),
    lead: isStopped
      ? `${named}に通知を送信できないため、停止しました。`
      : `${named}に3日間送信を試みましたが、受け取られなかった通知があります。`,
    reason,
    wayBack: isStopped ? STOPPED : LOST,
    link: new URL(`/1063?id=${webhookId}`, publicUrl).href,
  });
}
