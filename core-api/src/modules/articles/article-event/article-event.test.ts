import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import type pg from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aHit, anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aThemeGroup, type TestTheme } from "../../../testing/builders.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import type { ArticleEventPage, EventWire } from "./article-event.dto.ts";
import { writeCursor } from "./event-cursor.ts";

const db = await testDatabase();
const { get, send, setNow } = await testApi(db);
const news = await newsDesk(db);
type Query = Record<string, string | number>;

const eventsOf = async (user: TestUser, query: Query = {}): Promise<ArticleEventPage> => {
  const answer = await get(user, "/articles", query);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};

/** All pages from a place, in the size given. */
async function readOn(user: TestUser, query: Query = {}): Promise<{ events: EventWire[]; next: string }> {
  const events: EventWire[] = [];
  for (let after: Query = {}; ; ) {
    const page = await eventsOf(user, { ...query, ...after });
    events.push(...page.article_event);
    if (page.has_more === 0) return { events, next: page.next };
    after = { after: page.next };
  }
}

const told = ({ kind, article_id, theme_id }: EventWire) => `${kind} ${article_id} ${theme_id}`;
const kinds = (events: readonly EventWire[]) => events.map(({ kind }) => kind);

let reader: TestUser;
let admin: TestUser;
let theme: TestTheme;
let word: string;

beforeEach(async () => {
  news.clock.set(NOON.toISOString());
  setNow(NOON);
  const contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  word = `岬第${String(nextNumber()).padStart(9, "0")}号`;
  theme = await aTheme(db.owner, contract);
  await db.owner.query(
    "INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3)",
    [contract.contractId, theme.themeId, word],
  );
  reader = await aUser(db.owner, group);
  admin = await aUser(db.owner, group, { userAuthority: 1 });
});

const aLine = (title = `${word}が白に`) => ({
  ...{ source: "feed", article_id: `e${nextNumber()}`, data_section: 3, title },
  ...{ article_text: `${word}の本文`, media_name: "港通信" },
});
let files = 0;
const ingest = (...lines: object[]) => news.ingest(`event-file-${++files}`, lines);

describe("GET /articles", () => {
  it("tells of each article once, in pages, and goes on where it ended", async () => {
    const lines = Array.from({ length: 5 }, (_, n) => aLine(`${word} ${n}`));
    await ingest(...lines.slice(0, 3));
    const first = await readOn(reader, { theme_id: String(theme.themeId), limit: 2 });
    expect(kinds(first.events)).toEqual(["matched", "matched", "matched"]);
    expect(new Set(first.events.map(({ article_id }) => article_id)).size).toBe(3);
    expect(first.events[0]).toMatchObject({
      ...{ theme_id: String(theme.themeId), data_section: 3, process_date: "2026-11-20", corrected_fields: null },
      article_info: { title: `${word} 0`, media_name: "港通信", search_word: [word], start_page: null },
    });
    expect(await eventsOf(reader, { after: first.next })).toEqual({ article_event: [], next: first.next, has_more: 0 });
    await ingest(...lines);
    const second = await eventsOf(reader, { after: first.next });
    expect(second.article_event.map(({ article_info }) => article_info?.title)).toEqual([`${word} 3`, `${word} 4`]);
  });

  it("tells of corrections, withdrawals and what comes back", async () => {
    const line = aLine();
    await ingest(line);
    const { next } = await readOn(reader);
    await ingest({ ...line, title: `${word}が青に` });
    await news.withdraw(`event-file-${++files}`, line);
    await ingest({ ...line, title: `${word}が赤に` });
    const { events } = await readOn(reader, { after: next });
    expect(events.map(({ kind, corrected_fields }) => [kind, corrected_fields])).toEqual([
      ["corrected", ["title"]],
      ["withdrawn", null],
      ["corrected", ["title", "restored"]],
    ]);
    expect(events.at(-1)?.article_info?.title).toBe(`${word}が赤に`);
    await news.withdraw(`event-file-${++files}`, line);
    // What was told before has no word of it any more.
    for (const { article_info } of (await readOn(reader)).events) expect(article_info).toBeNull();
  });

  it("tells what a correction takes out of the theme, and what an administrator hides, shows and takes out", async () => {
    const [gone, hidden] = [aLine(), aLine()];
    await ingest(gone, hidden);
    const { events, next } = await readOn(reader);
    await ingest({ ...gone, title: "別の見出し", article_text: "別の本文" });
    const [goneId, hiddenId] = events.map(({ article_id }) => article_id);
    for (const disp_status of [1, 0]) {
      const setting = { article_info: [{ article_id: hiddenId }], disp_status };
      expect((await send(admin, "PUT", "/article_target_setting", setting)).statusCode).toBe(200);
    }
    const body = { article_info: [hiddenId], theme_ids: [String(theme.themeId)] };
    expect((await send(admin, "DELETE", "/article_themes", body)).statusCode).toBe(200);
    const later = await readOn(reader, { after: next });
    const named = later.events.map(({ kind, article_id }) => [kind, article_id]);
    expect(named).toEqual([
      ["corrected", goneId],
      ["removed", goneId],
      ["removed", hiddenId],
      ["matched", hiddenId],
      ["removed", hiddenId],
    ]);
  });

  it("reads as far as the caller's themes and sources", async () => {
    const contract = await aContract(db.owner, { sections: [1, 3] });
    const admin = await aUser(db.owner, await aGroup(db.owner, contract, { sections: [1, 3] }), { userAuthority: 1 });
    const [own, closed, grouped] = [
      await aTheme(db.owner, contract),
      await aTheme(db.owner, contract, { open: false }),
      await aTheme(db.owner, contract),
    ];
    const group = await aThemeGroup(db.owner, contract, { themes: [grouped] });
    const narrow = await aUser(db.owner, await aGroup(db.owner, contract, { sections: [3] }), { themeBrowsing: false });
    const { articleId } = await anArticle(db.owner, { dataSection: 3, themes: [own, closed, grouped] });
    const paper = await anArticle(db.owner, { dataSection: 1, themes: [own] });
    const all = [own, closed, grouped].map(({ themeId }) => `matched ${articleId} ${themeId}`);
    expect((await readOn(admin)).events.map(told)).toEqual([...all, `matched ${paper.articleId} ${own.themeId}`]);
    expect((await readOn(narrow)).events.map(told)).toEqual([all[0], all[2]]);
    expect((await readOn(admin, { theme_group_id: String(group.themeGroupId) })).events.map(told)).toEqual([all[2]]);
    expect((await get(narrow, "/articles", { theme_id: String(closed.themeId) })).statusCode).toBe(404);
    const stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)));
    expect((await readOn(stranger)).events).toEqual([]);
    expect((await get(stranger, "/articles", { theme_id: String(own.themeId) })).statusCode).toBe(404);
    expect((await get(null, "/articles")).statusCode).toBe(401);
  });

  it("refuses places that it has not given", async () => {
    const { contractId } = reader;
    await ingest(aLine());
    const strange = [
      ...["x", "0", "e1.5", "a".repeat(61), "ああああ"],
      writeCursor({ contractId, position: "2" }),
      writeCursor({ contractId: contractId + 1, position: "0" }),
    ];
    for (const after of strange) {
      const answer = await get(reader, "/articles", { after });
      expect([after, answer.statusCode, answer.json().data.fieldErrors?.[0].field]).toEqual([after, 400, "after"]);
    }
    for (const limit of [0, 1001, "x"]) expect((await get(reader, "/articles", { limit })).statusCode).toBe(400);
    const both = await get(reader, "/articles", { theme_id: "1", theme_group_id: "1" });
    expect(both.json().data.fieldErrors).toMatchObject([{ field: "theme_group_id" }]);
  });

  it("never passes what is committed late", async () => {
    const { articleId } = await anArticle(db.owner, { dataSection: 3 });
    const hit = { articleId, section: 3, day: "2026-11-20" } as const;
    const other = await aTheme(db.owner, reader);
    const [slow, fast] = [await db.owner.connect(), await db.owner.connect()];
    try {
      for (const client of [slow, fast]) await client.query("BEGIN");
      await aHit(slow, theme, hit);
      // The later writer waits for the earlier one's commit, so no place is seen before a lower one.
      const later = aHit(fast, other, hit).then(() => fast.query("COMMIT"));
      await isWaiting(fast);
      const { events, next } = await readOn(reader);
      expect(events).toEqual([]);
      await slow.query("COMMIT");
      await later;
      expect((await readOn(reader, { after: next })).events.map(told)).toEqual([
        `matched ${articleId} ${theme.themeId}`,
        `matched ${articleId} ${other.themeId}`,
      ]);
    } finally {
      for (const client of [slow, fast]) client.release();
    }
  });

  it("tells each once to a reader beside writers that commit, give up and are killed", async () => {
    const committed: string[] = [];
    const write = async (ends: readonly ("commit" | "rollback" | "kill")[]) => {
      for (const end of ends) {
        const { articleId } = await anArticle(db.owner, { dataSection: 3 });
        const client = await db.owner.connect();
        // A killed connection says so.
        client.on("error", () => {});
        await client.query("BEGIN");
        const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
        await aHit(client, theme, { articleId, section: 3, day: "2026-11-20" });
        if (end === "kill") await db.owner.query("SELECT pg_terminate_backend($1)", [rows[0].pid]);
        else await client.query(end === "commit" ? "COMMIT" : "ROLLBACK");
        if (end === "commit") committed.push(`matched ${articleId} ${theme.themeId}`);
        client.release(end === "kill");
      }
    };
    const turns = (["commit", "kill", "rollback"] as const).map((end) => [end, "commit", "kill", "commit"] as const);
    let isWritten = false;
    const writing = Promise.all(turns.map(write)).finally(() => {
      isWritten = true;
    });
    const seen: string[] = [];
    for (let [after, isLast]: [Query, boolean] = [{}, false]; ; ) {
      const { events, next } = await readOn(reader, { limit: 2, ...after });
      seen.push(...events.map(told));
      if (isLast) break;
      isLast = isWritten;
      after = { after: next };
    }
    await writing;
    expect(seen.toSorted()).toEqual(committed.toSorted());
    expect(seen).toHaveLength(7);
  });
});

async function isWaiting(client: pg.PoolClient): Promise<void> {
  const pid = (client as pg.PoolClient & { processID: number }).processID;
  for (;;) {
    const { rows } = await db.owner.query("SELECT cardinality(pg_blocking_pids($1)) AS n", [pid]);
    if (rows[0].n > 0) return;
  }
}
