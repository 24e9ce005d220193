import type { DataOf, UsageRecordsWire } from "../../core-api/wire.ts";
import { BffError } from "../../errors/bff-error.ts";
import { instance } from "../../graphql/instance.ts";
import { toIssueType } from "../article/subtitle.ts";
import type { Period } from "../period/period.ts";
import {
  CapOutlook,
  ChargedUses,
  UsageCap,
  UsageCounts,
  UsageDay,
  UsageMeter,
  UsageRecords,
  UsedArticle,
} from "./usage.type.ts";

type CountsWire = Omit<
  UsageRecordsWire["pdf_usage_recodes"][number],
  "process_date" | "use_max_count" | "sc_use_max_count"
>;

/** The caps of the group, then of its demand unit. */
export function toMeters({ group_usage: usage }: Pick<UsageRecordsWire, "group_usage">): UsageMeter[] {
  const { use_lines: lines, demand_unit: unit } = usage;
  return [
    instance(UsageMeter, {
      ...{ cap: UsageCap.NEWSPAPER_IMAGE, name: null, lines, forecast: usage.mc_forecast_date },
      ...{ used: usage.mc_used, max: usage.use_max_count },
    }),
    instance(UsageMeter, {
      ...{ cap: UsageCap.NEWSPAPER_TEXT, name: null, lines, forecast: usage.sc_forecast_date },
      ...{ used: usage.sc_used, max: usage.sc_use_max_count },
    }),
    ...(unit ? [toUnitMeter(unit)] : []),
  ];
}

const toUnitMeter = (unit: NonNullable<UsageRecordsWire["group_usage"]["demand_unit"]>): UsageMeter =>
  instance(UsageMeter, {
    ...{ cap: UsageCap.DEMAND_UNIT, name: unit.demand_name, lines: unit.use_lines, forecast: unit.forecast_date },
    ...{ used: unit.used, max: unit.use_max_count },
  });

type OutlookWire = DataOf<"/api/v1/pdf_usage_outlook", "get">["caps"][number];

export const toCapOutlook = (wire: OutlookWire): CapOutlook =>
  instance(CapOutlook, {
    groupId: wire.user_group_id,
    groupName: wire.user_group_name,
    meter: instance(UsageMeter, {
      cap:
        wire.data_section === null
          ? UsageCap.DEMAND_UNIT
          : wire.data_section === 1
            ? UsageCap.NEWSPAPER_IMAGE
            : UsageCap.NEWSPAPER_TEXT,
      ...{ name: wire.demand_name, used: wire.used, max: wire.use_max_count },
      ...{ lines: wire.use_lines, forecast: wire.forecast_date },
    }),
  });

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
    charges: wire.usage_charges.map(({ charge_code: code, count: total, epub_count: book }) =>
      instance(ChargedUses, { code, total, book }),
    ),
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
