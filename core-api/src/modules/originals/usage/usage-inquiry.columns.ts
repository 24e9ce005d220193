import { chargeCodeText } from "@kirinuki/schema/messages.ts";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import { daysOf, type Period } from "../../../period/period.ts";
import type { UsageRowOfDays } from "./usage-days-of-rows.ts";
import type { UsageBy, UsageStep } from "./usage-inquiry.ts";
import type { UsageRow } from "./usage-row.ts";

type Column = CsvColumn<UsageRow>;

const GROUP: Column = { heading: "ユーザーグループ名", cell: (row) => row.user_group_name };
const USER: Column = { heading: "ユーザーID", cell: (row) => row.user_id };
const DAY: Column = { heading: "日付", cell: (row) => row.process_date?.replaceAll("-", "/") ?? null };

const TOTAL: Column = { heading: "件数", cell: (row) => row.count };

/** yyyy/MM/dd is how dates are shown (spec section 9); counts are numbers, a missing cap is empty. */
const COUNTS: readonly Column[] = [
  { heading: "原文表示", cell: (row) => row.pdf_count },
  { heading: "原文印刷", cell: (row) => row.print_count },
  { heading: "本文表示", cell: (row) => row.text_disp_count },
  { heading: "本文印刷", cell: (row) => row.text_print_count },
  { heading: "新聞（紙面）", cell: (row) => row.mc_count },
  { heading: "新聞（本文）の本文", cell: (row) => row.sc_text_count },
  { heading: "新聞（本文）", cell: (row) => row.sc_count },
  { heading: "誌面表示", cell: (row) => row.epub_count },
  TOTAL,
];
const CAPS: readonly Column[] = [
  { heading: "上限（紙面）", cell: (row) => row.use_max_count },
  { heading: "上限（本文）", cell: (row) => row.sc_use_max_count },
];
const DEMAND: Column = { heading: "請求単位ID", cell: (row) => row.demand_id };

const CHARGE: Column = { heading: chargeCodeText.label, cell: (row) => row.charge_code };

/** The columns of a download with a column for each day of the period. */
export const usageDayColumns = (by: UsageBy, period: Period): readonly CsvColumn<UsageRowOfDays>[] => [
  DEMAND,
  GROUP,
  ...(by === "user" ? [USER] : []),
  TOTAL,
  ...daysOf(period).map(
    (day): CsvColumn<UsageRowOfDays> => ({
      heading: day.replaceAll("-", "/"),
      cell: ({ days }) => days.find(({ process_date }) => process_date === day)?.count ?? 0,
    }),
  ),
];

/** The columns of a download, by what its rows are of. */
export const usageColumns = (by: UsageBy, step: UsageStep, isByCharge = false): readonly Column[] => [
  ...(step === "frequency" ? [DAY] : []),
  DEMAND,
  GROUP,
  ...(by === "user" ? [USER] : []),
  ...(step === "daily" ? [DAY] : []),
  ...(isByCharge ? [CHARGE] : []),
  ...COUNTS,
  ...CAPS,
];
