import { escapeHtml } from "@kirinuki/schema/escape-html.ts";
import type { Transaction } from "../../db/tenant.ts";
import { tokyoDateTime } from "../../time/tokyo.ts";
import { cell, htmlOfText, htmlPage, row, table } from "../content/html.ts";
import type { UsageLineContent } from "../message-content.ts";
import type { PlainMail } from "./change-mail.ts";

/** A line as it was when it was crossed. */
interface Crossing {
  companyName: string;
  adminName: string;
  groupId: string | null;
  groupName: string | null;
  unitName: string | null;
  section: 1 | 2 | null;
  line: number;
  cap: number;
  used: number;
  crossedAt: Date;
}

/** $1 contract, $2 crossing, $3 the Admin. */
const CROSSING = `
  SELECT c.company_name AS "companyName", coalesce(a.name, '') AS "adminName", k.user_group_id::text AS "groupId",
    g.user_group_name AS "groupName", d.demand_name AS "unitName", k.data_section::int AS section, k.line::int AS line, k.cap, k.used,
    k.crossed_at AS "crossedAt"
  FROM usage_line_crossing k JOIN contract c USING (contract_id)
  LEFT JOIN user_group g ON g.contract_id = k.contract_id AND g.user_group_id = k.user_group_id
  LEFT JOIN contract_demand_unit d ON d.contract_id = k.contract_id AND d.demand_id = k.demand_id
  LEFT JOIN app_user a ON a.contract_id = k.contract_id AND a.user_id = $3
  WHERE k.contract_id = $1 AND k.crossing_id = $2::bigint`;

interface Sender {
  tx: Transaction;
  contractId: number;
  publicUrl: string;
}

const KINDS = { 1: "新聞（紙面）", 2: "新聞（本文）" } as const;

/** Tells an Admin of a line that was crossed; null where the group or the demand unit is gone. */
export async function composeUsageLineMail(
  { tx, contractId, publicUrl }: Sender,
  { crossing: id }: UsageLineContent,
  { user_id }: { user_id: string | null },
): Promise<PlainMail | null> {
  const [crossing] = await tx.query<Crossing>(CROSSING, [contractId, id, user_id]);
  const what = crossing && subjectOf(crossing);
  if (!crossing || what === null || what === undefined) return null;
  const words = wordsOf(crossing, what, publicUrl);
  return { subject: words.subject, text: textOf(crossing, words), html: htmlOf(crossing, words) };
}

function subjectOf({ groupName, unitName, section }: Crossing): string | null {
  if (groupName !== null && section !== null) return `${groupName}の${KINDS[section]}`;
  return unitName === null ? null : `請求単位「${unitName}」`;
}

interface Words {
  subject: string;
  lead: string;
  facts: [string, string][];
  note: string;
  link: string;
}

const items = (count: number): string => `${count.toLocaleString("ja-JP")}件`;

function wordsOf({ line, cap, used, crossedAt, groupId }: Crossing, what: string, publicUrl: string): Words {
  const at = tokyoDateTime(crossedAt);
  const month = `${Number(at.slice(5, 7))}月`;
  const reached = line === 100 ? "上限に達しました" : `上限の${line}%に達しました`;
  const moment = at.slice(5, 16).replace("-", "/").replace("T", " ");
  const raise =
    groupId === null
      ? "上限を変えるときは、弊社の担当者にお問い合わせください。"
      : "上限は、次の画面で変えられます。保存した時点から新しい上限になります。";
  return {
    subject: `【Kirinuki】${what}の原文利用が${reached}`,
    lead: `${what}の原文利用が、${month}の${reached}。`,
    facts: [
      ["今月の利用", `${items(used)}（${moment}現在）`],
      ["上限", items(cap)],
      ["残り", items(Math.max(0, cap - used))],
    ],
    note: `${used >= cap ? "" : "上限に達すると、"}翌月1日に0件へ戻るまで、原文の表示と印刷ができません。${raise}`,
    link: new URL(groupId === null ? "/1036" : `/1011?id=${groupId}`, publicUrl).href,
  };
}

const END = "このお知らせは、1つの割合につき月に1回、貴社の管理者全員にお送りします。";

const textOf = ({ companyName, adminName }: Crossing, { lead, facts, note, link }: Words): string =>
  [
    companyName,
    `${adminName} 様`,
    "",
    lead,
    "",
    ...facts.map(([name, value]) => `${name}：${value}`),
    "",
    note,
    link,
    "",
    END,
    "",
    "Kirinuki",
    "",
  ].join("\n");

function htmlOf({ companyName, adminName }: Crossing, { subject, lead, facts, note, link }: Words): string {
  const plain = "font-size:14px;line-height:23px;color:#434b55";
  const figures = facts.map(
    ([name, value]) =>
      `<tr>${cell("ink3 bd", "padding:8px 0;border-bottom:1px solid #dbe1e7;font-size:13px;color:#5a636e", name)}${cell("ink bd", "padding:8px 0;border-bottom:1px solid #dbe1e7;font-size:15px;font-weight:bold;color:#161a1f", escapeHtml(value), ' align="right"')}</tr>`,
  );
  return htmlPage(subject, lead, [
    row("padding:26px 32px 0;font-size:14px;font-weight:bold;color:#161a1f", "Kirinuki", "px ink"),
    row(`padding:18px 32px 0;${plain}`, htmlOfText(`${companyName}\n${adminName} 様`), "px ink2"),
    row("padding:14px 32px 0;font-size:16px;line-height:26px;color:#161a1f", escapeHtml(lead), "px ink"),
    row("padding:14px 32px 0", table(figures.join(""))),
    row(`padding:18px 32px 0;${plain}`, htmlOfText(`${note}\n${link}`), "px ink2"),
    row("padding:22px 32px 28px;font-size:12px;line-height:20px;color:#5a636e", escapeHtml(END), "px ink3"),
  ]);
}
