import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { type CsvLosses, csvBytes, csvLineBytes } from "./csv-bytes.ts";
import type { CsvEncoding } from "./csv-encoding.ts";
import { oneChunk } from "./one-chunk.ts";
import { sqlCell, sqlLine, sqlNumber } from "./sql-line.ts";
import { hostileTexts } from "./testing/hostile-texts.ts";

const db = await testDatabase();

type Row = { text: string | null; next: string | null; number: number | null };
const all = hostileTexts();
const ROWS: Row[] = [
  ...all.map((text, at) => ({ text, next: all[(at * 7 + 3) % all.length] ?? "", number: at - 5 })),
  { text: null, next: null, number: null },
];

/** What the writer of rows makes of the same. */
async function written(encoding: CsvEncoding): Promise<[Buffer, CsvLosses]> {
  const losses = { replaced: 0 };
  const columns = [
    { heading: "文", cell: ({ text }: Row) => text },
    { heading: "次", cell: ({ next }: Row) => next },
    { heading: "数", cell: ({ number }: Row) => number },
  ];
  const parts: Buffer[] = [];
  for await (const part of csvBytes({ columns, rows: oneChunk(ROWS), encoding }, losses)) parts.push(part);
  return [Buffer.concat(parts), losses];
}

async function made(encoding: CsvEncoding): Promise<[Buffer, CsvLosses]> {
  const line = sqlLine([sqlCell("text", encoding), sqlCell("next", encoding), sqlNumber("number")]);
  const { rows } = await db.api.query<{ line: string }>(
    `SELECT ${line} AS line FROM unnest($1::text[], $2::text[], $3::int[]) WITH ORDINALITY AS u(text, next, number, place) ORDER BY place`,
    [ROWS.map(({ text }) => text), ROWS.map(({ next }) => next), ROWS.map(({ number }) => number)],
  );
  const losses = { replaced: 0 };
  const lines = (async function* () {
    // Several chunks, of which some are without what CP932 lacks.
    for (let at = 0; at < rows.length; at += 7)
      yield rows
        .slice(at, at + 7)
        .map((row) => `${row.line}\r\n`)
        .join("");
  })();
  const parts: Buffer[] = [];
  for await (const part of csvLineBytes({ headings: ["文", "次", "数"], lines, encoding }, losses)) parts.push(part);
  return [Buffer.concat(parts), losses];
}

describe("lines that PostgreSQL makes", () => {
  it.each(["utf8", "sjis"] as const)("are those of the writer of rows, byte for byte, in %s", async (encoding) => {
    const [[mine, lost], [others, theirs]] = await Promise.all([made(encoding), written(encoding)]);
    expect(mine.toString("latin1").split("\r\n")).toEqual(others.toString("latin1").split("\r\n"));
    expect(mine.equals(others)).toBe(true);
    expect(lost).toEqual(theirs);
    expect(lost.replaced > 0).toBe(encoding === "sjis");
  });
});
