import type { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";
import excel from "exceljs";
import { expect, it } from "vitest";
import { type XlsxTable, xlsxStream } from "./xlsx-stream.ts";

interface Row {
  name: string | null;
  count: number;
}

const table = (rows: AsyncIterable<readonly Row[]>): XlsxTable<Row> => ({
  sheetName: "記事一覧",
  columns: [
    { heading: "名称", cell: ({ name }) => name, width: 40 },
    { heading: "件数", cell: ({ count }) => count },
  ],
  rows,
});

async function* chunks(...given: Row[][]): AsyncGenerator<Row[]> {
  yield* given;
}

async function cellsOf(rows: AsyncIterable<readonly Row[]>): Promise<unknown[][]> {
  const workbook = new excel.Workbook();
  await workbook.xlsx.load((await buffer(xlsxStream(table(rows)))) as never);
  const sheet = workbook.getWorksheet("記事一覧");
  return (sheet?.getSheetValues() ?? []).slice(1).map((row) => (row as unknown[]).slice(1));
}

it("is read back as it was written; texts stay texts, what XML can't hold is left out, long cells are cut", async () => {
  const name = '=1+1 <a href="x">&𠮷①\u0000\uFFFF';
  const cells = await cellsOf(
    chunks([{ name, count: -2 }], [], [{ name: null, count: 0 }], [{ name: "あ".repeat(40_000), count: 1 }]),
  );
  expect(cells.slice(0, 2)).toEqual([
    ["名称", "件数"],
    ['=1+1 <a href="x">&𠮷①', -2],
  ]);
  expect(cells[2]?.[1]).toBe(0);
  expect(cells[3]?.[0]).toBe("あ".repeat(32_767));
});

it("has its headings also without rows", async () => {
  expect(await cellsOf(chunks())).toEqual([["名称", "件数"]]);
});

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

it("takes rows only as fast as it is read, and no more once the reader is gone", async () => {
  let taken = 0;
  async function* endless(): AsyncGenerator<Row[]> {
    // Random text does not compress, so that the file grows with its rows.
    for (; taken < 100_000; taken += 1)
      yield Array.from({ length: 20 }, () => ({ name: crypto.randomUUID().repeat(50), count: taken }));
  }
  const stream = xlsxStream(table(endless())) as Duplex;
  stream.once("readable", () => undefined);
  // The compressor works in a thread: how many rows that takes depends on the machine.
  while (!stream.writableNeedDrain) await turns(1);
  await turns(5);
  const before = taken;
  await turns(200);
  expect(taken).toBe(before);
  stream.destroy();
  await new Promise((resolve) => stream.once("close", resolve));
  await turns(50);
  expect(taken).toBeLessThanOrEqual(before + 1);
});

it("fails with its rows", async () => {
  async function* broken(): AsyncGenerator<Row[]> {
    yield [{ name: "a", count: 1 }];
    throw new Error("no database");
  }
  await expect(buffer(xlsxStream(table(broken())))).rejects.toThrow("no database");
});

it("makes a column as wide as it is told, else as its heading and a day need", async () => {
  const columns = [...table(chunks()).columns, { heading: "新聞（本文）の本文印刷", cell: () => 0 }];
  const workbook = new excel.Workbook();
  await workbook.xlsx.load((await buffer(xlsxStream({ ...table(chunks()), columns }))) as never);
  expect(workbook.getWorksheet("記事一覧")?.columns.map(({ width }) => width)).toEqual([40, 12, 24]);
});
