import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { DeliverySheet, DigestCause, SheetDay, SheetPaper, SheetSlot } from "./delivery-sheet.dto.ts";

const STATES: Record<SheetSlot["state"], string> = {
  kept: "時刻どおり",
  partly: "一部遅れ",
  missed: "遅れ",
  idle: "送る対象なし",
  waiting: "送信待ち",
};

const CAUSES: Record<DigestCause, string> = {
  late_start: "作成の開始が遅れた",
  refused: "宛先のサーバーがすぐには受け取らなかった",
  slow: "送信に時間がかかった",
  given_up: "送信できなかった",
  not_made: "作成されなかった",
};

/** A time of a day; a day without digests is one row with its newspapers alone. */
interface FileRow {
  day: SheetDay;
  slot: SheetSlot | null;
}

const timesOf = (moment: string | null): string => (moment === null ? "" : moment.slice(11, 16));
const named = (day: SheetDay, wanted: SheetPaper["state"]): string =>
  day.paper_info
    .filter(({ state }) => state === wanted)
    .map(
      ({ media_name, arrived_datetime }) => media_name + (arrived_datetime ? `（${timesOf(arrived_datetime)}）` : ""),
    )
    .join("、");
const causesOf = ({ digest_info }: SheetSlot): string =>
  [...new Set(digest_info.map(({ cause }) => CAUSES[cause]))].join("、");

const COLUMNS: CsvColumn<FileRow>[] = [
  { heading: "日付", cell: ({ day }) => day.process_date.replaceAll("-", "/") },
  { heading: "発行予定の新聞", cell: ({ day }) => day.expected_count },
  { heading: "定刻の新聞", cell: ({ day }) => day.on_time_count },
  { heading: "遅着の新聞", cell: ({ day }) => day.late_count },
  { heading: "未着の新聞", cell: ({ day }) => day.missed_count },
  { heading: "到着前の新聞", cell: ({ day }) => day.waiting_count },
  { heading: "遅着の新聞名", cell: ({ day }) => named(day, "late") },
  { heading: "未着の新聞名", cell: ({ day }) => named(day, "missed") },
  { heading: "追補メール数", cell: ({ day }) => day.supplement_count },
  { heading: "配信時刻", cell: ({ slot }) => slot?.setup_time ?? "" },
  { heading: "結果", cell: ({ slot }) => (slot ? STATES[slot.state] : "") },
  { heading: "設定数", cell: ({ slot }) => slot?.setting_count ?? null },
  { heading: "定刻の送信", cell: ({ slot }) => slot?.kept_count ?? null },
  { heading: "遅れた送信", cell: ({ slot }) => slot?.late_count ?? null },
  { heading: "送られていない", cell: ({ slot }) => slot?.unsent_count ?? null },
  { heading: "休止", cell: ({ slot }) => slot?.rest_count ?? null },
  { heading: "記事なし", cell: ({ slot }) => slot?.empty_count ?? null },
  { heading: "配信対象外", cell: ({ slot }) => slot?.stopped_count ?? null },
  { heading: "不達", cell: ({ slot }) => slot?.bounced_count ?? null },
  { heading: "送信待ち", cell: ({ slot }) => slot?.waiting_count ?? null },
  {
    heading: "最後の送信",
    cell: ({ slot }) => slot?.last_sent_datetime?.slice(0, 16).replace("T", " ").replaceAll("-", "/") ?? "",
  },
  { heading: "理由", cell: ({ slot }) => (slot ? causesOf(slot) : "") },
  { heading: "メールでの表示", cell: ({ slot }) => slot?.line ?? "" },
];

/** A row for each time of each day, newest day first. */
export function sheetFile({ day_info }: DeliverySheet) {
  const rows = day_info.flatMap((day): FileRow[] =>
    day.slot_info.length === 0 ? [{ day, slot: null }] : day.slot_info.map((slot) => ({ day, slot })),
  );
  async function* inOne() {
    yield rows;
  }
  return { sheetName: "配信実績", columns: COLUMNS, rows: inOne() };
}
