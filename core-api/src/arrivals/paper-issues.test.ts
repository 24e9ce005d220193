import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { createDataSource } from "../data-source.ts";
import { TransactionScope } from "../db/tenant.ts";
import { daysOf } from "../period/period.ts";
import { dice } from "../testing/random.ts";
import { readPaperIssues } from "./paper-issues.ts";
import { standingsOf } from "./standings.ts";
import { paperComes } from "./testing/papers.ts";

const db = await testDatabase();
const options = { url: db.operatorUrl, poolSize: 1, statementTimeout: 10_000, applicationName: "paper-issues-test" };
const source = createDataSource(options);
await source.initialize();
const scope = new TransactionScope(source);

const FIRST = "2026-07-01";
const NOW = new Date("2026-11-27T05:02:00+09:00");
const PERIOD = { start: "2026-08-30", end: "2026-11-27" };

/** Dailies that miss a day or come late now and then, one that comes each fortnight, and a day without any newspaper. */
async function monthsOfPapers(): Promise<void> {
  const { chance, upTo } = dice(7);
  for (let at = 0; at < 10; at += 1) {
    const [code, isFortnightly] = [`1-${at}`, at === 9];
    await db.owner.query("INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, $1, $1, 1)", [
      code,
    ]);
    for (const [n, day] of daysOf({ start: FIRST, end: PERIOD.end }).entries()) {
      const isMissed = isFortnightly ? n % 14 !== 0 || n === 98 : chance(0.06);
      const minute = 300 + upTo(14) + (chance(0.1) ? 90 : 0);
      if (!isMissed) await paperComes(db.owner, code, new Date(Date.parse(`${day}T00:00:00+09:00`) + minute * 60_000));
    }
  }
  await db.owner.query("INSERT INTO source_off_day VALUES (1, '2026-10-12')");
}

it("tells each newspaper on each of 90 days as the board of that day does", { timeout: 60_000 }, async () => {
  await db.owner.query("DELETE FROM media; DELETE FROM source_off_day");
  await monthsOfPapers();
  await scope.shared("read", async (tx) => {
    const issues = await readPaperIssues(tx, PERIOD, NOW);
    const seen = { late: 0, missed: 0 };
    for (const day of daysOf(PERIOD)) {
      const board = (await standingsOf(tx, 1, day, NOW)).filter(({ dueOn }) => dueOn === day);
      const own = issues.filter(({ dueOn }) => dueOn === day);
      const told = (codes: { code: string }[]) => codes.map(({ code }) => code).sort();
      expect(told(own)).toEqual(told(board.map(({ medium }) => medium)));
      const absent = board.filter(({ count }) => count === 0).map(({ medium }) => medium);
      expect(told(own.filter(({ came }) => came === null || came.day > day))).toEqual(told(absent));
      seen.late += own.filter(({ state }) => state === "late").length;
      seen.missed += own.filter(({ state }) => state === "missed").length;
    }
    expect(issues.some(({ dueOn }) => dueOn === "2026-10-12")).toBe(false);
    expect(issues.filter(({ state }) => state === "waiting").every(({ dueOn }) => dueOn === PERIOD.end)).toBe(true);
    expect(Math.min(seen.late, seen.missed)).toBeGreaterThan(20);
  });
  await source.destroy();
});
