import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import { anArticle } from "../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "../../testing/builders.ts";
import { mailDesk } from "../testing/mail-desk.ts";

/** How many random months, and from which number on; docs/operations.md says how to have it done at length. */
const MONTHS = Number(process.env.DELIVERY_MONTHS ?? 3);
const FIRST = Number(process.env.DELIVERY_SEED ?? 1);
const DAYS = 28;
const SECONDS_A_MONTH = 30;

const db = await testDatabase();
const desk = await mailDesk(db);
const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const user = await aUser(db.owner, group, { userId: "user01" });

/** Written out, so that the model knows nothing of the product's calendar. */
const HOLIDAYS = ["2026-11-03", "2026-11-23"];
const DAY_MS = 86_400_000;
const TOKYO_MS = 9 * 3_600_000;
const START = Date.parse("2026-11-01T00:00:00+09:00");
const dayOf = (ms: number): string => new Date(ms + TOKYO_MS).toISOString().slice(0, 10);
const momentOf = (day: string, time: string): number => Date.parse(`${day}T${time}:00+09:00`);

/** mulberry32. */
function dice(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    upTo: (most: number) => Math.floor(next() * (most + 1)),
    chance: (share: number) => next() < share,
    of: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
  };
}
type Dice = ReturnType<typeof dice>;

interface ModelPause {
  days: string[];
  drops: boolean;
  /** Of every setting of the user. */
  isAbsence: boolean;
}

interface ModelSetting {
  id: number;
  isUsers: boolean;
  times: string[];
  rule: "send" | "skip" | "next";
  weekends: boolean;
  due: number;
  pauses: ModelPause[];
  /** What becomes of each article, once. */
  fate: Map<string, string>;
}

interface Month {
  dice: Dice;
  theme: TestTheme;
  now: number;
  articles: string[];
  settings: ModelSetting[];
  absences: ModelPause[];
  isStopped: boolean;
}

const TIMES = ["00:00", "07:00", "12:30", "23:59"];
const someTimes = (by: Dice): string[] => {
  const chosen = TIMES.filter(() => by.chance(0.4));
  return chosen.length > 0 ? chosen : [by.of(TIMES)];
};
const allTimes = (times: readonly string[], around: number): number[] =>
  [-1, 0, 1]
    .flatMap((days) => times.map((time) => momentOf(dayOf(around + days * DAY_MS), time)))
    .sort((a, b) => a - b);
const timeAfter = (times: readonly string[], now: number): number =>
  allTimes(times, now).find((each) => each > now) ?? 0;
const timeBefore = (times: readonly string[], now: number): number =>
  allTimes(times, now)
    .filter((each) => each <= now)
    .at(-1) ?? 0;

const isOff = (day: string, weekends: boolean): boolean =>
  HOLIDAYS.includes(day) || (weekends && [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()));

/** "sent", "later", or the name of the rule by which an article never comes. */
function verdictOf(setting: ModelSetting, absences: readonly ModelPause[], day: string): string {
  const covering = [...setting.pauses, ...(setting.isUsers ? absences : [])].filter(({ days }) => days.includes(day));
  if (covering.length > 0) {
    if (covering.some(({ drops }) => !drops)) return "later";
    return covering.some(({ isAbsence }) => !isAbsence) ? "pause" : "absence";
  }
  if (setting.rule === "send" || !isOff(day, setting.weekends)) return "sent";
  return setting.rule === "skip" ? "holiday" : "later";
}

/** What the product must do at this moment, said plainly. Rights that are gone when the mail is sent are a rule, too. */
function model(month: Month): void {
  for (const setting of month.settings) {
    if (setting.due > month.now) continue;
    const day = dayOf(timeBefore(setting.times, month.now));
    const verdict = verdictOf(setting, month.absences, day);
    setting.due = timeAfter(setting.times, month.now);
    if (verdict === "later") continue;
    const isRefused = verdict === "sent" && setting.isUsers && month.isStopped;
    for (const article of month.articles)
      if (!setting.fate.has(article)) setting.fate.set(article, isRefused ? "refused" : verdict);
  }
}

async function begin(seed: number): Promise<Month> {
  await db.owner.query(
    "DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_pause; DELETE FROM mail_address",
  );
  await db.owner.query("UPDATE app_user SET system_mail_stop_flag = false");
  const by = dice(seed);
  const theme = await aTheme(db.owner, contract);
  const month: Month = { dice: by, theme, now: START, articles: [], settings: [], absences: [], isStopped: false };
  desk.setNow(new Date(START));
  for (let at = 0; at <= 2; at += 1) {
    const isUsers = at !== 1;
    const times = someTimes(by);
    const setting: ModelSetting = {
      ...{ id: 0, isUsers, times, rule: "send", weekends: false, due: timeAfter(times, START) },
      ...{ pauses: [], fate: new Map<string, string>() },
    };
    setting.id = await desk.setting(contract, {
      target: theme,
      address: isUsers ? `${user.userId}@example.com` : "a@example.jp",
      ...(isUsers && { userId: user.userId }),
      ...(at === 2 && { dataSection: 101 }),
      times,
      due: new Date(setting.due),
    });
    month.settings.push(setting);
    await changeRule(month, setting);
  }
  return month;
}

async function changeRule({ dice: by }: Month, setting: ModelSetting): Promise<void> {
  setting.rule = by.of(["send", "skip", "next"] as const);
  setting.weekends = by.chance(0.5);
  const values = [setting.id, setting.rule, setting.weekends];
  await db.owner.query(
    "UPDATE mail_setting SET holiday_rule = $2, weekends_off = $3 WHERE mail_setting_id = $1",
    values,
  );
}

async function changeTimes({ dice: by, now }: Month, setting: ModelSetting): Promise<void> {
  setting.times = someTimes(by);
  setting.due = timeAfter(setting.times, now);
  const values = [setting.id, setting.times, new Date(setting.due)];
  await db.owner.query("UPDATE mail_setting SET send_times = $2, next_due_at = $3 WHERE mail_setting_id = $1", values);
}

/** Of a setting or of the user; it may have begun already. */
async function addPause(month: Month): Promise<void> {
  const { dice: by, now } = month;
  const first = now + (by.upTo(4) - 1) * DAY_MS;
  const days = Array.from({ length: 1 + by.upTo(6) }, (_, at) => dayOf(first + at * DAY_MS));
  const pause: ModelPause = { days, drops: by.chance(0.5), isAbsence: by.chance(0.4) };
  const setting = by.of(month.settings);
  (pause.isAbsence ? month.absences : setting.pauses).push(pause);
  await db.owner.query(
    `INSERT INTO mail_pause (contract_id, mail_setting_id, user_id, start_day, end_day, missed, made_by, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'admin01', now())`,
    [
      contract.contractId,
      ...(pause.isAbsence ? [null, user.userId] : [setting.id, null]),
      ...[days[0], days.at(-1), pause.drops ? "drop" : "bring"],
    ],
  );
}

async function endPauses(month: Month): Promise<void> {
  const setting = month.dice.of(month.settings);
  setting.pauses = [];
  await db.owner.query("DELETE FROM mail_pause WHERE mail_setting_id = $1", [setting.id]);
}

async function change(month: Month): Promise<void> {
  const { dice: by } = month;
  const setting = by.of(month.settings);
  if (by.chance(0.3)) await addPause(month);
  if (by.chance(0.1)) await endPauses(month);
  if (by.chance(0.1)) await changeRule(month, setting);
  if (by.chance(0.1)) await changeTimes(month, setting);
}

/** Articles come, something changes, and the workers run, two of them; now and then they stand still for days. */
async function live(month: Month): Promise<void> {
  const { dice: by } = month;
  const end = START + DAYS * DAY_MS;
  while (month.now < end) {
    month.now += by.chance(0.1) ? by.upTo(3) * DAY_MS + 1 : 60_000 * (1 + by.upTo(16 * 60));
    desk.setNow(new Date(month.now));
    if (by.chance(0.7)) {
      const { articleId } = await anArticle(db.owner, { themes: [month.theme], processDate: dayOf(month.now) });
      month.articles.push(String(articleId));
    }
    await change(month);
    await Promise.all([desk.run(), desk.run()]);
    if (by.chance(0.3)) await stopUser(month, by.chance(0.3));
    model(month);
    await desk.sender.drain();
    desk.kept.take();
  }
}

async function stopUser(month: Month, stopped: boolean): Promise<void> {
  month.isStopped = stopped;
  await db.owner.query("UPDATE app_user SET system_mail_stop_flag = $2 WHERE user_id = $1", [user.userId, stopped]);
}

/** What became of the articles of a setting, as the product has noted it: sent, refused, or the rule of a run without a mail. */
async function noted(id: number): Promise<[string, string][]> {
  const { rows } = await db.owner.query<{ article: string; fate: string; runs: number }>(
    `SELECT d.article_id::text AS article, CASE WHEN r.held IS NOT NULL THEN r.held WHEN m.state = 'skipped' THEN 'refused' ELSE m.state END AS fate,
       (SELECT count(*)::int FROM mail_run o JOIN mail_message x USING (contract_id, mail_run_id) WHERE o.mail_setting_id = d.mail_setting_id
          AND x.content->'articles' @> jsonb_build_array(jsonb_build_object('id', d.article_id::text))) AS runs
     FROM mail_delivered d JOIN mail_run r USING (contract_id, mail_run_id) LEFT JOIN mail_message m USING (contract_id, mail_run_id)
     WHERE d.mail_setting_id = $1`,
    [id],
  );
  for (const { fate, runs } of rows) expect(runs).toBe(fate === "sent" || fate === "refused" ? 1 : 0);
  return rows.map(({ article, fate }): [string, string] => [article, fate]).toSorted();
}

describe("random months of settings, pauses, absences, holidays, stand-stills and lost rights", () => {
  it.each(Array.from({ length: MONTHS }, (_, at) => FIRST + at))(
    "month %i: each article reaches each setting once, or by a named rule not at all",
    { timeout: SECONDS_A_MONTH * 1000 },
    async (seed) => {
      const month = await begin(seed);
      await live(month);
      expect(month.articles.length).toBeGreaterThan(10);
      for (const { id, fate } of month.settings) expect(await noted(id)).toEqual([...fate].toSorted());
      const { rows } = await db.owner.query(
        "SELECT count(*)::int AS n FROM mail_message WHERE state IN ('queued', 'sending')",
      );
      expect(rows).toEqual([{ n: 0 }]);
    },
  );
});
