import Fastify from "fastify";
import iconv from "iconv-lite";
import { afterAll, describe, expect, it } from "vitest";
import { cellText } from "./cells.ts";
import { type CsvColumn, csvBytes } from "./csv-bytes.ts";
import type { CsvEncoding } from "./csv-encoding.ts";
import { attachment, sendCsv } from "./send-csv.ts";

interface Row {
  name: string | null;
  count: number;
}
const COLUMNS: CsvColumn<Row>[] = [
  { heading: "名称", cell: ({ name }) => name },
  { heading: "件数", cell: ({ count }) => count },
];

async function* chunks(...given: Row[][]): AsyncGenerator<Row[]> {
  yield* given;
}
async function bytesOf(encoding: CsvEncoding, ...given: Row[][]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of csvBytes({ columns: COLUMNS, rows: chunks(...given), encoding })) parts.push(part);
  return Buffer.concat(parts);
}

describe("a CSV file", () => {
  it("is UTF-8 with a byte-order mark and RFC 4180, or CP932 without one", async () => {
    const rows = [{ name: 'a,"b"\n髙﨑①', count: -2 }];
    const text = '名称,件数\r\n"a,""b""\n髙﨑①",-2\r\n,0\r\n';
    const more = [{ name: null, count: 0 }];
    expect((await bytesOf("utf8", rows, [], more)).toString("utf8")).toBe(`\uFEFF${text}`);
    expect(iconv.decode(await bytesOf("sjis", rows, more), "cp932")).toBe(text);
  });

  it("quotes a cell of several lines, whatever ends them", async () => {
    const rows = ["一\n二", "一\r二", "一\r\n二"].map((name) => ({ name, count: 1 }));
    expect((await bytesOf("sjis", rows)).toString("latin1").match(/"/g)).toHaveLength(6);
  });

  it("has its headings also without rows, and a question mark for what CP932 lacks", async () => {
    expect((await bytesOf("utf8")).toString("utf8")).toBe("\uFEFF名称,件数\r\n");
    expect(iconv.decode(await bytesOf("sjis", [{ name: "𠮷野家", count: 1 }]), "cp932")).toContain("?野家,1");
  });

  it.each(["=1+1", "+81", "-cmd|x", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠x"])(
    "defuses %j",
    (cell) => expect(cellText(cell)).toBe(`'${cell}`),
  );
  it.each(["a=1", "電池", "'=1", "", "1-2"])("leaves %j as it is", (cell) => expect(cellText(cell)).toBe(cell));
});

describe("a download", () => {
  const app = Fastify();
  let isDone = false;
  app.get("/file", async (_request, reply) => {
    await sendCsv(reply, {
      fileName: "利用者 一覧(1).csv",
      columns: COLUMNS,
      encoding: "utf8",
      rows: (async function* () {
        for (let at = 0; at < 50; at += 1) yield [{ name: `${at}`, count: at }];
        isDone = true;
      })(),
    });
    return reply;
  });
  app.get("/broken", async (_request, reply) =>
    sendCsv(reply, {
      fileName: "x.csv",
      columns: COLUMNS,
      encoding: "utf8",
      // biome-ignore lint/correctness/useYield: it fails before the first row
      rows: (async function* (): AsyncGenerator<Row[]> {
        throw new Error("no database");
      })(),
    }),
  );
  afterAll(() => app.close());

  it("has a name for every client, and is all there", async () => {
    const answer = await app.inject("/file");
    expect(answer.headers["content-disposition"]).toBe(attachment("利用者 一覧(1).csv"));
    expect(answer.headers["content-disposition"]).toContain("filename*=UTF-8''%E5%88%A9");
    expect(answer.headers["content-disposition"]).toContain("%281%29.csv");
    expect(answer.body.split("\r\n")).toHaveLength(52);
    expect(isDone).toBe(true);
  });

  it("that fails before its first row is no file", async () => {
    const answer = await app.inject("/broken");
    expect(answer.statusCode).toBe(500);
    expect(answer.headers["content-disposition"]).toBeUndefined();
  });
});
