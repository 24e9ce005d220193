import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import type { ChatClient } from "../../../mail/chat/post-to-target.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aTheme } from "../../../testing/builders.ts";
import { chatDesk } from "./testing/chat-desk.ts";

const db = await testDatabase();
const desk = await chatDesk(db);
/** KILL_POINTS=50 has it done at length. */
const KILLS = Number(process.env.KILL_POINTS ?? 12);
/** Each of which brings a post to each target: more than are posted while workers are killed, as one may post at all targets and live. */
const DIGESTS = KILLS * 2;
const SERVICES = [
  ["slack", "/slack/1"],
  ["teams", "/teams/1"],
  ["line_works", "/lineworks/1"],
  ["webhook", "/webhook/1"],
] as const;
/** Longer than a lease. */
const LATER_MS = 3 * 60_000;

/** The same points in every run (mulberry32). */
function* randomNumbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
const random = randomNumbers(20261124);
const chance = (): number => random.next().value ?? 0;

/**
 * A worker that dies at one of its posts, before or after it was handed over: of that one it notes nothing, and begins no other.
 * @returns "killed", or how many posts it took without coming to that one. It may have too few: a target whose last post a dead worker
 * is still noting has no other for a second.
 */
function killedWorker(at: number, isAfter: boolean): Promise<"killed" | number> {
  return new Promise((ended, failed) => {
    let posts = 0;
    const client: ChatClient = {
      async post(url, body, headers) {
        posts += 1;
        if (posts !== at) return desk.client.post(url, body, headers);
        if (isAfter) await desk.client.post(url, body, headers);
        ended("killed");
        return new Promise(() => {});
      },
    };
    desk.worker(client).drain().then(ended, failed);
  });
}

describe("workers that are killed again and again while they post", () => {
  it("lose none, and post none twice but those that are marked; a webhook knows them by their id", {
    timeout: 900_000,
  }, async () => {
    const contract = await aContract(db.owner);
    for (let n = 0; n < DIGESTS; n += 1) {
      const theme = await aTheme(db.owner, contract, { name: `テーマ${n}番` });
      await anArticle(db.owner, { themes: [theme], title: `記事${n}` });
      for (const [kind, path] of SERVICES) {
        const known = await db.owner.query("SELECT chat_target_id AS id FROM chat_target WHERE target_name = $1", [
          path,
        ]);
        const targetId = known.rows[0]?.id ?? (await desk.target(contract, { kind, path }));
        await desk.setting(contract, targetId, { target: theme });
      }
    }
    await desk.mail.run();
    let kills = 0;
    const later = () => desk.mail.setNow(new Date(desk.mail.now.getTime() + LATER_MS));
    for (let end: "killed" | number = "killed"; kills < KILLS && end !== 0; later()) {
      end = await killedWorker(1 + Math.floor(chance() * SERVICES.length), chance() < 0.5);
      if (end === "killed") kills += 1;
    }
    expect(kills).toBe(KILLS);
    for (let taken = 1; taken > 0; later()) taken = await desk.sender.drain();

    const { rows } = await db.owner.query<{
      path: string;
      id: string;
      state: string;
      maybe_twice: boolean;
      theme: string;
    }>(
      `SELECT t.target_name AS path, 'msg_' || m.message_key AS id, m.state, m.maybe_twice,
         (SELECT theme_name FROM theme WHERE theme_id = (m.content ->> 'targetId')::int) AS theme
       FROM mail_message m JOIN chat_target t USING (contract_id, chat_target_id)`,
    );
    expect(rows.length).toBe(DIGESTS * SERVICES.length);
    for (const { path, id, state, maybe_twice, theme } of rows) {
      const posts = desk.services.taken(path).filter(({ text }) => text.includes(theme));
      expect([state, posts.length > 0], `${path} ${theme}`).toEqual(["sent", true]);
      if (posts.length > 1) expect(maybe_twice, `${path} ${theme} came ${posts.length} times`).toBe(true);
      if (path.startsWith("/webhook"))
        expect(new Set(posts.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([id]));
    }
    expect(desk.services.failedRuns).toEqual([]);
    expect(rows.filter(({ maybe_twice }) => maybe_twice).length).toBeGreaterThan(KILLS / 4);
  });
});
