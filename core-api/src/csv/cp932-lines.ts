import iconv from "iconv-lite";
import { cellText, quoted } from "./cells.ts";
import { cp932Text } from "./cp932.ts";
import type { CsvLosses } from "./csv-bytes.ts";

/** What may begin a formula, where a cell may begin; inside of a quoted cell it is found for nothing. */
const MAY_BE_FORMULA = /(?:^|[,\n])(?:"[=+\-@\t\r\n＝＋－＠]|[=+\-@\t＝＋－＠])/;
const LINES = /(?:"[^"]*"|[^"\n]+)*\n/g;
const CELLS = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g;

/**
 * The bytes in CP932 of whole lines that `sqlCell` made for it. Lines that CP932 encodes and that have no formula are taken as they are; the cells of
 * others are written one by one.
 * @param losses counted up
 */
export function cp932Lines(lines: string, losses: CsvLosses): Buffer {
  const whole = asItIs(lines);
  if (whole) return whole;
  return Buffer.concat((lines.match(LINES) ?? []).map((line) => asItIs(line) ?? byCells(line, losses)));
}

function asItIs(lines: string): Buffer | null {
  const bytes = iconv.encode(lines, "cp932");
  return iconv.decode(bytes, "cp932") === lines && !MAY_BE_FORMULA.test(lines) ? bytes : null;
}

function byCells(line: string, losses: CsvLosses): Buffer {
  const written = (given: string): string => {
    const { text, replaced } = cp932Text(given);
    losses.replaced += replaced;
    return text;
  };
  const cell = (text: string): string =>
    quoted(cellText(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text, written));
  return iconv.encode(
    line.replace(CELLS, (_, text: string, end: string) => `${cell(text)}${end}`),
    "cp932",
  );
}
