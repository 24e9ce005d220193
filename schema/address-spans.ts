import { type AddressSpan, placeOfSpan, readSpan } from "./address-span.ts";

/** The state of one row in a list of ranges. */
export type SpanRow =
  | { state: "ok"; span: AddressSpan }
  /** Adds nothing to another row; a save leaves it out. */
  | { state: "inside"; span: AddressSpan; message: string }
  | { state: "fault"; message: string };

/** Checks each row of a list of ranges, alone and against the other rows. */
export function readSpanRows(texts: readonly string[]): SpanRow[] {
  const readings = texts.map(readSpan);
  const rows: SpanRow[] = [];
  for (const [at, reading] of readings.entries()) {
    if ("fault" in reading) {
      rows.push({ state: "fault", message: reading.fault });
      continue;
    }
    const { span } = reading;
    const around = readings.findIndex(
      (other, place) => place !== at && "span" in other && holds(other.span, span, place < at),
    );
    const across = readings.findIndex((other, place) => place < at && "span" in other && isAcross(other.span, span));
    if (around >= 0) rows.push({ state: "inside", span, message: `${around + 1}行目に含まれています` });
    else if (across >= 0)
      rows.push({ state: "fault", message: `${across + 1}行目と一部が重なっています。1つの範囲にまとめてください` });
    else rows.push({ state: "ok", span });
  }
  return rows;
}

/** Of two equal rows the earlier one holds the later. */
function holds(other: AddressSpan, span: AddressSpan, isEarlier: boolean): boolean {
  return placeOfSpan(span, other) === "inside" && (isEarlier || placeOfSpan(other, span) !== "inside");
}

const isAcross = (other: AddressSpan, span: AddressSpan): boolean =>
  placeOfSpan(span, other) === "across" && placeOfSpan(other, span) === "across";
