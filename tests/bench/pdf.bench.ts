// POST /pdf beside `qpdf --empty --pages` on the same files, memory with 100 articles of 2 MB, and an article's detail beside its bare SQL.
import { execFile, execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { findActor } from "@kirinuki/core-api/src/access/actor.read-model.ts";
import { hashToken } from "@kirinuki/core-api/src/access/token.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { readArticleDetail } from "@kirinuki/core-api/src/modules/articles/article/article-detail.service.ts";
import {
  anOriginalsDesk,
  type OriginalsDesk,
  type TestOriginal,
} from "@kirinuki/core-api/src/modules/originals/original-use/testing/originals-desk.ts";
import { periodOf } from "@kirinuki/core-api/src/period/period.ts";
import { FolderStore } from "@kirinuki/core-api/src/storage/folder-store.ts";
import { aSession } from "@kirinuki/core-api/src/testing/a-user.ts";
import { systemClock } from "@kirinuki/core-api/src/time/tokyo.ts";
import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import pg from "pg";
import { heavyPdf } from "./support/heavy-pdf.ts";
import { interleaved, markdown } from "./support/measure.ts";
import { type Product, startProduct } from "./support/product.ts";
import { resident } from "./support/resident.ts";

const ROUNDS = { rounds: 30, warmUp: 5 };
const run = promisify(execFile);
const product = await startProduct();
const folder = mkdtempSync(join(tmpdir(), "kirinuki-qpdf-"));
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });

try {
  const originals = new FolderStore(join(product.dataFolder, "originals"));
  const desk = await anOriginalsDesk({ owner } as Parameters<typeof anOriginalsDesk>[0], { originals });
  const cookie = await aSession(owner, desk.user, new Date());
  await compareMerging(desk, cookie);
  await compareDetail(desk, cookie);
  await watchMemory(product, desk, cookie);
} finally {
  await owner.end();
  rmSync(folder, { recursive: true, force: true });
  await product.stop();
}

async function articlesOf(desk: OriginalsDesk, count: number, bytes: number): Promise<TestOriginal[]> {
  const articles: TestOriginal[] = [];
  for (let at = 0; at < count; at += 1) {
    const pdf = await heavyPdf(randomBytes(bytes));
    writeFileSync(join(folder, `${at}.pdf`), pdf);
    articles.push(await desk.article(1, pdf));
  }
  return articles;
}

async function ask(cookie: string, article_info: TestOriginal[], ticket_only: boolean): Promise<number> {
  const answer = await fetch(`${product.coreUrl}/api/v1/pdf`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: `${USER_COOKIE}=${cookie}` },
    body: JSON.stringify({ article_info, pdf_flag: 1, ticket_only }),
  });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  if (answer.status !== 200 || bytes === 0) throw new Error(`POST /pdf answered ${answer.status}`);
  return bytes;
}

async function compareMerging(desk: OriginalsDesk, cookie: string): Promise<void> {
  const articles = await articlesOf(desk, 10, 100_000);
  const files = articles.map((_, at) => join(folder, `${at}.pdf`));
  const qpdf = async () => {
    await run("qpdf", ["--empty", "--pages", ...files, "--", join(folder, "merged.pdf")]);
  };
  if (!hasQpdf()) {
    console.log("qpdf is not installed (apt install qpdf): nothing to compare with.");
    return;
  }
  const timings = await interleaved(
    { ticket: () => ask(cookie, articles, true), base64: () => ask(cookie, articles, false), qpdf },
    ROUNDS,
  );
  const { ticket, base64, qpdf: rival } = timings;
  console.log(
    markdown(
      ["10 articles of 100 kB", "p50 ms", "p95 ms", "/ qpdf"],
      [
        ["POST /pdf, ticket only", ticket.p50, ticket.p95, ticket.p50 / rival.p50],
        ["POST /pdf with base64", base64.p50, base64.p95, base64.p50 / rival.p50],
        ["qpdf --empty --pages", rival.p50, rival.p95, 1],
      ],
    ),
  );
}

function hasQpdf(): boolean {
  try {
    execFileSync("qpdf", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

async function compareDetail(desk: OriginalsDesk, cookie: string): Promise<void> {
  const { article_id } = await desk.article(1, null);
  const { contractId } = desk.contract;
  const options = { poolSize: 1, statementTimeout: 0, applicationName: "bench" };
  const api = await createDataSource({ url: product.installation.apiUrl, ...options }).initialize();
  const scope = new TransactionScope(api);
  const tokenHash = hashToken(cookie.split(".")[1] ?? "");
  const sql = () =>
    scope.forContract(contractId, "read", async (tx) => {
      const live = await findActor(tx, contractId, tokenHash, new Date());
      if (!live) throw new Error("the bench's session holds");
      return readArticleDetail(tx, live.actor, article_id, {
        section: 1,
        period: periodOf({}, systemClock),
        now: systemClock.now(),
      });
    });
  const rest = async () => {
    const headers = { cookie: `${USER_COOKIE}=${cookie}` };
    const answer = await fetch(`${product.coreUrl}/api/v1/article?articleId=${article_id}`, { headers });
    await answer.json();
  };
  const timings = await interleaved({ rest, sql }, { rounds: 200, warmUp: 50 });
  const rows = [
    ["GET /article", timings.rest.p50, timings.rest.p95, timings.rest.p50 / timings.sql.p50],
    ["bare SQL", timings.sql.p50, timings.sql.p95, 1],
  ];
  console.log(`\n${markdown(["article detail", "p50 ms", "p95 ms", "/ bare SQL"], rows)}`);
  await api.destroy();
}

async function watchMemory({ corePid }: Product, desk: OriginalsDesk, cookie: string): Promise<void> {
  const rows: [string, number, number, number][] = [];
  for (const count of [10, 100]) {
    const articles = await articlesOf(desk, count, 2_000_000);
    const peak = { server: 0, merging: 0 };
    const asked = { done: false };
    const started = performance.now();
    const answer = ask(cookie, articles, false).finally(() => {
      asked.done = true;
    });
    while (!asked.done) {
      const now = resident(corePid);
      peak.server = Math.max(peak.server, now.server);
      peak.merging = Math.max(peak.merging, now.merging);
      await delay(50);
    }
    await answer;
    rows.push([`${count} articles of 2 MB`, peak.server, peak.merging, (performance.now() - started) / 1000]);
  }
  console.log(`\n${markdown(["base64 answer", "core-api, peak MB", "merging process, peak MB", "seconds"], rows)}`);
}
