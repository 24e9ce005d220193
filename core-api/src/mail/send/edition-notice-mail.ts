import type { PushPayload } from "@kirinuki/schema/push.ts";
import type { Transaction } from "../../db/tenant.ts";
import { headerText } from "../content/subject.ts";
import type { EditionNoticeContent } from "../message-content.ts";
import { writeNotice } from "./admin-notice.ts";
import type { PlainMail } from "./change-mail.ts";

interface Sender {
  tx: Transaction;
  contractId: number;
  publicUrl: string;
}

/** A mail that devices are told of in words of its own. */
export interface EditionNoticeMail extends PlainMail {
  notice: Omit<PushPayload, "tag">;
}

interface Duty {
  name: string;
  address: string;
  companyName: string;
  userName: string;
  approval: boolean;
}

const DUTY = `
  SELECT coalesce(t.theme_name, g.theme_group_name, p.topics_name) AS name, d.approval,
    CASE WHEN d.theme_id IS NOT NULL THEN 'theme=' || d.theme_id WHEN d.theme_group_id IS NOT NULL THEN 'group=' || d.theme_group_id
      ELSE 'topic=' || d.topics_id END AS address,
    c.company_name AS "companyName", coalesce(u.name, '') AS "userName"
  FROM edition_duty d JOIN contract c USING (contract_id)
  LEFT JOIN theme t USING (contract_id, theme_id)
  LEFT JOIN theme_group g USING (contract_id, theme_group_id)
  LEFT JOIN topic p USING (contract_id, topics_id)
  LEFT JOIN app_user u ON u.contract_id = d.contract_id AND u.user_id = $2
  WHERE d.contract_id = $1`;

const LATER = {
  untouched: (deadline: string, approval: boolean) =>
    approval
      ? `${deadline}の締切までに承認されないと、今朝のメールは送信されません。次の画面で記事を選び、承認を依頼してください。`
      : `このままだと、${deadline}の締切に、記事を自動で選んで送信します。次の画面で記事を選び、送信してください。`,
  held: () => "承認されていないため、何も送信していません。次の画面で内容を確かめ、承認してください。",
  unsent: () => "すべての宛先が、送信できない宛先でした。次の画面で宛先を確かめ、送信してください。",
} as const;
const SUBJECTS = {
  untouched: "今朝のメールがまだ選定されていません",
  held: "承認がないため、今朝のメールを送信していません",
  unsent: "今朝のメールを送信できませんでした",
} as const;
const REASONS = {
  untouched: (deadline: string) => `今日はまだ誰も記事を選んでいません（締切 ${deadline}）。`,
  held: (deadline: string) => `締切（${deadline}）までに承認されませんでした。`,
  unsent: (deadline: string) => `締切（${deadline}）に自動で送信しようとしましたが、送信できる宛先がありませんでした。`,
} as const;

/** Tells the deputy or the Admins of a morning's mail edition; null where the contract has no deadline any more. */
export async function composeEditionNotice(
  { tx, contractId, publicUrl }: Sender,
  { event, deadline }: EditionNoticeContent,
  { user_id }: { user_id: string | null },
): Promise<EditionNoticeMail | null> {
  const [duty] = await tx.query<Duty>(DUTY, [contractId, user_id]);
  if (!duty) return null;
  const path = `/1002-001?${duty.address}`;
  const mail = writeNotice({
    greeting: `${duty.companyName}\n${duty.userName} 様`,
    subject: headerText(`【Kirinuki】${SUBJECTS[event]}（${duty.name}）`),
    lead: `朝のメール「${duty.name}」：${SUBJECTS[event]}。`,
    reason: REASONS[event](deadline),
    wayBack: LATER[event](deadline, duty.approval),
    link: new URL(path, publicUrl).href,
  });
  return { ...mail, notice: { title: SUBJECTS[event], body: `${duty.name}（締切 ${deadline}）`, path } };
}
