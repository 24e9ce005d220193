// POST /booklet with 20 and with 100 articles, and the memory of the server and of the merging process while it is made.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  anOriginalsDesk,
  type OriginalsDesk,
  type TestOriginal,
} from "@kirinuki/core-api/src/modules/originals/original-use/testing/originals-desk.ts";
import { FolderStore } from "@kirinuki/core-api/src/storage/folder-store.ts";
import { aSession } from "@kirinuki/core-api/src/testing/a-user.ts";
import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import pg from "pg";
import { heavyPdf } from "./support/heavy-pdf.ts";
import { markdown } from "./support/measure.ts";
import { startProduct } from "./support/product.ts";
import { resident } from "./support/resident.ts";

const ROUNDS = 5;
const SIZES = [100_000, 2_000_000];
const product = await startProduct();
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });

try {
  const originals = new FolderStore(join(product.dataFolder, "originals"));
  const desk = await anOriginalsDesk({ owner } as Parameters<typeof anOriginalsDesk>[0], { originals });
  const cookie = await aSession(owner, desk.user, new Date());
  const rows: (string | number)[][] = [];
  for (const bytes of SIZES)
    for (const count of [20, 100]) rows.push(await measure(await articlesOf(desk, count, bytes), bytes, cookie));
  console.log(markdown(["booklet", "median s", "slowest s", "core-api, peak MB", "merging process, peak MB"], rows));
} finally {
  await owner.end();
  await product.stop();
}

async function articlesOf(desk: OriginalsDesk, count: number, bytes: number): Promise<TestOriginal[]> {
  const articles: TestOriginal[] = [];
  for (let at = 0; at < count; at += 1) articles.push(await desk.article(1, await heavyPdf(randomBytes(bytes))));
  return articles;
}

async function make(cookie: string, article_info: TestOriginal[]): Promise<void> {
  const comment_info = article_info.map(({ article_id }) => ({ article_id, comment: "会議で報告する。".repeat(8) }));
  const answer = await fetch(`${product.coreUrl}/api/v1/booklet`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: `${USER_COOKIE}=${cookie}` },
    body: JSON.stringify({ article_info, comment_info, booklet_title: "取締役会の資料", copies: 12, per_sheet: 1 }),
  });
  const { data } = (await answer.json()) as { data?: { pdf_ticket?: string } };
  if (!data?.pdf_ticket) throw new Error(`POST /booklet answered ${answer.status}`);
}

async function measure(articles: TestOriginal[], bytes: number, cookie: string): Promise<(string | number)[]> {
  const seconds: number[] = [];
  const peak = { server: 0, merging: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const asked = { done: false };
    const made = make(cookie, articles).finally(() => {
      asked.done = true;
    });
    while (!asked.done) {
      const now = resident(product.corePid);
      peak.server = Math.max(peak.server, now.server);
      peak.merging = Math.max(peak.merging, now.merging);
      await delay(50);
    }
    await made;
    seconds.push((performance.now() - started) / 1000);
  }
  seconds.sort((a, b) => a - b);
  const name = `${articles.length} articles of ${bytes / 1000} kB`;
  return [name, seconds[Math.floor(ROUNDS / 2)] ?? 0, seconds.at(-1) ?? 0, peak.server, peak.merging];
}
