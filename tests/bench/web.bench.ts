// Reading in a real browser whose processor is throttled to a quarter: keys, articles from the cache, scrolling, memory, and how
// sign-in and home start on a phone. Beside each figure the same on a page of the same frame that has nothing in its list.
import { articleLink } from "@kirinuki/core-api/src/mail/content/links.ts";
import { aSession, aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup, aTheme } from "@kirinuki/core-api/src/testing/builders.ts";
import { aVolume } from "@kirinuki/core-api/src/testing/volume.ts";
import { systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import { type Browser, type CDPSession, devices, type Page } from "@playwright/test";
import pg from "pg";
import { launchBrowser } from "./support/corpus-browser.ts";
import { markdown, numberOption, timing } from "./support/measure.ts";
import { type Product, startProduct } from "./support/product.ts";
import {
  framesOfScroll,
  heapAfterCollection,
  loadRows,
  noteInteractions,
  noteStart,
  pressed,
  type Start,
  timeKeys,
  workedFor,
} from "./support/reading-page.ts";

const RATE = 4;
const KEYS = 60;
/** `--rows=300 --read=100` on a busy machine; `--starts` leaves the reading out. */
const ROWS = numberOption("rows", 1000);
const READ = numberOption("read", 200);
const STARTS = 5;
const LINKS = 9;
const WORDS = "全固体電池の量産に向け";
/** As Lighthouse's mobile preset has it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 96_000 };

interface Loaded {
  token: string;
  /** Where a mail's headline leads. */
  link: string;
  full: string;
  empty: string;
}

async function load(owner: pg.Pool): Promise<Loaded> {
  const contract = await aContract(owner);
  const group = await aGroup(owner, contract);
  const user = await aUser(owner, group);
  const lastDay = tokyoDay(systemClock.now());
  await aVolume(owner, group.contractId, { themes: 2, groups: 1, days: 14, hits: 12_000, lastDay });
  await owner.query(
    `INSERT INTO article_text (article_id, body) SELECT article_id, repeat('　${WORDS}、各社は投資を急いでいる。', 40) FROM article`,
  );
  const empty = await aTheme(owner, contract);
  const { rows } = await owner.query("SELECT min(theme_id) AS id FROM theme WHERE contract_id = $1", [
    group.contractId,
  ]);
  const token = await aSession(owner, user, systemClock.now());
  const newest = await owner.query(
    "SELECT max(article_id)::text AS id FROM theme_article WHERE contract_id = $1 AND data_section = 3",
    [group.contractId],
  );
  const link = articleLink("", { section: 3, articleId: newest.rows[0].id });
  return { token, link, full: `/0002?theme=${rows[0].id}&tab=web`, empty: `/0002?theme=${empty.themeId}&tab=web` };
}

interface Opened {
  page: Page;
  client: CDPSession;
}

async function opened(browser: Browser, product: Product, token: string, address: string): Promise<Opened> {
  const context = await browser.newContext({ locale: "ja-JP", viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: "kirinuki_session", value: token, url: product.webUrl, httpOnly: true }]);
  const page = await context.newPage();
  await page.goto(product.webUrl + address);
  const client = await context.newCDPSession(page);
  return { page, client };
}

const slowly = ({ client }: Opened, rate = RATE) => client.send("Emulation.setCPUThrottlingRate", { rate });
const rounded = (value: number) => Math.round(value * 10) / 10;

async function reading(browser: Browser, product: Product, { token, full, empty }: Loaded) {
  const bare = await opened(browser, product, token, empty);
  await bare.page.getByRole("tabpanel").waitFor();
  await bare.page.waitForLoadState("networkidle");
  await timeKeys(bare.page, "nothing");
  await slowly(bare);
  for (let at = 0; at < KEYS; at += 1) await pressed(bare.client, bare.page, "j");
  const nothing = timing(await bare.page.evaluate(() => window.timed.keys));
  const bareFrames = timing(await framesOfScroll(bare.page, 100));
  await bare.page.context().close();

  const list = await opened(browser, product, token, full);
  await list.page.locator("a[data-article]").first().waitFor();
  await loadRows(list.page, ROWS);
  await slowly(list);
  await timeKeys(list.page, "row");
  for (let at = 0; at < KEYS; at += 1) await pressed(list.client, list.page, "j");
  const rows = timing(await list.page.evaluate(() => window.timed.keys));
  await list.page.waitForLoadState("networkidle");
  await timeKeys(list.page, "article");
  const workedBefore = await workedFor(list.client);
  for (let at = 0; at < KEYS - 10; at += 1) await pressed(list.client, list.page, "k");
  const worked = ((await workedFor(list.client)) - workedBefore) / (KEYS - 10);
  const articles = timing(await list.page.evaluate(() => window.timed.keys));
  await slowly(list, 1);
  await loadRows(list.page, 2 * ROWS);
  await list.page.waitForLoadState("networkidle");
  await slowly(list);
  const frames = await framesOfScroll(list.page, 250);
  await list.page.context().close();

  const reader = await opened(browser, product, token, full);
  await reader.page.locator("a[data-article]").first().waitFor();
  await slowly(reader);
  await timeKeys(reader.page, "row");
  for (let at = 0; at < 5; at += 1) await pressed(reader.client, reader.page, "j");
  const before = await heapAfterCollection(reader.client);
  const interactions = await noteInteractions(reader.page);
  const clicks = reader.page.locator("a[data-article]");
  for (let at = 0; at < READ; at += 1) {
    await pressed(reader.client, reader.page, "j");
    if (at % 10 === 0) await reader.client.send("Input.dispatchKeyEvent", { type: "keyDown", key: "x", text: "x" });
    // Of a long list only the rows near the shown ones are there, and they change while it scrolls.
    if (at % 25 === 24) await clicks.last().click();
  }
  const inp = timing(await interactions());
  await slowly(reader, 1);
  for (let at = READ; at < (READ * 5) / 2; at += 1) await pressed(reader.client, reader.page, "j");
  await reader.page.waitForLoadState("networkidle");
  const after = await heapAfterCollection(reader.client);
  await reader.page.context().close();
  const sorted = inp.all.toSorted((a, b) => a - b);
  return {
    table: [
      [`key to painted row, ${ROWS} rows, p95`, rows.p95, nothing.p95, "under 50"],
      ["the same, p50", rows.p50, nothing.p50, ""],
      ["article from the cache painted, p95", articles.p95, nothing.p95, "under 100"],
      ["the same, p50", articles.p50, nothing.p50, ""],
      ["the same, work of the main thread a key, on average", worked, nothing.p50, ""],
      [`INP over ${READ} articles, p75`, sorted[Math.floor(sorted.length * 0.75)] ?? 0, nothing.p95, "under 150"],
      [`longest frame, ${2 * ROWS} rows scrolled`, Math.max(...frames), Math.max(...bareFrames.all), "50"],
      ["p95 of the frames", timing(frames).p95, bareFrames.p95, ""],
    ] as [string, number, number, string][],
    over: `${frames.filter((each) => each > 50).length} of ${frames.length} frames over 50 ms`,
    heap: after - before,
  };
}

/** From the tap on a mail's link until the article's text is on a phone, in milliseconds: the first time, and again with the browser's cache. */
async function mailLinks(browser: Browser, product: Product, { token, link }: Loaded) {
  const [cold, warm]: [number[], number[]] = [[], []];
  for (let at = 0; at < LINKS; at += 1) {
    const context = await browser.newContext({ ...devices["Pixel 7"], locale: "ja-JP" });
    await context.addCookies([{ name: "kirinuki_session", value: token, url: product.webUrl, httpOnly: true }]);
    for (const times of [cold, warm]) {
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await client.send("Network.enable");
      await client.send("Network.emulateNetworkConditions", SLOW_4G);
      await client.send("Emulation.setCPUThrottlingRate", { rate: RATE });
      const began = performance.now();
      await page.goto(product.webUrl + link, { waitUntil: "commit" });
      await page.getByText(WORDS).first().waitFor();
      times.push(performance.now() - began);
      await page.waitForLoadState("networkidle");
      await page.close();
    }
    await context.close();
  }
  const row = (name: string, times: readonly number[], target: string) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
    return [name, `${at(0.5)}`, `${at(0.75)}`, target];
  };
  return [row("cold", cold, "at most 2,500"), row("warm", warm, "at most 1,000")];
}

async function starts(browser: Browser, product: Product, { token, full }: Loaded) {
  const of = async (address: string, signedIn: boolean): Promise<Start> => {
    const context = await browser.newContext({ ...devices["Pixel 7"], locale: "ja-JP" });
    if (signedIn)
      await context.addCookies([{ name: "kirinuki_session", value: token, url: product.webUrl, httpOnly: true }]);
    const page = await context.newPage();
    const noted = await noteStart(page);
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", SLOW_4G);
    await client.send("Emulation.setCPUThrottlingRate", { rate: RATE });
    await page.goto(product.webUrl + address);
    await page.waitForLoadState("networkidle");
    const start = await noted();
    await context.close();
    return start;
  };
  const pages: Record<string, () => Promise<Start>> = {
    "sign-in": () => of("/", false),
    home: () => of(full, true),
    "an empty page (/healthz)": () => of("/healthz", false),
  };
  const rows: (string | number)[][] = [];
  for (const [name, start] of Object.entries(pages)) {
    const all: Start[] = [];
    for (let at = 0; at < STARTS; at += 1) all.push(await start());
    const middle = (key: keyof Start) => timing(all.map((each) => each[key])).p50;
    rows.push([name, middle("firstPaint"), middle("largestPaint"), middle("blocked"), middle("shift").toFixed(3)]);
  }
  return rows;
}

const product = await startProduct();
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });
const browser = await launchBrowser();
async function tellReading(loaded: Loaded): Promise<void> {
  const { table, over, heap } = await reading(browser, product, loaded);
  console.log(
    markdown(
      ["processor / 4, ms", "measured", "empty page", "times", "target"],
      table.map(([name, value, empty, target]) => [name, rounded(value), rounded(empty), value / empty, target]),
    ),
  );
  console.log(over, `\nheap after ${(READ * 5) / 2} articles: ${heap.toFixed(1)} MB more (target: under 20)`);
}

try {
  const loaded = await load(owner);
  const rows = await starts(browser, product, loaded);
  console.log(
    markdown(
      ["on a phone, slow 4G, processor / 4: ms", "first paint", "largest paint", "blocked", "layout shift"],
      rows,
    ),
  );
  console.log(
    markdown(
      ["a mail's link on a phone, slow 4G, processor / 4: ms", "p50", "p75", "target"],
      await mailLinks(browser, product, loaded),
    ),
  );
  if (!process.argv.includes("--starts")) await tellReading(loaded);
} finally {
  await browser.close();
  await owner.end();
  await product.stop();
}
