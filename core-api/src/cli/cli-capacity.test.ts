import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Capacity, capacityFor, type Load } from "./capacity/capacity.ts";
import { MEASURED } from "./capacity/measured.ts";
import { runCli } from "./cli.ts";
import { processIo } from "./io.ts";

const performance = readFileSync(new URL("../../../docs/performance.md", import.meta.url), "utf8");

async function run(...args: string[]) {
  const [out, told]: [string[], string[]] = [[], []];
  const io = { ...processIo, out: (line: string) => void out.push(line), tell: (line: string) => void told.push(line) };
  const code = await runCli(["capacity", ...args], io);
  return { code, out, told };
}

const NATION: Load = {
  articlesPerDay: 50_000,
  contracts: 300,
  users: 20_000,
  themesPerContract: 60,
  hitsPerTheme: 30,
  characters: 650,
  days: 365,
  originalKbPerArticle: 30,
  busyShare: 0.5,
  readingsPerReader: 10,
};

interface Point {
  what: string;
  articles: number;
  hits: number;
  characters?: number;
  indexGb: number;
  rowsGb?: number;
}

const KB_A_GB = 1024 * 1024;
/** docs/performance.md: Capacity, and the index of Search. */
const POINTS: Point[] = [
  {
    what: "5,000 articles",
    articles: 5_000,
    hits: 18_949,
    indexGb: (5_000 * 17.89) / KB_A_GB,
    rowsGb: (5_000 * 17.2) / KB_A_GB,
  },
  {
    what: "20,000 articles",
    articles: 20_000,
    hits: 76_207,
    indexGb: (20_000 * 5.75) / KB_A_GB,
    rowsGb: (20_000 * 16.94) / KB_A_GB,
  },
  { what: "the index of a million", articles: 1_000_000, hits: 0, characters: 600, indexGb: 2.6 },
];

describe("kirinuki capacity", () => {
  it("counts with figures that docs/performance.md tells where they say", () => {
    const headings = new Set([...performance.matchAll(/^##+ (.*)$/gm)].map(([, heading]) => heading));
    for (const { source, value } of Object.values(MEASURED)) {
      expect(
        [...headings].some((heading) => heading === source || heading?.startsWith(`${source} (`)),
        source,
      ).toBe(true);
      expect(value).toBeGreaterThan(0);
    }
  });

  it("grows with what an installation has to carry, part by part", () => {
    const base = capacityFor(NATION);
    const twice = (change: Partial<Load>): Capacity => capacityFor({ ...NATION, ...change });
    const readers = twice({ users: 40_000 });
    expect(readers.processors.coreApi).toBeCloseTo(2 * base.processors.coreApi);
    expect(readers.diskGb).toEqual(base.diskGb);
    const articles = twice({ articlesPerDay: 100_000 });
    expect(articles.diskGb.articles).toBeCloseTo(2 * base.diskGb.articles);
    expect(articles.processors.worker).toBeCloseTo(2 * base.processors.worker);
    expect(articles.processors.bff).toBe(base.processors.bff);
    const years = twice({ days: 730 });
    expect(years.memoryGb).toEqual(base.memoryGb);
    expect(years.diskGb.themeHits).toBeCloseTo(2 * base.diskGb.themeHits);
    const longer = twice({ characters: 1_300 });
    expect(longer.diskGb.searchIndex - base.diskGb.searchIndex).toBeCloseTo(base.diskGb.searchIndex - 80 / 1024);
    expect(twice({ contracts: 600 }).memoryGb.worker).toBeGreaterThan(base.memoryGb.worker);
  });

  it.each(POINTS)(
    "is within a fifth of what was measured: $what",
    ({ articles, hits, characters = 650, ...measured }) => {
      const one = {
        ...NATION,
        articlesPerDay: articles,
        days: 1,
        contracts: 1,
        themesPerContract: 1,
        hitsPerTheme: hits,
      };
      const { searchIndex, articles: rows, themeHits } = capacityFor({ ...one, characters }).diskGb;
      const near = (model: number, wanted: number) => expect(Math.abs(model / wanted - 1)).toBeLessThan(0.2);
      near(searchIndex, measured.indexGb);
      if (measured.rowsGb !== undefined) near(rows + themeHits, measured.rowsGb);
    },
  );

  it.each([
    [59.0, 27.6, 12.6],
    [56.27, 25.3, 11.57],
  ])("says of a reading what was measured, in both runs: %d ms of database", (database, coreApi, bff) => {
    const readings = NATION.users * NATION.busyShare * NATION.readingsPerReader;
    const { processors } = capacityFor({ ...NATION, articlesPerDay: 0 });
    const each = (busy: number) => (busy * 0.6 * 3_600_000) / readings;
    expect(Math.abs(each(processors.database) / database - 1)).toBeLessThan(0.2);
    expect(Math.abs(each(processors.coreApi) / coreApi - 1)).toBeLessThan(0.2);
    expect(Math.abs(each(processors.bff) / bff - 1)).toBeLessThan(0.2);
  });

  it("has one of each process more than it needs, and the connections that they take", () => {
    const small = capacityFor({ ...NATION, users: 5, articlesPerDay: 100, contracts: 1 });
    expect(small.nodes).toEqual({ coreApi: 2, bff: 2, worker: 2 });
    expect(small.connections).toBe(2 * 22 + 2 * 13 + 10);
    const large = capacityFor({ ...NATION, users: 200_000 });
    expect(large.nodes.coreApi).toBe(Math.ceil(large.processors.coreApi) + 1);
    expect(large.nodes.coreApi).toBeGreaterThan(5);
    expect(large.connections).toBe(large.nodes.coreApi * 22 + large.nodes.worker * 13 + 10);
  });

  it("answers people in Japanese, and programs in JSON", async () => {
    const asked = ["--articles-per-day", "50000", "--contracts", "300", "--users", "20000"];
    const { code, out } = await run(...asked);
    expect(code).toBe(0);
    expect(out.join("\n")).toMatch(
      /プロセッサー[\s\S]*メモリー（GB）[\s\S]*ディスク（GB）[\s\S]*max_connections） \d+$/,
    );
    expect(JSON.parse((await run(...asked, "--json")).out.join())).toEqual(capacityFor(NATION));
  });

  it("says what is missing or no number", async () => {
    expect(await run("--contracts", "3")).toMatchObject({
      code: 2,
      told: [expect.stringContaining("articles-per-day"), expect.anything()],
    });
    const wrong = await run("--articles-per-day", "many", "--contracts", "3", "--users", "5");
    expect(wrong).toMatchObject({ code: 2, told: [expect.stringMatching(/値が正しくありません/), expect.anything()] });
  });
});
