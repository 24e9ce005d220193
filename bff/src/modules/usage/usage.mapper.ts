import type { UsageRecordsWire } from "../../core-api/wire.ts";
import { BffError } from "../../errors/bff-error.ts";
import { instance } from "../../graphql/instance.ts";
import { toIssueType } from "../article/subtitle.ts";
import type { Period } from "../period/period.ts";
import { UsageCap, UsageCounts, UsageDay, UsageMeter, UsageRecords, UsedArticle } from "./usage.type.ts";

type CountsWire = Omit<
  UsageRecordsWire["pdf_usage_recodes"][number],
  "process_date" | "use_max_count" | "sc_use_max_count"
>;

/** The caps of the group, then of its demand unit. */
export function toMeters({ group_usage: usage }: Pick<UsageRecordsWire, "group_usage">): UsageMeter[] {
  const meter = (cap: UsageCap, used: number, max: number | null, name: string | null = null) =>
    instance(UsageMeter, { cap, name, used, max });
  const unit = usage.demand_unit;
  return [
    meter(UsageCap.NEWSPAPER_IMAGE, usage.mc_used, usage.use_max_count),
    meter(UsageCap.NEWSPAPER_TEXT, usage.sc_used, usage.sc_use_max_count),
    ...(unit ? [meter(UsageCap.DEMAND_UNIT, unit.used, unit.use_max_count, unit.demand_name)] : []),
  ];
}

/** core-api's last row is the 合計. */
export function toUsageRecords(wire: UsageRecordsWire, period: Period): UsageRecords {
  const days = wire.pdf_usage_recodes.slice(0, -1);
  const total = wire.pdf_usage_recodes.at(-1);
  if (!total) throw new BffError("BAD_GATEWAY", { cause: new Error("usage without its total") });
  return instance(UsageRecords, {
    period,
    meters: toMeters(wire),
    days: days.map((row) => instance(UsageDay, { day: row.process_date, counts: toCounts(row) })),
    total: toCounts(total),
    articles: wire.usage_articles.map(toUsedArticle),
    articleCount: wire.usage_article_count,
  });
}

export const toCounts = (row: CountsWire): UsageCounts =>
  instance(UsageCounts, {
    pdfDisplay: row.pdf_count,
    pdfPrint: row.print_count,
    textDisplay: row.text_disp_count,
    textPrint: row.text_print_count,
    book: row.epub_count,
    newspaperImage: row.mc_count,
    newspaperTextRead: row.sc_text_count,
    newspaperText: row.sc_count,
    total: row.count,
  });

export const toUsedArticle = (wire: UsageRecordsWire["usage_articles"][number]): UsedArticle =>
  instance(UsedArticle, {
    id: wire.article_id,
    dataSection: wire.data_section,
    title: wire.title,
    mediaName: wire.media_name,
    issueDate: wire.issue_date,
    issueType: wire.issue_type === null ? null : toIssueType(wire.issue_type),
    page: wire.frame_no,
    useCount: wire.read_count,
  });
