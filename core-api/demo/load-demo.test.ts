import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { SealedTexts } from "../src/db/sealed-text.ts";
import { newsDesk, wrongCounts } from "../src/ingest/testing/news-desk.ts";
import { verifyPassword } from "../src/modules/people/session/password.ts";
import { CodeTaken } from "./begin-demo.ts";
import type { DemoContent } from "./content/types.ts";
import { demoIsLoaded } from "./demo-journal.ts";
import { loadDemo } from "./load-demo.ts";

const TIMEOUT = 240_000;
const desk = await newsDesk(await testDatabase());
const { owner, scope, clock } = desk;
const written: DemoContent[] = [];
const writeOriginals = async (content: DemoContent) => void written.push(content);
const sealedTexts = new SealedTexts(() => "the secret of these tests");
const load = (once = false) => loadDemo({ scope, clock, sealedTexts, writeOriginals }, once);

async function rows<Row>(sql: string, ...parameters: unknown[]): Promise<Row[]> {
  return (await owner.query(sql, parameters)).rows;
}

/** A checksum of each table's rows: of all of them, or of those of some contracts. */
async function checksums(contractIds?: number[]): Promise<Record<string, string>> {
  const tables = await rows<{ name: string; of_contract: boolean }>(
    `SELECT c.oid::regclass::text AS name, EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'contract_id') AS of_contract
     FROM pg_class c WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name, of_contract } of tables) {
    if (contractIds && !of_contract) continue;
    const [sum] = await rows<{ sum: string }>(
      `SELECT md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS sum FROM ${name} t ${contractIds ? "WHERE contract_id = ANY($1)" : ""}`,
      ...(contractIds ? [contractIds] : []),
    );
    sums[name] = sum?.sum ?? "";
  }
  return sums;
}

describe("the demo on a database that is in use", () => {
  const others: number[] = [];
  let before: Record<string, string>;

  it("is loaded beside what is there", { timeout: TIMEOUT }, async () => {
    const other = await desk.contract("customer1");
    others.push(other);
    // Would find half of the demo, if the demo were matched for it.
    await desk.theme(other, "なんでも", ["半導体 OR の"]);
    await owner.query("INSERT INTO media VALUES ('M001', '先に居た新聞', '先に居た新聞', 1)");
    await owner.query(
      "INSERT INTO operator_account (operator_id, name, password_hash) VALUES ('operator', '本物', 'kept')",
    );
    await owner.query(
      "INSERT INTO operator_notice (kind, noticed_on, text) VALUES ('notice', '2026-11-01', '本物のお知らせ')",
    );
    await desk.ingest("customer.jsonl", [
      { source: "c", id: "1", title: "半導体", body: "の", date: null, media: "実在通信" },
    ]);
    before = await checksums(others);
    const isLoaded = demoIsLoaded(scope);
    expect(await isLoaded()).toBe(false);
    const { state, counts } = await load();
    expect(await isLoaded()).toBe(true);
    expect([state, counts.refused, counts.known]).toEqual(["loaded", 0, 0]);
    expect(counts.stored).toBeGreaterThan(2500);
    expect(counts.matched).toBeGreaterThan(1000);
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("has touched nobody else's rows, media, operators or notices", async () => {
    expect(await checksums(others)).toEqual(before);
    expect(await rows("SELECT media_name FROM media WHERE media_code = 'M001'")).toEqual([
      { media_name: "先に居た新聞" },
    ]);
    expect(await rows("SELECT password_hash FROM operator_account")).toEqual([{ password_hash: "kept" }]);
    expect(await rows("SELECT text FROM operator_notice")).toEqual([{ text: "本物のお知らせ" }]);
  });

  it("has spread articles and hits of all sources over eight weeks that end today, and over the hours of a day", async () => {
    const [days] = await rows<{ first: string; last: string; days: number; sections: number }>(
      `SELECT min(process_date)::text AS first, max(process_date)::text AS last, count(DISTINCT process_date)::int AS days,
         count(DISTINCT data_section)::int AS sections FROM theme_article WHERE NOT contract_id = ANY($1)`,
      others,
    );
    expect(days).toEqual({ first: "2026-09-26", last: "2026-11-20", days: 56, sections: 4 });
    const [late] = await rows("SELECT count(*)::int AS n FROM article WHERE arrived_at > $1", clock.now());
    expect(late).toEqual({ n: 0 });
    const hours = await rows(
      "SELECT DISTINCT extract(hour FROM arrived_at AT TIME ZONE 'Asia/Tokyo')::int AS hour FROM article",
    );
    expect(hours.length).toBeGreaterThanOrEqual(8);
  });

  it("has the users, rights and sources of design section 2", async () => {
    const users = await rows(
      `SELECT c.contract_code, string_agg(u.user_id, ' ' ORDER BY u.user_id) AS users,
         (SELECT string_agg(data_section::text, ' ' ORDER BY data_section) FROM contract_linkage l WHERE l.contract_id = c.contract_id) AS sources
       FROM contract c JOIN app_user u USING (contract_id) WHERE u.user_id LIKE '%01' GROUP BY c.contract_id ORDER BY 1`,
    );
    const five = "admin01 image01 text01 topic01 user01";
    expect(users).toEqual([
      { contract_code: "aozora01", users: five, sources: "1 2 3 5" },
      { contract_code: "hajime01", users: "admin01", sources: "2 3" },
      { contract_code: "kirinuki", users: five, sources: "1 2 3 5" },
      { contract_code: "monaka01", users: five, sources: "3" },
    ]);
    const [image] = await rows<{ password_hash: string; mc: number }>(
      "SELECT password_hash, mc_user_authority AS mc FROM app_user WHERE user_id = 'image01' LIMIT 1",
    );
    expect([await verifyPassword(image?.password_hash ?? "", "Kirinuki1!"), image?.mc]).toEqual([true, 1]);
    const offices = await rows(
      "SELECT user_id FROM unnest(ARRAY['203.0.113.9', '2001:db8:113::9']::inet[]) a, contract_of_address(a)",
    );
    expect(offices).toEqual(Array(2).fill({ user_id: "user01" }));
  });

  it("has colleagues in every state that a user can be in", async () => {
    const [count] = await rows(
      `SELECT count(*)::int AS users, count(*) FILTER (WHERE u.login_stop_flag)::int AS stopped,
         count(*) FILTER (WHERE u.password_hash IS NULL)::int AS invited,
         count(*) FILTER (WHERE i.expires_at < $1)::int AS expired
       FROM app_user u JOIN contract c USING (contract_id) LEFT JOIN user_invitation i USING (contract_id, user_id)
       WHERE c.contract_code = 'kirinuki'`,
      clock.now(),
    );
    expect(count).toEqual({ users: 44, stopped: 4, invited: 5, expired: 2 });
  });

  it("has what people keep over the weeks: conditions, tokens, mails that were given up", async () => {
    const kept = await rows(
      `SELECT (SELECT count(*)::int FROM saved_condition) AS conditions, (SELECT count(*)::int FROM api_token) AS tokens, (SELECT count(*)::int FROM article_feed) AS feeds,
         (SELECT count(*)::int FROM mail_message WHERE state = 'failed' AND attempts > 0 AND reason <> '') AS letters,
         (SELECT count(*)::int FROM mail_message WHERE state = 'queued') AS queued,
         (SELECT count(*)::int FROM mail_setting JOIN contract USING (contract_id) WHERE with_tones AND contract_code = 'kirinuki') AS toned`,
    );
    expect(kept).toEqual([{ conditions: 8, tokens: 4, feeds: 4, letters: 3, queued: 0, toned: 1 }]);
  });

  it("has a chat target of each kind, none of which calls anybody", async () => {
    const targets = await rows(
      `SELECT t.kind, t.url_host, t.stopped_at IS NOT NULL AS stopped, count(*) FILTER (WHERE m.state = 'sent') > 0 AS posted
       FROM chat_target t JOIN mail_message m USING (contract_id, chat_target_id) GROUP BY 1, 2, 3 ORDER BY 1`,
    );
    const silent = { url_host: "chat.kirinuki.example", stopped: true, posted: true };
    expect(targets).toEqual(["line_works", "slack", "teams", "webhook"].map((kind) => ({ kind, ...silent })));
  });

  it("has webhooks with what they got, none of which calls anybody", async () => {
    const webhooks = await rows(
      `SELECT w.webhook_name AS name, w.url_host AS host, w.stopped_at IS NOT NULL AS stopped, count(*) FILTER (WHERE d.state = 'sent') > 0 AS sent,
         count(*) FILTER (WHERE d.state = 'failed')::int AS failed
       FROM webhook w JOIN webhook_delivery d USING (contract_id, webhook_id) GROUP BY 1, 2, 3 ORDER BY failed`,
    );
    const silent = { host: "hooks.kirinuki.example", stopped: true, sent: true };
    expect(webhooks).toEqual([
      { name: "経費管理システム", failed: 0, ...silent },
      { name: "社内ポータル", failed: 2, ...silent },
      { name: "旧データ基盤", failed: 6, ...silent },
    ]);
  });

  it("has weeks of mails behind its settings, with what did not go smoothly", async () => {
    const [history] = await rows(
      `SELECT count(DISTINCT r.mail_setting_id)::int AS settings, count(DISTINCT (r.due_at AT TIME ZONE 'Asia/Tokyo')::date)::int AS days,
         bool_or(r.held = 'pause' AND r.dropped_count > 0) AS paused, bool_or(m.bounced_at IS NOT NULL) AS bounced, bool_or(m.state = 'skipped') AS skipped,
         bool_or(r.held IS NULL AND m.mail_message_id IS NULL) AS empty, sum(r.opened_count) > 0 AS opened,
         bool_and(r.article_count = jsonb_array_length(m.content -> 'articles')) AS agree
       FROM mail_run r LEFT JOIN mail_message m USING (contract_id, mail_run_id) WHERE r.run_key LIKE 'demo:%'`,
    );
    expect(history).toEqual({
      ...{ settings: 6, days: 34, paused: true, bounced: true, skipped: true, empty: true, opened: true, agree: true },
    });
  });

  it("has registered media, whose articles are in their themes on their own days, one of them ended", async () => {
    const registered = await rows(
      `SELECT r.media_code, r.expression IS NOT NULL AS words, r.last_day < '2026-11-20' AS ended, count(*) > 0 AS brings,
         count(DISTINCT t.process_date) > 1 AS days
       FROM media_registration r JOIN theme_article t USING (contract_id, theme_id) JOIN article a USING (article_id, media_code)
       WHERE t.found_by & 2 = 2 GROUP BY 1, 2, 3 ORDER BY 1`,
    );
    expect(registered).toEqual([
      { media_code: "M011", words: true, ended: true, brings: true, days: true },
      { media_code: "T102", words: true, ended: null, brings: true, days: true },
      { media_code: "Z006", words: false, ended: null, brings: true, days: false },
    ]);
  });

  it("has corrected articles and a withdrawn one that two users had, all told", async () => {
    const changes = await rows(
      `SELECT c.kind, count(DISTINCT c.article_id)::int AS articles, count(DISTINCT n.user_id)::int AS users, bool_and(c.noticed_at IS NOT NULL) AS told
       FROM article_change c JOIN article_change_notice n USING (article_change_id) GROUP BY 1 ORDER BY 1`,
    );
    expect(changes).toEqual([
      { kind: "corrected", articles: 4, users: 2, told: true },
      { kind: "withdrawn", articles: 1, users: 2, told: true },
    ]);
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("has something in each of its about forty themes and in every topic", async () => {
    const empty = await rows(
      `SELECT t.theme_name FROM theme t WHERE NOT t.contract_id = ANY($1)
         AND NOT EXISTS (SELECT 1 FROM theme_article a WHERE a.contract_id = t.contract_id AND a.theme_id = t.theme_id)`,
      others,
    );
    expect(empty).toEqual([]);
    const topics = await rows(
      "SELECT topics_name FROM topic p WHERE NOT EXISTS (SELECT 1 FROM topic_article a WHERE a.topics_id = p.topics_id)",
    );
    expect(topics).toEqual([]);
    const [themes] = await rows<{ n: number }>(
      "SELECT count(*)::int AS n FROM theme WHERE NOT contract_id = ANY($1)",
      others,
    );
    expect(themes?.n).toBeGreaterThanOrEqual(40);
  });

  it("has months of uses in every group of newspapers, below every cap, as the counters say", async () => {
    const [uses] = await rows(
      `SELECT count(DISTINCT use_month)::int AS months, min(process_date) >= '2026-08-01' AND max(process_date) <= '2026-11-20' AS in_time,
         count(DISTINCT user_group_id)::int AS groups, count(DISTINCT use_kind)::int AS kinds
       FROM original_use WHERE contract_id = (SELECT contract_id FROM contract WHERE contract_code = 'kirinuki')`,
    );
    expect(uses).toEqual({ months: 4, in_time: true, groups: 3, kinds: 5 });
    const wrong = await rows(
      `SELECT * FROM (SELECT contract_id, user_group_id, use_month, data_section, count(*)::int AS counted FROM original_use
         WHERE use_state = 'counted' AND data_section < 3 GROUP BY 1, 2, 3, 4) used
       FULL JOIN usage_month m USING (contract_id, user_group_id, use_month, data_section, counted)
       LEFT JOIN user_group g USING (contract_id, user_group_id)
       WHERE m.contract_id IS NULL OR counted > CASE data_section WHEN 1 THEN g.use_max_count1 ELSE g.use_max_count2 END`,
    );
    expect(wrong).toEqual([]);
    const units = await rows(
      "SELECT counted > 300 AND counted < 500 AS well FROM demand_unit_month WHERE use_month = '2026-11-01'",
    );
    expect(units).toEqual([{ well: true }]);
  });

  it("changes nothing when it is loaded again, today or on another day", { timeout: TIMEOUT }, async () => {
    const loaded = await checksums();
    expect((await load()).counts).toMatchObject({ stored: 0, corrected: 0, refused: 0, matched: 0 });
    clock.set("2026-12-05T09:00:00+09:00");
    await load();
    expect(await checksums()).toEqual(loaded);
    expect(new Set(written.map(({ today }) => today))).toEqual(new Set(["2026-11-20"]));
  });

  it("does nothing at all when it is only wanted once", async () => {
    const times = written.length;
    expect((await load(true)).state).toBe("already there");
    expect(written).toHaveLength(times);
  });
});

describe("the demo beside a contract that has one of its codes", () => {
  it("is not loaded, and leaves nothing behind", { timeout: TIMEOUT }, async () => {
    const taken = await newsDesk(await testDatabase());
    await taken.contract("aozora01");
    const attempt = loadDemo({ scope: taken.scope, clock: taken.clock, sealedTexts, writeOriginals }, true);
    await expect(attempt).rejects.toThrow(CodeTaken);
    const { rows: left } = await taken.owner.query(
      "SELECT (SELECT count(*) FROM contract)::int AS contracts, (SELECT count(*) FROM article)::int AS articles",
    );
    expect(left).toEqual([{ contracts: 1, articles: 0 }]);
  });
});
