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

  it("needs a theme that is there", async () => {
    for (const dry_run of [0, 1])
      expect(await call("POST", "/rematch", { theme_id: "999999999", dry_run })).toMatchObject({ http: 404 });
    expect(await call("POST", "/rematch", {})).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "theme_id" }] },
    });
  });
});
