import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aPaper, paperComes } from "../../arrivals/testing/papers.ts";
import { aHit, anArticle } from "../../testing/an-article.ts";
import { aContract, aTheme } from "../../testing/builders.ts";
import { dice } from "../../testing/random.ts";
import { mailDesk } from "../testing/mail-desk.ts";

/** How many mornings, and of which numbers; docs/operations.md says how to have more. */
const DAYS = Number(process.env.MORNINGS ?? 90);
const SEED = Number(process.env.MORNINGS_SEED ?? 1);
const SECONDS_A_DAY = 2;

const db = await testDatabase();
const desk = await mailDesk(db);

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TOKYO_MS = 9 * 3_600_000;
const START = Date.parse("2026-08-01T00:00:00+09:00");
const dayOf = (ms: number): string => new Date(ms + TOKYO_MS).toISOString().slice(0, 10);
const timeOf = (ms: number): string => new Date(ms + TOKYO_MS).toISOString().slice(11, 16);
const momentOf = (day: string, time: string): number => Date.parse(`${day}T${time}:00+09:00`);

const by = dice(SEED);

/** By number of articles, as they are named. */
const PAPERS = ["甲新聞", "乙新聞", "丙新聞", "丁新聞", "戊新聞"].map((name, at) => ({
  name,
  code: `1-${name}`,
  count: 90 - at * 10,
}));
const DUE = "06:30";
const SETTLED_MS = 10 * MINUTE_MS;

interface ModelSetting {
  address: string;
  rule: "next" | "arrival" | "time";
  /** HH:mm of the supplement. */
  time: string;
  times: string[];
  due: number;
  waits: { at: number; awaited: string[] } | null;
  /** Titles that it has had, and what is to be in each mail that is not sent yet. */
  had: Set<string>;
  queued: { mark: string; titles: string[] }[];
}

/** What is known without the product: when each newspaper came, which articles hit the theme, and whether the day has newspapers. */
interface World {
  now: number;
  comings: Map<string, { first: number; last: number }>;
  hits: string[];
  isOff: boolean;
  settings: ModelSetting[];
}

const nextOf = (times: readonly string[], now: number): number =>
  Math.min(
    ...[0, 1]
      .flatMap((days) => times.map((time) => momentOf(dayOf(now + days * DAY_MS), time)))
      .filter((each) => each > now),
  );

/** 5紙中4紙（7:00）。乙新聞は未着 */
function lineOf({ now, comings, isOff }: World): string {
  if (isOff) return "";
  const absent = PAPERS.filter(({ code }) => !comings.has(code)).map(({ name }) => name);
  const clock = timeOf(now).replace(/^0/, "");
  const more = absent.length > 3 ? `ほか${absent.length - 3}紙` : "";
  const said = timeOf(now) < DUE ? `${absent.length}紙は到着時刻の前` : `${absent.slice(0, 3).join("、")}${more}は未着`;
  return `5紙中${5 - absent.length}紙（${clock}）。${absent.length === 0 ? "未着はありません" : said}`;
}

/** Newspapers that have not come, or that came in the last minutes. */
const unsettled = ({ now, comings, isOff }: World): string[] =>
  PAPERS.map(({ code }) => code).filter((code) => {
    const came = comings.get(code);
    return came ? came.last > now - SETTLED_MS && !isOff : !isOff;
  });

/** What the product must do at this moment, said plainly. */
function model(world: World): void {
  const { now } = world;
  for (const setting of world.settings) {
    const { waits, rule } = setting;
    if (waits && dayOf(waits.at) < dayOf(now)) setting.waits = null;
    const isDigest = setting.due <= now;
    const isReady =
      setting.waits !== null &&
      (setting.waits.at <= now ||
        (rule === "arrival" &&
          setting.waits.awaited.every(
            (code) => (world.comings.get(code)?.last ?? Number.POSITIVE_INFINITY) <= now - SETTLED_MS,
          )));
    if (!isDigest && !isReady) continue;
    const titles = world.hits.filter((title) => !setting.had.has(title));
    for (const title of titles) setting.had.add(title);
    if (titles.length > 0) setting.queued.push({ mark: isDigest ? "" : "【追補】", titles: titles.toSorted() });
    setting.waits = null;
    if (!isDigest) continue;
    setting.due = nextOf(setting.times, now);
    const at = momentOf(dayOf(now), setting.time);
    const awaited = rule === "arrival" ? unsettled(world) : [];
    if (rule === "next" || at <= now || at >= setting.due || (rule === "arrival" && awaited.length === 0)) continue;
    setting.waits = { at, awaited };
  }
}

const contract = await aContract(db.owner);
const theme = await aTheme(db.owner, contract, { name: "朝" });

async function begin(): Promise<World> {
  const plans: [ModelSetting["rule"], string, string[]][] = [
    ["next", "10:00", ["07:00"]],
    ["arrival", "10:00", ["07:00"]],
    ["arrival", "08:30", ["06:40"]],
    ["time", "09:00", ["07:00"]],
    ["time", "09:00", ["07:00", "08:40"]],
    ["arrival", "10:00", ["07:00", "09:30"]],
  ];
  const settings = plans.map(([rule, time, times], at): ModelSetting => {
    const address = `s${at}@example.jp`;
    return { address, rule, time, times, due: nextOf(times, START), waits: null, had: new Set(), queued: [] };
  });
  desk.setNow(new Date(START));
  for (const { name, count } of PAPERS) await aPaper(db.owner, { name, count, until: dayOf(START), due: DUE });
  for (const { address, rule, time, times, due } of settings)
    await desk.setting(contract, {
      ...{ target: theme, address, times, due: new Date(due) },
      ...(rule !== "next" && { supplement: [rule, time] as ["arrival" | "time", string] }),
    });
  await db.owner.query("UPDATE mail_setting SET since_day = $1", [dayOf(START)]);
  return { now: START, comings: new Map(), hits: [], isOff: false, settings };
}

/** What happens on a day: newspapers come, some late, some never, some in two parts; articles of sites; and corrections. */
interface Happening {
  at: number;
  paper?: (typeof PAPERS)[number];
  /** An article that hits the theme only after it was corrected. */
  corrects?: boolean;
}

function happeningsOf(day: string, isOff: boolean): Happening[] {
  const at = (time: string) => momentOf(day, time);
  const ofPapers = PAPERS.flatMap((paper): Happening[] => {
    if (isOff || by.chance(0.05)) return [];
    const early = at("05:00") + by.upTo(80) * MINUTE_MS;
    const late = at("06:50") + by.upTo(240) * MINUTE_MS;
    if (by.chance(0.15)) return [{ at: late, paper }];
    return by.chance(0.15)
      ? [
          { at: early, paper },
          { at: late, paper },
        ]
      : [{ at: early, paper }];
  });
  const others = Array.from({ length: by.upTo(3) }, (): Happening => ({ at: at("04:00") + by.upTo(600) * MINUTE_MS }));
  return [...ofPapers, ...others, { at: at("06:00") + by.upTo(300) * MINUTE_MS, corrects: true }].sort(
    (a, b) => a.at - b.at,
  );
}

let waiting: string | null = null;

async function happen(world: World, { at, paper, corrects }: Happening): Promise<void> {
  const day = dayOf(at);
  if (corrects) {
    // A correction of what was brought is brought by nobody; one by which an article hits for the first time is.
    const known = world.hits.at(-1);
    if (known && by.chance(0.5))
      await aHit(db.owner, theme, { articleId: known, section: 1, day }).catch(() => undefined);
    if (waiting) {
      await aHit(db.owner, theme, { articleId: waiting, section: 1, day });
      world.hits.push(waiting);
      waiting = null;
    }
    return;
  }
  const columns = { arrived_at: new Date(at) };
  const isHit = by.chance(0.8);
  const name = paper ? { mediaName: paper.name } : {};
  const { articleId } = await anArticle(db.owner, { processDate: day, themes: isHit ? [theme] : [], columns, ...name });
  if (isHit) world.hits.push(articleId);
  else waiting = articleId;
  if (!paper) return;
  await paperComes(db.owner, paper.code, new Date(at), paper.count);
  const before = world.comings.get(paper.code);
  world.comings.set(paper.code, { first: before?.first ?? at, last: at });
}

/** The moments at which workers look, in minutes of the day. */
const LOOKS = [
  "06:35",
  "06:40",
  "06:58",
  "07:00",
  "07:12",
  "07:40",
  "08:05",
  "08:30",
  "08:40",
  "09:00",
  "09:30",
  "10:00",
  "11:30",
];

const mails = new Map<string, string[]>();

/** Two workers at once; now and then one is killed before it hands its mails over, or the mail server is away. */
async function work(world: World): Promise<void> {
  desk.setNow(new Date(world.now));
  await Promise.all([desk.run(), desk.run()]);
  await Promise.all([desk.supplements(), desk.supplements()]);
  model(world);
  if (by.chance(0.1))
    await db.owner.query(
      "UPDATE mail_message SET state = 'sending', attempts = attempts + 1, leased_until = $1 WHERE state = 'queued'",
      [new Date(world.now - MINUTE_MS)],
    );
  if (by.chance(0.1)) desk.kept.failures = [{ responseCode: 451 }];
  await desk.sender.drain();
  desk.kept.failures = [];
  for (const { to, subject, text } of desk.kept.take()) {
    const titles = [...text.matchAll(/^\d+\. 見出し(\d+)$/gm)].map(([, id]) => `${id}`).toSorted();
    const mark = subject.startsWith("【追補】") ? "【追補】" : "";
    const queued = world.settings.find(({ address }) => address === to)?.queued ?? [];
    const place = queued.findIndex((each) => each.mark === mark && each.titles.join() === titles.join());
    expect(place, `${to} ${subject} ${titles.join()} at ${new Date(world.now).toISOString()}`).not.toBe(-1);
    queued.splice(place, 1);
    expect(/^新聞の到着　(.*)$/m.exec(text)?.[1] ?? "").toBe(lineOf(world));
    mails.set(to, [...(mails.get(to) ?? []), ...titles]);
  }
}

/** A database of tests neither clears nor counts its tables by itself, and its plans would go by empty ones. */
const DAYS_A_CLEARING = 10;
const CLEAR =
  "VACUUM ANALYZE mail_setting, mail_run, mail_message, mail_delivered, mail_arrival, theme_article, article, media_arrival";

async function live(world: World): Promise<void> {
  for (let at = 0; at < DAYS; at += 1) {
    if (at % DAYS_A_CLEARING === 1) await db.owner.query(CLEAR);
    const day = dayOf(START + at * DAY_MS);
    world.isOff = by.chance(0.05);
    world.comings = new Map();
    if (world.isOff) await db.owner.query("INSERT INTO source_off_day VALUES (1, $1)", [day]);
    const coming = happeningsOf(day, world.isOff);
    for (const look of LOOKS) {
      world.now = momentOf(day, look);
      for (let next = coming[0]; next && next.at <= world.now; next = coming[0]) {
        coming.shift();
        await happen(world, next);
      }
      // Workers stand still now and then.
      if (by.chance(0.85) || look === "11:30") await work(world);
    }
    // What was put off is sent within the day.
    world.now = momentOf(day, "11:45");
    await work(world);
    for (const { queued } of world.settings) expect(queued).toEqual([]);
  }
}

/** What runs have kept, beside the ledger as it stood at that second. */
const LEDGER = `
  SELECT count(*)::int AS told, count(*) FILTER (WHERE a.arrived_count <> (SELECT count(*) FROM media_arrival l
      WHERE l.arrived_on = (a.told_at AT TIME ZONE 'Asia/Tokyo')::date AND l.first_arrived_at <= a.told_at)
    OR EXISTS (SELECT 1 FROM media_arrival l WHERE l.media_code = ANY (a.absent_media)
      AND l.arrived_on = (a.told_at AT TIME ZONE 'Asia/Tokyo')::date AND l.first_arrived_at <= a.told_at))::int AS wrong
  FROM mail_arrival a`;

describe("mornings with newspapers that are late, lost, or come in parts, with corrections, kills and stand-stills", () => {
  it(`${DAYS} days (seed ${SEED}): the line is the ledger's at that second, and each article comes once, in a digest or its supplement`, {
    timeout: DAYS * SECONDS_A_DAY * 1000,
  }, async () => {
    const world = await begin();
    await live(world);
    for (const { address, had } of world.settings)
      expect((mails.get(address) ?? []).toSorted()).toEqual([...had].toSorted());
    const { rows } = await db.owner.query(LEDGER);
    expect(rows).toEqual([{ told: expect.any(Number), wrong: 0 }]);
    expect(rows[0].told).toBeGreaterThan(DAYS);
    const { rows: kinds } = await db.owner.query(
      "SELECT kind, count(*)::int AS n FROM mail_run WHERE article_count > 0 GROUP BY kind ORDER BY kind",
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(["digest", "supplement"]);
  });
});
