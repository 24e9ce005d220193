import { BROWSING } from "../../access/browsing.ts";
import { READABLE_REPORT, reportReaderParameters } from "../../access/report-rights.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { OriginalStore } from "../../storage/original-store.ts";
import { REPORT_FORMATS, REPORT_TYPES, reportKey } from "../../storage/report-key.ts";
import type { Attachment } from "../content/article-list.ts";
import type { MailMessage } from "../mail-transport.ts";
import type { ReportContent } from "../message-content.ts";
import type { AllowedRecipient } from "./compose-mail.ts";

/** A report that may be sent; its files are read when the mail is handed over. */
export interface ReportMail {
  report: ReportFacts;
  contractId: number;
  publicUrl: string;
}

interface ReportFacts {
  reportId: number;
  title: string;
  companyName: string;
  start: string;
  end: string;
  articleCount: number;
}

const FACTS = `
  r.report_id AS "reportId", r.title, r.start_day::text AS start, r.end_day::text AS end, c.company_name AS "companyName",
  (r.content -> 'totals' -> 'article_count')::int AS "articleCount"`;
const FOR_USER = `
  WITH ${BROWSING} SELECT ${FACTS} FROM report r JOIN contract c USING (contract_id)
  WHERE ${READABLE_REPORT} AND r.report_id = $6 AND r.state = 'ready'`;
/** Whoever is none of the contract's users: its themes must be there still. */
const FOR_OUTSIDE = `
  SELECT ${FACTS} FROM report r JOIN contract c USING (contract_id)
  WHERE r.contract_id = $1 AND r.report_id = $2 AND r.state = 'ready' AND r.sections <@ $3::smallint[]
    AND r.theme_ids <@ ARRAY(SELECT t.theme_id FROM theme t WHERE t.contract_id = $1)`;

/** The report as its recipient may have it now; null where he may not, or it is gone. */
export async function composeReportMail(
  { tx, contractId, publicUrl }: { tx: Transaction; contractId: number; publicUrl: string },
  { reportId }: ReportContent,
  recipient: AllowedRecipient,
): Promise<ReportMail | null> {
  const [report] =
    recipient.kind === "user"
      ? await tx.query<ReportFacts>(FOR_USER, [...reportReaderParameters(recipient.user), reportId])
      : await tx.query<ReportFacts>(FOR_OUTSIDE, [contractId, reportId, recipient.sections]);
  return report ? { report, contractId, publicUrl } : null;
}

/** @throws Error where a file is missing: the mail is tried again */
export async function writeReportMail(
  store: Pick<OriginalStore, "open">,
  { report, contractId, publicUrl }: ReportMail,
): Promise<Pick<MailMessage, "subject" | "text" | "attachments">> {
  const days = [report.start, report.end].map((day) => day.replaceAll("-", "/")).join("～");
  const attachments: Attachment[] = [];
  for (const format of REPORT_FORMATS) {
    const filename = `${report.title.replaceAll(/[\\/:*?"<>|]/g, "_")}_${report.start}_${report.end}.${format}`;
    const content = await contentOf(store, reportKey(contractId, report.reportId, format));
    attachments.push({ filename, content, contentType: REPORT_TYPES[format] });
  }
  const link = new URL("/1048", publicUrl);
  link.searchParams.set("id", String(report.reportId));
  return {
    subject: `【Kirinuki】${report.title}（${days}）`,
    text: [
      report.companyName,
      "",
      `${report.title}をお送りします。`,
      `期間：${days}`,
      `記事件数：${report.articleCount.toLocaleString()}件`,
      "",
      "添付のPDFとExcelファイルをご覧ください。管理者の方は、次の画面でもご覧いただけます。",
      link.href,
      "",
      "Kirinuki",
      "",
    ].join("\n"),
    attachments,
  };
}

async function contentOf(store: Pick<OriginalStore, "open">, key: string): Promise<Buffer> {
  const file = await store.open(key);
  if (!file) throw new Error(`${key} is not there`);
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
