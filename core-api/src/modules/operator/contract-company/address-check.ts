import { placeOfSpan, readSpan } from "@kirinuki/schema/address-span.ts";
import { readSpanRows } from "@kirinuki/schema/address-spans.ts";
import { type Static, Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { nullable } from "../../../http/wire-types.ts";
import { findTakenSpans, takenInWords } from "./address-ranges.ts";

export const addressCheckSchema = Type.Object({
  rows: Type.Array(
    Type.Object({
      state: Type.String({ enum: ["ok", "inside", "fault", "taken"] }),
      ip_range: nullable(Type.String({ description: "The range as it would be stored" })),
      address_count: nullable(Type.String({ description: "A decimal string, because IPv6 ranges exceed a number" })),
      message: Type.String(),
    }),
  ),
  my_address: Type.String({ description: "IP address of this call" }),
  my_row: nullable(Type.Integer({ description: "Index of the row that contains my_address, from 0" })),
});
export type AddressCheck = Static<typeof addressCheckSchema>;

/** What a list of ranges would be when it is saved, and where the caller's own address lies in it. */
export async function checkAddresses(
  tx: Transaction,
  texts: readonly string[],
  { contractId, address }: { contractId: number | null; address: string },
): Promise<AddressCheck> {
  const rows = readSpanRows(texts);
  const spans = rows.flatMap((row) => (row.state === "fault" ? [] : [row.span]));
  const taken = new Map((await findTakenSpans(tx, spans, contractId)).map((each) => [each.range, takenInWords(each)]));
  const own = readSpan(address);
  const isOwn = (row: (typeof rows)[number]) =>
    row.state !== "fault" && "span" in own && placeOfSpan(own.span, row.span) === "inside";
  const myRow = rows.findIndex(isOwn);
  return {
    rows: rows.map((row) => {
      if (row.state === "fault") return { state: "fault", ip_range: null, address_count: null, message: row.message };
      const { text, count } = row.span;
      const other = taken.get(text);
      const message = other ?? (row.state === "inside" ? row.message : "");
      return { state: other ? "taken" : row.state, ip_range: text, address_count: String(count), message };
    }),
    my_address: address,
    my_row: myRow < 0 ? null : myRow,
  };
}
