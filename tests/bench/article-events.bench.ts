// How fast GET /articles gives all articles of a contract in pages, against the same rows read by one statement; what it takes of core-api's
// memory; and what the events cost whoever writes hits.

import { aSession, aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { aVolume } from "@kirinuki/core-api/src/testing/volume.ts";
import pg from "pg";
import { markdown, numberOption } from "./support/measure.ts";
import { startProduct } from "./support/product.ts";

const HITS = numberOption("hits", 1_000_000);
const ROUNDS = numberOption("rounds", 3);
const PAGE = 1000;

const product = await startProduct();
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });

/** What a page of the feed holds, of the whole contract. */
const SQL = `
  SELECT e.position::text, e.kind, e.article_id::text, e.theme_id, e.data_section, e.process_date::text, e.occurred_at, e.fields,
    a.title, a.media_code, a.media_name, a.published_on::text, a.published_at, a.url, a.category, a.article_class, a.issue_type, a.edition,
    a.start_page, a.end_page, a.char_count, h.search_word
  FROM article_event e JOIN theme_article h USING (contract_id, theme_id, process_date, data_section, article_id) JOIN article a USING (article_id)
  WHERE e.contract_id = $1 AND h.disp_status = 0 AND a.withdrawn_at IS NULL ORDER BY e.position`;

async function bySql(contractId: number): Promise<number> {
  const client = await owner.connect();
  await client.query(`BEGIN; DECLARE every NO SCROLL CURSOR FOR ${SQL.replace("$1", String(contractId))}`);
  let read = 0;
  for (;;) {
    const { rows } = await client.query(`FETCH ${PAGE} FROM every`);
    read += rows.length;
    if (rows.length < PAGE) break;
  }
  await client.query("COMMIT");
  client.release();
  return read;
}

async function byFeed(cookie: string, seen: (megabytes: number) => void): Promise<number> {
  let read = 0;
  for (let after = ""; ; ) {
    const answer = await fetch(`${product.coreUrl}/api/v1/articles?limit=${PAGE}${after && `&after=${after}`}`, {
      headers: { cookie },
    });
    const { data } = await answer.json();
    read += data.article_event.length;
    if (read % 50_000 === 0) seen(product.memory()["core-api"] ?? 0);
    if (data.has_more === 0) return read;
    after = data.next;
  }
}

const rateOf = async (read: () => Promise<number>): Promise<{ rate: number; rows: number }> => {
  const began = performance.now();
  const rows = await read();
  return { rate: (rows / (performance.now() - began)) * 1000, rows };
};

try {
  const contract = await aContract(owner);
  const user = await aUser(owner, await aGroup(owner, contract));
  const cookie = `kirinuki_session=${await aSession(owner, user, new Date())}`;
  await aVolume(owner, contract.contractId, { themes: 20, groups: 4, days: 60, hits: HITS, lastDay: "2026-11-20" });
  await owner.query("VACUUM ANALYZE article_event");
  const table: (string | number)[][] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const memory: number[] = [];
    const sql = await rateOf(() => bySql(contract.contractId));
    const feed = await rateOf(() => byFeed(cookie, (megabytes) => memory.push(megabytes)));
    const quarter = (nth: number) =>
      Math.max(...memory.slice((memory.length * nth) / 4, (memory.length * (nth + 1)) / 4));
    table.push([
      String(round),
      String(feed.rows),
      String(Math.round(feed.rate)),
      String(Math.round(sql.rate)),
      feed.rate / sql.rate,
      [0, 1, 2, 3].map(quarter).join(", "),
    ]);
    if (feed.rows !== sql.rows) throw new Error(`${feed.rows} events, ${sql.rows} rows`);
  }
  console.log(
    markdown(["round", "events", "feed, a second", "SQL, a second", "feed / SQL", "core-api MB by quarter"], table),
  );
  const { rows } = await owner.query(
    "SELECT pg_total_relation_size('article_event') / (SELECT count(*) FROM article_event) AS bytes",
  );
  console.log(`${rows[0].bytes} bytes an event`);
} finally {
  await owner.end();
  await product.stop();
}
