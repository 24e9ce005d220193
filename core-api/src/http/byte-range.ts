import type { ByteRange } from "../storage/original-store.ts";

/** `whole`: answer 200 with everything; `unsatisfiable`: 416. */
export type RangeAnswer = { kind: "whole" } | { kind: "part"; range: ByteRange } | { kind: "unsatisfiable" };

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;
const WHOLE: RangeAnswer = { kind: "whole" };

/**
 * What a Range header asks for (RFC 9110, 14.2). Several ranges, other units and nonsense get the whole, which the standard
 * allows. `ifRange` is the client's validator: a part of a changed file would be useless to it.
 */
export function readRange(
  header: string | undefined,
  ifRange: string | undefined,
  { size, etag }: { size: number; etag: string | null },
): RangeAnswer {
  const match = ONE_RANGE.exec(header ?? "");
  if (!match || (ifRange !== undefined && ifRange !== etag)) return WHOLE;
  const [first = "", last = ""] = match.slice(1);
  if (first === "" && last === "") return WHOLE;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? { kind: "unsatisfiable" } : { kind: "part", range: { start: size - length, end: size - 1 } };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return WHOLE;
  return start >= size ? { kind: "unsatisfiable" } : { kind: "part", range: { start, end } };
}
