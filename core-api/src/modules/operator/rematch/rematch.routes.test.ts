import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { rematchTheme } from "../../../jobs/rematch.job.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { rematchRoutes } from "./rematch.routes.ts";

const db = await testDatabase();
const desk = await newsDesk(db);
const sent: { name: string; data: Record<string, string> }[] = [];
const jobs = { send: async (name: string, data: Record<string, string>) => void sent.push({ name, data }) };
const { call } = await operatorApp(db, (router, parts) =>
  rematchRoutes(router, { ...parts, operatorScope: desk.scope, clock: desk.clock, jobs }),
);
const contract = await desk.contract("again001");
await desk.ingest(
  "past.jsonl",
  ["灯台", "灯台と港", "港", "山"].map((body, at) => ({
    source: "p",
    id: `${at}`,
    title: "見出し",
    body,
    media: "媒体",
  })),
);
const hits = async (themeId: number) =>
  (await db.owner.query("SELECT count(*)::int AS n FROM theme_article WHERE theme_id = $1", [themeId])).rows[0].n;

describe("matching a theme's past again", () => {
  it("tells what would change, then changes it as a job", async () => {
    const theme = await desk.theme(contract, "灯台", ["灯台"]);
    const theme_id = String(theme);
    await desk.rematch.run(theme);
    await db.owner.query("UPDATE expression SET expression = '港' WHERE theme_id = $1", [theme]);
    expect(await call("POST", "/rematch", { theme_id, dry_run: 1 })).toMatchObject({
      status: 0,
      data: { queued_flag: 0, complete_flag: 1, read_count: 4, article_count: 4, added_count: 1, removed_count: 1 },
    });
    expect([await hits(theme), sent]).toEqual([2, []]);
    expect(await call("POST", "/rematch", { theme_id })).toMatchObject({ data: { queued_flag: 1, added_count: null } });
    expect(sent).toEqual([{ name: "rematch", data: { theme_id } }]);
    await rematchTheme({ scope: desk.scope, clock: desk.clock, log: () => {} }, { theme_id });
    const { rows } = await db.owner.query("SELECT search_word FROM theme_article WHERE theme_id = $1", [theme]);
    expect(rows).toEqual([{ search_word: ["港"] }, { search_word: ["港"] }]);
  });

  const run = (theme_id: string) => rematchTheme({ scope: desk.scope, clock: desk.clock, log: () => {} }, { theme_id });
  const status = async (theme_id: string) => (await call("GET", `/rematch?theme_id=${theme_id}`)).data;
  const daysOf = async (theme: number) =>
    (
      await db.owner.query(
        "SELECT article_id::text, process_date::text, search_word FROM theme_article WHERE theme_id = $1 ORDER BY article_id",
        [theme],
      )
    ).rows;
  const countsOf = async (theme: number) =>
    (
      await db.owner.query(
        "SELECT process_date::text, sum(web)::int AS n FROM theme_count WHERE theme_id = $1 GROUP BY 1 HAVING sum(web) > 0 ORDER BY 1",
        [theme],
      )
    ).rows;

  it("can be undone: every article is back on its day, and the counts with it", async () => {
    const theme = await desk.theme(contract, "戻す", ["灯台"]);
    const theme_id = String(theme);
    await desk.rematch.run(theme);
    const [before, counts] = [await daysOf(theme), await countsOf(theme)];
    expect(before).toHaveLength(2);
    await db.owner.query("UPDATE expression SET expression = '港' WHERE theme_id = $1", [theme]);
    desk.clock.set("2026-11-21T06:00:00+09:00");
    await run(theme_id);
    expect(await status(theme_id)).toMatchObject({
      state: "done",
      read_count: 4,
      article_count: 4,
      added_count: 1,
      removed_count: 1,
      undo_flag: 1,
    });
    expect(await daysOf(theme)).not.toEqual(before);
    expect(await call("DELETE", `/rematch?theme_id=${theme_id}`)).toMatchObject({
      data: { added_count: 1, removed_count: 1 },
    });
    const after = (await daysOf(theme)).map(({ article_id, process_date }) => [article_id, process_date]);
    expect(after).toEqual(before.map(({ article_id, process_date }) => [article_id, process_date]));
    expect(await countsOf(theme)).toEqual(counts);
    expect(await status(theme_id)).toMatchObject({ undo_flag: 0 });
    desk.clock.set("2026-11-20T06:00:00+09:00");
  });

  it("leaves what somebody registered by hand since then", async () => {
    const theme = await desk.theme(contract, "手で", ["灯台"]);
    await run(String(theme));
    const [first] = await daysOf(theme);
    await db.owner.query("UPDATE theme_article SET found_by = found_by | 4 WHERE theme_id = $1 AND article_id = $2", [
      theme,
      first.article_id,
    ]);
    expect(await call("DELETE", `/rematch?theme_id=${theme}`)).toMatchObject({
      data: { added_count: 0, removed_count: 1 },
    });
    expect(await daysOf(theme)).toEqual([first]);
  });

  it("is not for a stopped theme, which matches nothing and keeps what it has", async () => {
    const theme = await desk.theme(contract, "止めた", ["灯台"]);
    await run(String(theme));
    await db.owner.query("UPDATE theme SET stopped_at = now() WHERE theme_id = $1", [theme]);
    for (const dry_run of [0, 1])
      expect(await call("POST", "/rematch", { theme_id: String(theme), dry_run })).toMatchObject({ status: 1 });
    await run(String(theme));
    const article = (id: string) => ({ source: "s", id, title: "灯台", body: "", media: "媒体" });
    await desk.ingest("stopped.jsonl", [article("s1")]);
    expect(await hits(theme)).toBe(2);
    await db.owner.query("UPDATE theme SET stopped_at = NULL WHERE theme_id = $1", [theme]);
    await desk.ingest("resumed.jsonl", [article("s2")]);
    expect(await hits(theme)).toBe(3);
  });

  it("needs a theme that is there", async () => {
    for (const dry_run of [0, 1])
      expect(await call("POST", "/rematch", { theme_id: "999999999", dry_run })).toMatchObject({ http: 404 });
    expect(await call("POST", "/rematch", {})).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "theme_id" }] },
    });
  });
});
