import type { DataSection } from "@kirinuki/schema/codes.ts";
import { periodBefore } from "@kirinuki/schema/period-before.ts";
import { findPerson } from "../../../access/actor.read-model.ts";
import { resolveSubject } from "../../../access/report-rights.ts";
import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import type { OriginalStore } from "../../../storage/original-store.ts";
import { REPORT_FORMATS, type ReportFormat, reportKey } from "../../../storage/report-key.ts";
import type { Clock } from "../../../time/tokyo.ts";
import { readToldEvents } from "../company-event/company-event.repository.ts";
import { readReportArticles } from "./report-articles.read-model.ts";
import { readReportCounts, readReportNames } from "./report-counts.read-model.ts";
import type { ReportDocument } from "./report-document.ts";
import { writeReportFiles } from "./report-files.ts";
import { readReportHandClips } from "./report-hand-clips.read-model.ts";
import {
  type ClaimedReport,
  claimReport,
  failReport,
  finishReport,
  MOST_ATTEMPTS,
  noteProgress,
  queueAgain,
} from "./report-queue.repository.ts";

export interface ReportMaker {
  /** Of the operator's role. */
  scope: TransactionScope;
  clock: Clock;
  originals: OriginalStore;
  publicUrl: string;
  log(message: string, detail?: Record<string, unknown>): void;
}

export const LOST_RIGHT = "対象のテーマを閲覧できなくなったため、作成できません。";
const BROKEN = "作成できませんでした。もう一度作成してください。";

/** Per cent that a report has come to with the file; the Excel file is the first. */
const PROGRESS: Record<ReportFormat, number> = { xlsx: 65, pdf: 95 };

/** Makes every report that waits, one after the other. @returns how many were made */
export async function makeReports(maker: ReportMaker): Promise<number> {
  let made = 0;
  for (;;) {
    const report = await maker.scope.shared("write", (tx) => claimReport(tx, maker.clock.now()));
    if (!report) return made;
    if (await makeOne(maker, report)) made += 1;
  }
}

async function makeOne(maker: ReportMaker, report: ClaimedReport): Promise<boolean> {
  const { scope, log } = maker;
  try {
    const counted = await scope.shared("read", (tx) => countFor(maker, tx, report));
    if (counted !== null) return await writeFiles(maker, report, counted);
    await scope.shared("write", (tx) => stopForRight(tx, report));
  } catch (error) {
    const { contract_id, report_id, attempts } = report;
    log("a report could not be made", { contract_id, report_id, attempts, error: String(error) });
    await scope.shared("write", (tx) =>
      attempts >= MOST_ATTEMPTS ? failReport(tx, report, BROKEN) : queueAgain(tx, report),
    );
  }
  return false;
}

/** Whoever asked for it must still be an administrator who may browse all of it. All is counted at one moment. */
async function countFor(
  { clock, publicUrl }: ReportMaker,
  tx: Transaction,
  report: ClaimedReport,
): Promise<ReportDocument | null> {
  await tx.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
  const { contract_id: contractId, theme_ids: themeIds, theme_group_ids, title } = report;
  const sections = await sectionsOfMaker(tx, contractId, report.made_by, themeIds);
  if (sections === null || report.sections.some((section) => !sections.includes(section))) return null;
  const period = { start: report.start_day, end: report.end_day };
  const subject = { contractId, themeIds, sections: report.sections, period };
  const articles = await readReportArticles(tx, subject);
  const before = periodBefore(period);
  return {
    title,
    madeAt: clock.now(),
    articles,
    content: {
      ...(await readReportNames(tx, contractId, theme_group_ids)),
      period: { start_day: period.start, end_day: period.end },
      period_before: { start_day: before.start, end_day: before.end },
      ...(await readReportCounts(tx, subject)),
      company_events: await readToldEvents(tx, contractId, period),
      hand_clips: await readReportHandClips(tx, { contractId, maker: report.made_by, period }),
      listed_count: articles.length,
    },
    publicUrl,
  };
}

/** The sources that an administrator sees; null where he is none any more, or may not browse all of the themes. */
export async function sectionsOfMaker(
  tx: Transaction,
  contractId: number,
  userId: string,
  themeIds: readonly number[],
): Promise<DataSection[] | null> {
  const person = await findPerson(tx, contractId, userId);
  if (person?.role !== "Admin") return null;
  const [stopped] = await tx.query(
    "SELECT 1 FROM app_user WHERE contract_id = $1 AND user_id = $2 AND login_stop_flag",
    [contractId, userId],
  );
  if (stopped) return null;
  const browsable = await resolveSubject(tx, person, { themeIds, themeGroupIds: [] });
  return browsable === null ? null : person.sections;
}

/** A report whose right was lost fails, and its schedule makes no more of them. */
async function stopForRight(tx: Transaction, report: ClaimedReport): Promise<void> {
  await failReport(tx, report, LOST_RIGHT);
  if (report.report_schedule_id === null) return;
  await tx.query("UPDATE report_schedule SET stop_reason = $3 WHERE contract_id = $1 AND report_schedule_id = $2", [
    report.contract_id,
    report.report_schedule_id,
    LOST_RIGHT,
  ]);
}

async function writeFiles(maker: ReportMaker, report: ClaimedReport, document: ReportDocument): Promise<boolean> {
  const { scope, originals } = maker;
  const { contract_id, report_id } = report;
  const note = (percent: number) => scope.shared("write", (tx) => noteProgress(tx, report, percent));
  await note(40);
  for await (const { format, bytes } of writeReportFiles(document)) {
    await originals.put(reportKey(contract_id, report_id, format), bytes);
    await note(PROGRESS[format]);
  }
  if (await scope.shared("write", (tx) => finishReport(tx, report, document))) return true;
  await removeFilesOfNone(maker, report);
  return false;
}

/** The report was deleted while it was made. */
async function removeFilesOfNone({ scope, originals }: ReportMaker, { contract_id, report_id }: ClaimedReport) {
  const kept = await scope.shared("read", (tx) =>
    tx.query("SELECT 1 FROM report WHERE contract_id = $1 AND report_id = $2", [contract_id, report_id]),
  );
  if (kept.length === 0) await removeReportFiles(originals, contract_id, report_id);
}

export async function removeReportFiles(originals: OriginalStore, contractId: number, reportId: number): Promise<void> {
  for (const format of REPORT_FORMATS) await originals.delete(reportKey(contractId, reportId, format));
}
