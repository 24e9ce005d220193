// Lists of 2,000 hits beside those of 2,000,000 (BENCH_HITS) of a theme, a theme group and a topic, all in the period, through REST;
// and the first page as all hits would give it. KIRINUKI_BENCH_STATE=<folder> keeps the collection: each later run only measures.
import { findSelection } from "@kirinuki/core-api/src/access/selection.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { type PageRequest, readPage } from "@kirinuki/core-api/src/modules/articles/article/article-page.read-model.ts";
import { aSession, aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { aVolume } from "@kirinuki/core-api/src/testing/volume.ts";
import { addDays, systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import pg from "pg";
import { interleaved, markdown } from "./support/measure.ts";
import { type Product, startProduct } from "./support/product.ts";

const HITS = Number(process.env.BENCH_HITS ?? 2_000_000);
const FEW = 2_000;
const DAYS = 14;
const ROUNDS = { rounds: 40, warmUp: 8 };
const state = process.env.KIRINUKI_BENCH_STATE;

/** The lists that are compared, by the names of their themes, groups and topics. */
const LISTS = [
  { name: "theme", kind: 1, few: "少ない", many: "テーマ1" },
  { name: "group", kind: 2, few: "少ない", many: "グループ1" },
  { name: "topic", kind: 3, few: "少ない", many: "多い" },
] as const;

/** A theme with all hits, one with a tenth of them and two with few; a group of the first two and one of the others; topics of both sizes. */
async function load(owner: pg.Pool): Promise<void> {
  const group = await aGroup(owner, await aContract(owner));
  const { contractId } = group;
  const user = await aUser(owner, group, { userAuthority: 1 });
  const lastDay = tokyoDay(systemClock.now());
  // So many at once are counted afterwards; trend is not asked here.
  const triggers = async (what: "ENABLE" | "DISABLE") => {
    for (const name of ["theme_article_added", "trend_hit_added"])
      await owner.query(`ALTER TABLE theme_article ${what} TRIGGER ${name}`);
    await owner.query(`ALTER TABLE topic_article ${what} TRIGGER topic_article_state`);
  };
  await triggers("DISABLE");
  await aVolume(owner, contractId, { themes: 1, groups: 1, days: DAYS, hits: (HITS * 3) / 2, lastDay });
  const theme = (name: string, every: number) =>
    owner.query(
      `WITH t AS (INSERT INTO theme (contract_id, theme_name, display_order) VALUES ($1, $2, 9) RETURNING theme_id)
       INSERT INTO theme_article (contract_id, theme_id, process_date, data_section, article_id, search_word)
       SELECT $1, t.theme_id, a.arrived_at::date, a.data_section, a.article_id, '{電池}' FROM t, article a WHERE a.article_id % $3 = 0`,
      [contractId, name, every],
    );
  await theme("十分の一", 10);
  await theme("少ない", HITS / FEW);
  await theme("もう一つの少ない", HITS / FEW);
  await owner.query(
    `INSERT INTO theme_count (contract_id, theme_id, process_date, mc, sc, web, magazine)
     SELECT contract_id, theme_id, process_date, count(*) FILTER (WHERE data_section = 1), count(*) FILTER (WHERE data_section = 2),
       count(*) FILTER (WHERE data_section = 3), count(*) FILTER (WHERE data_section = 5)
     FROM theme_article WHERE contract_id = $1 GROUP BY 1, 2, 3 ON CONFLICT DO NOTHING`,
    [contractId],
  );
  await owner.query(
    `WITH g AS (INSERT INTO theme_group (contract_id, theme_group_name, display_order) VALUES ($1, '少ない', 9) RETURNING theme_group_id)
     INSERT INTO theme_group_theme (contract_id, theme_group_id, theme_id, display_order)
     SELECT $1, g.theme_group_id, t.theme_id, 1 FROM g, theme t WHERE t.contract_id = $1 AND theme_name LIKE '%少ない'
     UNION ALL SELECT $1, g.theme_group_id, t.theme_id, 2 FROM theme_group g, theme t
     WHERE g.contract_id = $1 AND g.theme_group_name = 'グループ1' AND t.contract_id = $1 AND t.theme_name = '十分の一'`,
    [contractId],
  );
  const topic = (name: string, every: number) =>
    owner.query(
      `WITH t AS (INSERT INTO topic (contract_id, topics_name, display_order, open_to_all_groups) VALUES ($1, $2, 1, true) RETURNING topics_id)
       INSERT INTO topic_article (contract_id, topics_id, article_id, process_date, data_section, display_order)
       SELECT $1, t.topics_id, a.article_id, a.arrived_at::date, a.data_section, a.article_id % 100000 FROM t, article a WHERE a.article_id % $3 = 0`,
      [contractId, name, every],
    );
  await topic("多い", 1);
  await topic("少ない", HITS / FEW);
  await triggers("ENABLE");
  await owner.query("SELECT recount_theme_group(contract_id, theme_group_id) FROM theme_group");
  // What somebody may have read: 500 of the newest of both sizes.
  await owner.query(
    `INSERT INTO read_mark (contract_id, user_id, article_id, read_at)
     SELECT $1, $2, article_id, now() FROM (
       (SELECT article_id FROM theme_article WHERE contract_id = $1 AND article_id % $3 = 0 ORDER BY process_date DESC, article_id DESC LIMIT 500)
       UNION (SELECT article_id FROM theme_article WHERE contract_id = $1 ORDER BY process_date DESC, article_id DESC LIMIT 500)) a`,
    [contractId, user.userId, HITS / FEW],
  );
  await owner.query(
    "VACUUM ANALYZE theme_article, theme_count, theme_group_count, topic_article, topic_count, read_mark",
  );
}

const idsOf = async (owner: pg.Pool): Promise<Record<string, string>> => {
  const { rows } = await owner.query(
    `SELECT '1' || theme_name AS key, theme_id::text AS id FROM theme UNION ALL SELECT '2' || theme_group_name, theme_group_id::text FROM theme_group
     UNION ALL SELECT '3' || topics_name, topics_id::text FROM topic`,
  );
  return Object.fromEntries(rows.map(({ key, id }) => [key, id]));
};

async function measure(product: Product, owner: pg.Pool) {
  const { rows } = await owner.query("SELECT contract_id, user_id, user_group_id FROM app_user LIMIT 1");
  const user = { contractId: rows[0].contract_id, userId: rows[0].user_id, userGroupId: rows[0].user_group_id };
  const token = await aSession(owner, user as never, systemClock.now());
  const ids = await idsOf(owner);
  const today = (await owner.query("SELECT max(process_date)::text AS day FROM theme_count")).rows[0].day;
  const period = { start: addDays(today, 1 - DAYS), end: today };
  const rest = (path: string) => async () => {
    const answer = await fetch(`${product.coreUrl}/api/v1/${path}`, {
      headers: { cookie: `kirinuki_session=${token}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.json();
  };
  const calls: Record<string, () => Promise<unknown>> = {};
  const days = `process_date_start=${period.start}&process_date_end=${period.end}`;
  for (const { name, kind, few, many } of LISTS)
    for (const [size, key] of [
      ["few", few],
      ["many", many],
    ] as const)
      for (const [what, more] of [
        ["first page", ""],
        ["page 100", "&page=100"],
        ["unread only", "&unread_only=1"],
      ] as const) {
        // A page of three where there are few newspaper articles: all have a page 100.
        const list = `newspaper_articles?data_kbn=${kind}&id=${ids[kind + key]}&${days}&page_size=${what === "page 100" ? 5 : 10}${more}`;
        calls[`${name}, ${what}, ${size}`] = rest(list);
      }
  calls["setup_date, few"] = rest(`setup_date?data_kbn=3&id=${ids["3少ない"]}`);
  calls["setup_date, many"] = rest(`setup_date?data_kbn=3&id=${ids["3多い"]}`);
  const timings = await interleaved(calls, ROUNDS);
  await owner.query(
    `INSERT INTO contract_configuration (contract_id, configuration_key, configuration_value) VALUES ($1, 'sort_priority', '1')
     ON CONFLICT (contract_id, configuration_key) DO UPDATE SET configuration_value = '1'`,
    [user.contractId],
  );
  const firstPages = Object.fromEntries(
    Object.entries(calls).flatMap(([name, call]) =>
      name.includes("first page") && !name.startsWith("topic") ? [[name.replace("first page", "SC first"), call]] : [],
    ),
  );
  Object.assign(timings, await interleaved(firstPages, ROUNDS));
  await owner.query(
    "UPDATE contract_configuration SET configuration_value = '0' WHERE configuration_key = 'sort_priority'",
  );
  return { timings, before: await readAll(product, user, ids, period) };
}

/** The first page of the many by the statement that reads all hits, as an assessment makes the lists do. */
async function readAll(
  product: Product,
  user: { contractId: number; userId: string; userGroupId: number },
  ids: Record<string, string>,
  period: PageRequest["period"],
) {
  const url = product.installation.apiUrl;
  const api = createDataSource({ url, poolSize: 1, statementTimeout: 0, applicationName: "bench" });
  await api.initialize();
  const scope = new TransactionScope(api);
  const reader = { ...user, themeBrowsing: true, topicEditorId: null };
  const first = (kind: 1 | 2 | 3, key: string, assessed: PageRequest["assessed"]) => () =>
    scope.forContract(user.contractId, "read", async (tx) => {
      const selected = await findSelection(tx, reader, { kind, id: ids[kind + key] ?? "" });
      if (!selected) throw new Error("the bench's user browses everything");
      const request = { period, sections: [1, 2] as const, sort: null, unread: null, unpublished: false, assessed };
      await readPage(tx, user.contractId, selected, { ...request, page: 1, pageSize: 10 });
    });
  const calls: Record<string, () => Promise<unknown>> = {};
  for (const { name, kind, few, many } of LISTS) {
    calls[`${name}, few, kept`] = first(kind, few, null);
    calls[`${name}, many, kept`] = first(kind, many, null);
    calls[`${name}, many, all hits`] = first(kind, many, { tones: [], tags: [], prominences: [] });
  }
  const timings = await interleaved(calls, { rounds: 11, warmUp: 3 });
  await api.destroy();
  return timings;
}

const product = await startProduct(state);
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });
try {
  if ((await owner.query("SELECT FROM contract LIMIT 1")).rowCount === 0) await load(owner);
  const { timings, before } = await measure(product, owner);
  const pairs = Object.keys(timings).flatMap((name) => (name.endsWith(", few") ? [name.replace(/, few$/, "")] : []));
  console.log(
    markdown(
      ["REST, milliseconds", `p50, ${FEW} hits`, "p95", `p50, ${HITS} hits`, "p95", "times"],
      pairs.map((name) => {
        const [few, many] = [timings[`${name}, few`], timings[`${name}, many`]];
        if (!few || !many) throw new Error(name);
        return [name, few.p50, few.p95, many.p50, many.p95, many.p50 / few.p50];
      }),
    ),
  );
  console.log(
    markdown(
      ["SQL of the first page", "p50", "p95"],
      Object.entries(before).map(([name, { p50, p95 }]) => [name, p50, p95]),
    ),
  );
} finally {
  await owner.end();
  await product.stop();
}
