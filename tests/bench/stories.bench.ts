// Notices of one pattern (weather, prices, filings) beside as many articles that tell no story: what their stories cost the ingest and
// the lists, and whether readers are answered meanwhile. `npm run bench -- stories --articles=50000`; every figure is a ratio of one run.
import { loadavg } from "node:os";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { ingestItems } from "@kirinuki/core-api/src/ingest/ingest.ts";
import { readLine } from "@kirinuki/core-api/src/ingest/jsonl/read-line.ts";
import { BatchStore } from "@kirinuki/core-api/src/ingest/store-batch.ts";
import { ActiveExpressions } from "@kirinuki/core-api/src/matching/set-up/active-expressions.ts";
import { aSession, aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import pg from "pg";
import { articles, randomFrom, words } from "./matching-load.ts";
import { interleaved, markdown, numberOption, timing } from "./support/measure.ts";
import { type Product, startProduct } from "./support/product.ts";

const ARTICLES = numberOption("articles", 50_000);
const CHUNK = 1_000;
const MEDIA = 20;
const CHARACTERS = 650;
const ROUNDS = { rounds: 100, warmUp: 15 };
const KINDS = ["news", "notices"] as const;
type Kind = (typeof KINDS)[number];
/** The word of each headline, and the expression of its theme. */
const WORD: Record<Kind, string> = { news: "経済面", notices: "気象情報" };

const random = randomFrom(20261122);
const vocabulary = words(random, 42_000);
const today = tokyoDay(systemClock.now());

/** One text, of which each notice has another number and another figure. */
const [pattern] = articles(random, vocabulary, 1, CHARACTERS);

function bodies(kind: Kind, from: number): string[] {
  if (kind === "news") return articles(random, vocabulary, CHUNK, CHARACTERS).map(({ body }) => body);
  return Array.from({ length: CHUNK }, (_, at) => `第${from + at}号。${pattern?.body}最高${(from + at) % 40}度。`);
}

const linesOf = (kind: Kind, from: number): string[] =>
  bodies(kind, from).map((body, at) =>
    JSON.stringify({
      data_section: 3,
      source: kind,
      article_id: `${from + at}`,
      title: `${WORD[kind]}の${from + at}`,
      article_text: body,
      media_code: `W-${(from + at) % MEDIA}`,
      media_name: `媒体${(from + at) % MEDIA}`,
      reporting_date: today,
      url: `https://press.example/${kind}/${from + at}`,
    }),
  );

/** A contract with a theme that all news hit and one that all notices hit, and a user of it. */
async function setUp(owner: pg.Pool) {
  const group = await aGroup(owner, await aContract(owner));
  const user = await aUser(owner, group, { userAuthority: 1 });
  const themes = new Map<Kind, string>();
  for (const kind of KINDS) {
    const { rows } = await owner.query(
      "INSERT INTO theme (contract_id, theme_name) VALUES ($1, $2) RETURNING theme_id::text AS id",
      [group.contractId, kind],
    );
    themes.set(kind, rows[0].id);
    await owner.query("INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3)", [
      group.contractId,
      rows[0].id,
      WORD[kind],
    ]);
  }
  return { themes, headers: { cookie: `${USER_COOKIE}=${await aSession(owner, user, systemClock.now())}` } };
}

/** Each chunk of the one and of the other in turn. @returns seconds of each chunk */
async function store(operatorUrl: string): Promise<Record<Kind, number[]>> {
  const source = createDataSource({ url: operatorUrl, poolSize: 4, statementTimeout: 0, applicationName: "bench" });
  await source.initialize();
  const scope = new TransactionScope(source);
  const batches = new BatchStore({ scope, clock: systemClock, expressions: new ActiveExpressions() });
  const taken: Record<Kind, number[]> = { news: [], notices: [] };
  for (let from = 0; from < ARTICLES; from += CHUNK)
    for (const kind of KINDS) {
      const lines = linesOf(kind, from);
      const items = (async function* () {
        for (const [at, text] of lines.entries()) yield readLine({ lineNo: at + 1, text });
      })();
      const file = `${kind}-${from}`;
      const start = performance.now();
      const { stored } = await ingestItems(items, batches, { file, fileHash: Buffer.from(file).toString("hex") });
      taken[kind].push((performance.now() - start) / 1000);
      if (stored !== lines.length) throw new Error(`${file}: ${stored} stored`);
    }
  await source.destroy();
  return taken;
}

/** Somebody who reads the newest of a theme and unfolds its first story, without pause until told. */
async function readOn(reader: Reader, until: { ended: boolean }): Promise<number[]> {
  const statuses: number[] = [];
  while (!until.ended)
    for (const kind of KINDS) {
      const list = await reader.list(kind, 10);
      statuses.push(list.status);
      const [first] = list.articles;
      if (first) statuses.push((await reader.get(`same_story?articleId=${first.article_id}`)).status);
    }
  return statuses;
}

type Reader = ReturnType<typeof readerOf>;

function readerOf(product: Product, { themes, headers }: Awaited<ReturnType<typeof setUp>>) {
  const get = async (path: string) => {
    const answer = await fetch(`${product.coreUrl}/api/v1/${path}`, { headers });
    return { status: answer.status, data: ((await answer.json()) as { data: Record<string, unknown> }).data };
  };
  const list = async (kind: Kind, pageSize: number) => {
    const days = `process_date_start=${today}&process_date_end=${today}`;
    const { status, data } = await get(`webnews?data_kbn=1&id=${themes.get(kind)}&${days}&page_size=${pageSize}`);
    const articles = (data.web_news_article_info ?? []) as { article_id: string; same_story_count: number }[];
    return { status, articles };
  };
  return { get, list };
}

/** As an answer must be. */
const shown = (reader: Reader, kind: Kind, pageSize: number) => async () => {
  const { status, articles } = await reader.list(kind, pageSize);
  if (status !== 200 || articles.length !== pageSize)
    throw new Error(`${kind}: ${status}, ${articles.length} articles`);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const product = await startProduct();
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });
try {
  const reader = readerOf(product, await setUp(owner));
  const until = { ended: false };
  const readers = [readOn(reader, until), readOn(reader, until)];
  const taken = await store(product.installation.operatorUrl).finally(() => {
    until.ended = true;
  });
  const statuses = (await Promise.all(readers)).flat();
  const { rows } = await withClient(product.installation.ownerUrl, (client) =>
    client.query(
      `SELECT count(*) FILTER (WHERE n > 1)::int AS stories, max(n)::int AS largest, (sum(n) FILTER (WHERE n > 1))::int AS "inStories"
       FROM (SELECT count(*) AS n FROM article_story GROUP BY same_story_id) s`,
    ),
  );
  const lists = await interleaved(
    {
      "10 news": shown(reader, "news", 10),
      "10 notices": shown(reader, "notices", 10),
      "100 news": shown(reader, "news", 100),
      "100 notices": shown(reader, "notices", 100),
    },
    ROUNDS,
  );
  console.log(
    `${ARTICLES} of each, load ${loadavg()[0]?.toFixed(0)}; stories ${rows[0].stories}, articles in them ${rows[0].inStories}, the largest ${rows[0].largest}\n`,
  );
  console.log(
    markdown(
      ["ingest", "articles/s", "median of a chunk, s"],
      KINDS.map((kind) => [kind, (ARTICLES / sum(taken[kind])).toFixed(0), timing(taken[kind]).p50]),
    ),
  );
  console.log(
    `\nnotices / news: rate ${(sum(taken.news) / sum(taken.notices)).toFixed(2)}; readers meanwhile: ${statuses.length} calls, ${statuses.filter((status) => status >= 500).length} answered with 5xx\n`,
  );
  console.log(
    markdown(
      ["list, milliseconds", "p50", "p95"],
      Object.entries(lists).map(([name, { p50, p95 }]) => [name, p50, p95]),
    ),
  );
  for (const size of ["10", "100"] as const)
    console.log(
      `${size} articles a page, notices / news: p50 ${(lists[`${size} notices`].p50 / lists[`${size} news`].p50).toFixed(2)}, p95 ${(lists[`${size} notices`].p95 / lists[`${size} news`].p95).toFixed(2)} (target: at most 2)`,
    );
} finally {
  await owner.end();
  await product.stop();
}
