import { changedFieldText } from "@kirinuki/schema/changed-fields.ts";
import { readReaches } from "../../access/reach.read-model.ts";
import type { Transaction } from "../../db/tenant.ts";
import { tokyoDateTime, tokyoDay } from "../../time/tokyo.ts";
import { articleLine } from "../content/article-line.ts";
import type { MailedArticle } from "../content/digest.ts";
import { articleLink } from "../content/links.ts";
import type { ChangeContent } from "../message-content.ts";
import type { AllowedRecipient } from "./compose-mail.ts";
import { MAILED_COLUMNS } from "./mailed-articles.read-model.ts";

/** A mail that is written when it is composed. */
export interface PlainMail {
  subject: string;
  text: string;
  html?: string;
}

/** A change with the article as it is now. */
interface Change extends MailedArticle {
  changeId: string;
  kind: "corrected" | "withdrawn";
  changedAt: Date;
  fields: string[];
}

/** Changes a mail; beyond that their number. */
const MOST = 50;

/**
 * $1 contract, $2 changes. Those that the article has left behind are not told: it was withdrawn after a correction or came back after a
 * withdrawal, which is a change of its own. What the contract has unpublished is nowhere for its readers.
 */
const CHANGES = `
  SELECT c.article_change_id::text AS "changeId", c.kind, c.changed_at AS "changedAt", c.fields, ${MAILED_COLUMNS}
  FROM article_change c JOIN article a USING (article_id)
  LEFT JOIN article_setting s ON s.contract_id = $1 AND s.article_id = a.article_id
  WHERE c.article_change_id = ANY ($2::bigint[]) AND (c.kind = 'withdrawn') = (a.withdrawn_at IS NOT NULL)
    AND coalesce(s.disp_status, 0) = 0
  ORDER BY c.article_change_id`;

interface Sender {
  tx: Transaction;
  contractId: number;
  publicUrl: string;
}

/** Of the changes those that the recipient may be told of now; null where there is none. */
export async function composeChangeMail(
  { tx, contractId, publicUrl }: Sender,
  { changes }: ChangeContent,
  recipient: AllowedRecipient,
): Promise<PlainMail | null> {
  const found = await tx.query<Change>(CHANGES, [contractId, changes]);
  const sections = recipient.kind === "user" ? recipient.user.sections : recipient.sections;
  const visible = found.filter(({ section }) => sections.includes(section));
  if (visible.length === 0) return null;
  const ids = visible.map(({ articleId }) => articleId);
  const reaches = recipient.kind === "user" ? await readReaches(tx, recipient.user, ids) : null;
  const told = visible.filter(({ articleId, kind }) => {
    if (reaches === null) return true;
    return reaches.get(articleId)?.kind === (kind === "withdrawn" ? "closed" : "open");
  });
  if (told.length === 0) return null;
  return { subject: "【Kirinuki】記事の訂正・取消のお知らせ", text: textFor(told, publicUrl) };
}

const textFor = (changes: readonly Change[], publicUrl: string): string =>
  [
    "開かれた、印刷された、またはメールで届いた記事に、訂正・取消がありました。",
    "",
    ...changes.slice(0, MOST).flatMap((change) => [...linesOf(change, publicUrl), ""]),
    ...(changes.length > MOST ? [`ほか${changes.length - MOST}件`, ""] : []),
    "このお知らせは、1回の訂正・取消につき1回だけお送りします。",
    "",
    "Kirinuki",
    "",
  ].join("\n");

/** Of a withdrawn article where and when it stood, and no word of it. */
function linesOf(change: Change, publicUrl: string): string[] {
  const at = tokyoDateTime(change.changedAt).slice(0, 16).replace("T", " ").replaceAll("-", "/");
  const place = articleLine(change, tokyoDay(change.changedAt).slice(0, 4));
  if (change.kind === "withdrawn") return [`■取消　${at}`, place, "配信元が取り消したため、表示できません。"];
  return [
    `■訂正　${at}`,
    change.title,
    place,
    `訂正された箇所：${change.fields.map(changedFieldText).join("、")}`,
    articleLink(publicUrl, change),
  ];
}
