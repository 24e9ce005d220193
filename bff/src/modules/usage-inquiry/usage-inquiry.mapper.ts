import { commonText } from "@kirinuki/schema/common-text.ts";
import type { UsageDaysWire, UsageFrequenciesWire, UsageInquiryWire } from "../../core-api/wire.ts";
import { BffError } from "../../errors/bff-error.ts";
import { instance } from "../../graphql/instance.ts";
import { toCounts } from "../usage/usage.mapper.ts";
import { UsageDay } from "../usage/usage.type.ts";
import { UsageFrequency } from "./usage-inquiry.enums.ts";
import { FrequencyCount, UsageFrequencies, UsageInquiry, UsageRow, UserFrequency } from "./usage-inquiry.type.ts";

type RowWire = UsageInquiryWire["pdf_usage"][number];

/** core-api's last row is the 合計 of all pages. */
export function toUsageInquiry(wire: UsageInquiryWire, days: UsageDaysWire): UsageInquiry {
  const total = wire.pdf_usage.at(-1);
  if (!total) throw new BffError("BAD_GATEWAY", { cause: new Error("usage without its total") });
  return instance(UsageInquiry, {
    rows: wire.pdf_usage.slice(0, -1).map(toRow),
    rowCount: wire.pdf_usage_count,
    total: toRow(total),
    days: toDays(days),
  });
}

const toRow = (wire: RowWire): UsageRow =>
  instance(UsageRow, {
    id: [wire.user_group_id, wire.user_id, wire.process_date, wire.charge_code].join("/"),
    isSubtotal: [wire.user_id, wire.process_date, wire.charge_code].includes(commonText.total),
    demandName: wire.demand_name,
    groupId: wire.user_group_id,
    groupName: wire.user_group_name,
    userId: wire.user_id,
    userName: wire.user_name,
    day: wire.process_date,
    chargeCode: wire.charge_code,
    counts: toCounts(wire),
    imageCap: wire.use_max_count,
    textCap: wire.sc_use_max_count,
    isUnused: wire.nodata_flag === 1,
    days: toDays({ usage_days: wire.days ?? [] }),
  });

const toDays = ({ usage_days }: UsageDaysWire): UsageDay[] =>
  usage_days.map((row) => instance(UsageDay, { day: row.process_date, counts: toCounts(row) }));

const toFrequency = (wire: string): UsageFrequency => UsageFrequency[wire.toUpperCase() as UsageFrequency];

export const toUsageFrequencies = (wire: UsageFrequenciesWire, days: UsageDaysWire): UsageFrequencies =>
  instance(UsageFrequencies, {
    users: wire.users.map((user) =>
      instance(UserFrequency, {
        userId: user.user_id,
        userName: user.user_name,
        groupName: user.user_group_name,
        frequency: toFrequency(user.frequency),
        useDays: user.use_days,
        useCount: user.count,
        lastLoginAt: user.last_login_datetime,
      }),
    ),
    userCount: wire.user_count,
    counts: Object.entries(wire.frequency_counts).map(([frequency, users]) =>
      instance(FrequencyCount, { frequency: toFrequency(frequency), users }),
    ),
    days: toDays(days),
  });
