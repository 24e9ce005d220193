import { type AreaUnit, areaUnitText } from "@kirinuki/schema/tones.ts";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { FileError } from "../../../csv/read-csv.ts";
import { readTable } from "../../../csv/read-table.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { UploadedFile } from "../../../http/upload.ts";
import { lockContract } from "../article-setting/article-setting.repository.ts";
import { isRate, MOST_RATES, type RateLine, rateText } from "./media-rate.form.ts";
import { type RateCall, type RateRow, storeRates, unknownMedia } from "./media-rate.service.ts";

export const RATES_BYTES = 1024 * 1024;

/** The file's columns, the same for download and upload; 媒体名 is for people and not read. */
export const RATE_COLUMNS: readonly CsvColumn<RateRow>[] = [
  { heading: "媒体コード", cell: ({ media_code }) => media_code },
  { heading: "媒体名", cell: ({ media_name }) => media_name },
  { heading: "単位", cell: ({ unit }) => areaUnitText[unit] },
  { heading: "単価", cell: ({ rate }) => rate },
];

const UNITS: Readonly<Record<string, AreaUnit>> = { "cm²": 1, cm2: 1, "1": 1, 段: 2, "2": 2 };

/** 1,200 and １２００円 are 1200; null where the cell is empty. */
function readRate(cell: string): number | null {
  const text = cell.normalize("NFKC").replaceAll(",", "").replace(/円$/, "");
  return text === "" ? null : Number(text);
}

const refused = (fileError: FileError[]) => new Refusal("REFUSED_FILE", { changed_count: 0, fileError });

/** PUT /media_rates_upload: media that the file does not name keep theirs; nothing is written unless every line is good. */
export async function uploadRates(call: RateCall, file: UploadedFile | null) {
  const read = readTable(file, RATES_BYTES, ["媒体コード", "単位", "単価"]);
  if ("faults" in read) return refused(read.faults);
  const { lines } = read;
  if (lines.length > MOST_RATES || lines.length === 0)
    return refused([{ row: 0, field: "file", message: `単価は1～${MOST_RATES}件で入力してください。` }]);
  await lockContract(call.tx, call.actor.contractId);
  const unknown = await unknownMedia(
    call.tx,
    lines.map(({ of }) => of("媒体コード")),
  );
  const rates: RateLine[] = [];
  const faults: FileError[] = [];
  const seen = new Set<string>();
  for (const { row, of } of lines) {
    const [code, unit, rate] = [of("媒体コード"), UNITS[of("単位").normalize("NFC")], readRate(of("単価"))];
    if (unknown.has(code)) faults.push({ row, field: "媒体コード", message: "この媒体コードの媒体はありません。" });
    if (seen.has(code)) faults.push({ row, field: "媒体コード", message: "同じ媒体コードが2回あります。" });
    if (unit === undefined) faults.push({ row, field: "単位", message: "単位はcm²または段で入力してください。" });
    if (rate !== null && !isRate(rate)) faults.push({ row, field: "単価", message: rateText });
    seen.add(code);
    if (unit !== undefined) rates.push({ media_code: code, unit, rate });
  }
  if (faults.length > 0) return refused(faults);
  await storeRates(call, rates);
  return { changed_count: rates.length, fileError: [] };
}
