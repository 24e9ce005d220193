import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import { type MailPauseDays, pausesFault } from "@kirinuki/schema/forms/mail-pauses.ts";
import { MAIL_TARGET_KBNS, MOST_ALERTS } from "@kirinuki/schema/forms/mail-setting-form.ts";
import { MAIL_SECTIONS } from "@kirinuki/schema/mail-sections.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { withoutDefusing } from "../../../csv/cells.ts";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { CsvRow, FileError } from "../../../csv/read-csv.ts";
import { isTimeOfDay, MOST_TIMES } from "../../../mail/send-times.ts";
import type { PauseWire } from "./mail-pauses.ts";
import type { MailSettingWire } from "./mail-setting.dto.ts";
import { USUAL_ALERTS } from "./mail-setting.service.ts";

/** The file's columns, the same for download and upload; 名称 is for people and not read. */
export const SETTING_COLUMNS: readonly CsvColumn<MailSettingWire>[] = [
  { heading: "区分", cell: ({ data_kbn }) => data_kbn },
  { heading: "ID", cell: ({ id }) => id },
  { heading: "名称", cell: ({ name }) => name },
  { heading: "データ区分", cell: ({ data_section }) => data_section },
  { heading: "メールアドレス", cell: ({ mail_address }) => mail_address },
  { heading: "テンプレートファイル名", cell: ({ template_file_name }) => template_file_name },
  { heading: "件名形式", cell: ({ subject_Type }) => subject_Type },
  { heading: "添付形式", cell: ({ attach_Type }) => attach_Type },
  { heading: "0件時送信", cell: ({ zero_Article_Email }) => zero_Article_Email },
  { heading: "送信時刻", cell: ({ send_times }) => send_times.join(" ") },
  { heading: "文字コード", cell: ({ encoding }) => encoding },
  { heading: "即時配信", cell: ({ alert_flag }) => alert_flag },
  { heading: "配信停止開始", cell: ({ quiet_start_time }) => quiet_start_time },
  { heading: "配信停止終了", cell: ({ quiet_end_time }) => quiet_end_time },
  { heading: "即時配信上限", cell: ({ alert_max_count }) => alert_max_count },
  { heading: "休日の配信", cell: ({ holiday_rule }) => HOLIDAY_CODES.indexOf(holiday_rule) },
  { heading: "土日を休日とする", cell: ({ weekend_off_flag }) => weekend_off_flag },
  { heading: "休止期間", cell: ({ pauses }) => pauses.map(pauseText).join(" ") },
  { heading: "宛先グループ", cell: ({ address_group_name }) => address_group_name },
];
/** 0 as usual, 1 not at all, 2 with the next mail. */
const HOLIDAY_CODES = ["send", "skip", "next"];
/** 2026/12/28～2027/01/03=1: 1 brings what was missed as one mail, 0 never. */
const pauseText = ({ start_date, end_date, missed }: PauseWire): string =>
  `${slashed(start_date)}～${slashed(end_date)}=${missed === "bring" ? 1 : 0}`;
const slashed = (day: string): string => day.replaceAll("-", "/");
const PAUSE = /^(\d{4}[-/]\d{1,2}[-/]\d{1,2})[～~](\d{4}[-/]\d{1,2}[-/]\d{1,2})=([01])$/;
const dashed = (day: string): string =>
  day
    .split(/[-/]/)
    .map((part) => part.padStart(2, "0"))
    .join("-");

/** Null for a text that is none. */
function readPauses(cell: string): MailPauseDays[] | null {
  const read = cell
    .split(/[\s,;・]+/)
    .filter((part) => part !== "")
    .map((part) => PAUSE.exec(part));
  return read.every((match) => match !== null)
    ? read.map(([, start = "", end = "", code]) => ({
        start: dashed(start),
        end: dashed(end),
        missed: code === "1" ? "bring" : "drop",
      }))
    : null;
}

/** May be left out together: settings then keep their days off. */
const REST_HEADINGS: readonly string[] = ["休日の配信", "土日を休日とする", "休止期間"];
/** May be left out together: settings then keep their alerts. */
const ALERT_HEADINGS: readonly string[] = ["即時配信", "配信停止開始", "配信停止終了", "即時配信上限"];

/** May be left out: every row then has an address. */
const GROUP_HEADING = "宛先グループ";

/** What the rows of a file may name. */
export interface KnownNames {
  /** `1/12`: data_kbn and id. */
  targets: ReadonlySet<string>;
  /** Ids by file name; null is the product's own. */
  templates: ReadonlyMap<string, number | null>;
  /** Ids of address groups by name. */
  groups: ReadonlyMap<string, number>;
}

/** One row as it is stored. */
export interface SettingLine {
  data_kbn: number;
  id: number;
  data_section: number | null;
  /** Empty where it is for a group. */
  mail_address: string;
  address_group_id: number | null;
  template_file_id: number | null;
  subject_type: number;
  attach_type: number;
  zero_article_email: boolean;
  send_times: string[];
  encoding: string;
  alert: boolean;
  quiet_start_time: string | null;
  quiet_end_time: string | null;
  alert_max_count: number;
  holiday_rule: string;
  weekends_off: boolean;
  pauses: MailPauseDays[];
}

/** A key that no two rows may share. */
export const keyOf = ({ data_kbn, id, data_section, mail_address, address_group_id }: SettingLine): string =>
  [data_kbn, id, data_section ?? "", address_group_id ?? mail_address.toLowerCase()].join("/");

type Cells = ReadonlyMap<string, string>;
type Check = (cell: string, cells: Cells) => string | null;

const oneOf =
  (...codes: readonly (string | number)[]): Check =>
  (cell) =>
    codes.some((code) => String(code) === cell)
      ? null
      : `${codes.map((code) => (code === "" ? "空" : code)).join("、")}のいずれかで入力してください。`;

/** A spreadsheet writes 07:00 as 7:00 or 07:00:00. */
const readTime = (cell: string): string =>
  cell.replace(/^(\d{1,2}):(\d{2})(?::00)?$/, (_, hour, minute) => `${hour.padStart(2, "0")}:${minute}`);
const readTimes = (cell: string): string[] =>
  [
    ...new Set(
      cell
        .split(/[\s,;・]+/)
        .filter((time) => time !== "")
        .map(readTime),
    ),
  ].sort();

const CHECKS: Record<string, Check> = {
  区分: oneOf(...MAIL_TARGET_KBNS),
  データ区分: oneOf("", ...MAIL_SECTIONS),
  メールアドレス: (cell, cells) => {
    if ((cells.get(GROUP_HEADING) ?? "") === "") return mailAddressFault(cell);
    return cell === "" ? null : "宛先グループの行では、空にしてください。";
  },
  件名形式: oneOf(1, 2, 3, 4, 5),
  添付形式: oneOf(1, 2, 3, 4),
  "0件時送信": oneOf(0, 1),
  送信時刻: (cell) => {
    const times = readTimes(cell);
    const isGood = times.length >= 1 && times.length <= MOST_TIMES && times.every(isTimeOfDay);
    return isGood ? null : `HH:mmの形式で1～${MOST_TIMES}件、空白で区切って入力してください。`;
  },
  文字コード: oneOf("utf8", "iso2022jp"),
};

const quietTime: Check = (cell, cells) => {
  const [start, end] = ["配信停止開始", "配信停止終了"].map((heading) => readTime(cells.get(heading) ?? ""));
  if (start === "" && end === "") return null;
  return isTimeOfDay(readTime(cell)) && start !== end ? null : validationText.quietTimes;
};
const ALERT_CHECKS: Record<string, Check> = {
  即時配信: oneOf(0, 1),
  配信停止開始: quietTime,
  配信停止終了: quietTime,
  即時配信上限: (cell) =>
    /^[1-9]\d{0,2}$/.test(cell) && Number(cell) <= MOST_ALERTS ? null : validationText.alertMaxCount,
};

const REST_CHECKS: Record<string, Check> = {
  休日の配信: oneOf(0, 1, 2),
  土日を休日とする: oneOf(0, 1),
  休止期間: (cell) => {
    const pauses = readPauses(cell);
    return pauses === null
      ? "「2026/12/28～2027/01/03=1」の形式で、空白で区切って入力してください（1は休止後にまとめて送信、0は送信しない）。"
      : pausesFault(pauses);
  },
};

interface ReadSettings {
  lines: SettingLine[];
  faults: FileError[];
  /** Whether the file says anything of alerts. */
  withAlerts: boolean;
  /** Whether it says anything of days off. */
  withRest: boolean;
}

/** The rows of an upload, each checked against the contract's own names; all faults of all rows. */
export function readSettings(rows: readonly CsvRow[], known: KnownNames): ReadSettings {
  const [head, ...body] = rows;
  const order = head?.cells.map((cell) => cell.trim()) ?? [];
  const withAlerts = order.some((heading) => ALERT_HEADINGS.includes(heading));
  const withRest = order.some((heading) => REST_HEADINGS.includes(heading));
  const said = { withAlerts, withRest };
  const wanted = SETTING_COLUMNS.map(({ heading }) => heading).filter(
    (heading) =>
      heading !== "名称" &&
      heading !== GROUP_HEADING &&
      (withAlerts || !ALERT_HEADINGS.includes(heading)) &&
      (withRest || !REST_HEADINGS.includes(heading)),
  );
  const missing = wanted.filter((heading) => !order.includes(heading));
  const doubled = order.filter((heading, at) => heading !== "" && order.indexOf(heading) !== at);
  const headFaults = [
    ...missing.map((field) => ({ row: 1, field, message: `見出しに「${field}」の列がありません。` })),
    ...doubled.map((field) => ({ row: 1, field, message: `見出しの「${field}」が重複しています。` })),
  ];
  if (headFaults.length > 0) return { lines: [], faults: headFaults, ...said };
  if (body.length === 0)
    return { lines: [], faults: [{ row: 0, field: "file", message: "データの行がありません。" }], ...said };
  const lines: SettingLine[] = [];
  const faults: FileError[] = [];
  const seen = new Map<string, number>();
  for (const { row, cells } of body) {
    const read = readRow(row, cells, order, known);
    if ("faults" in read) {
      faults.push(...read.faults);
      continue;
    }
    const earlier = seen.get(keyOf(read.line));
    if (earlier !== undefined)
      faults.push({ row, field: "メールアドレス", message: `${earlier}行目と同じ配信対象・データ区分・宛先です。` });
    seen.set(keyOf(read.line), earlier ?? row);
    lines.push(read.line);
  }
  return { lines, faults, ...said };
}

type ReadRow = { faults: FileError[] } | { line: SettingLine };

function readRow(row: number, cells: readonly string[], order: readonly string[], known: KnownNames): ReadRow {
  if (cells.length !== order.length)
    return {
      faults: [
        { row, field: "file", message: `列の数が見出しと違います（${order.length}列のところ${cells.length}列）。` },
      ],
    };
  const named: Cells = new Map(order.map((heading, at) => [heading, withoutDefusing((cells[at] ?? "").trim())]));
  const of = (heading: string): string => named.get(heading) ?? "";
  const checks = {
    ...CHECKS,
    ...(order.includes("即時配信") && ALERT_CHECKS),
    ...(order.includes("休日の配信") && REST_CHECKS),
  };
  const faults = Object.entries(checks).flatMap(([field, check]) => {
    const message = check(of(field), named);
    return message === null ? [] : [{ row, field, message }];
  });
  if (!known.targets.has(`${of("区分")}/${of("ID")}`))
    faults.push({ row, field: "ID", message: "テーマ、テーマグループまたはトピックスが見つかりません。" });
  if (of(GROUP_HEADING) !== "" && !known.groups.has(of(GROUP_HEADING)))
    faults.push({ row, field: GROUP_HEADING, message: "宛先グループが見つかりません。" });
  const template = known.templates.get(of("テンプレートファイル名"));
  if (template === undefined)
    faults.push({ row, field: "テンプレートファイル名", message: "テンプレートが見つかりません。" });
  return faults.length > 0
    ? { faults }
    : { line: lineOf(of, template ?? null, known.groups.get(of(GROUP_HEADING)) ?? null) };
}

const lineOf = (of: (heading: string) => string, template: number | null, group: number | null): SettingLine => ({
  data_kbn: Number(of("区分")),
  id: Number(of("ID")),
  data_section: of("データ区分") === "" ? null : Number(of("データ区分")),
  mail_address: of("メールアドレス"),
  address_group_id: group,
  template_file_id: template,
  subject_type: Number(of("件名形式")),
  attach_type: Number(of("添付形式")),
  zero_article_email: of("0件時送信") === "1",
  send_times: readTimes(of("送信時刻")),
  encoding: of("文字コード"),
  alert: of("即時配信") === "1",
  quiet_start_time: readTime(of("配信停止開始")) || null,
  quiet_end_time: readTime(of("配信停止終了")) || null,
  alert_max_count: Number(of("即時配信上限")) || USUAL_ALERTS,
  holiday_rule: HOLIDAY_CODES[Number(of("休日の配信"))] ?? "send",
  weekends_off: of("土日を休日とする") === "1",
  pauses: readPauses(of("休止期間")) ?? [],
});
