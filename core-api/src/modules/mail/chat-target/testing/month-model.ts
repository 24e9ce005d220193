import type { Dice } from "../../../../testing/random.ts";

/**
 * What the product must do in a month of a reader, said plainly and without a database: which article comes by which mail or post, which
 * never comes and by which rule. It knows nothing of the product's calendar, queries or queue.
 */
const HOLIDAYS = ["2026-11-03", "2026-11-23"];
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
const TOKYO_MS = 9 * 3_600_000;
/** Between two posts to one chat room. */
const POST_GAP_MS = 1000;
const LONGEST_PAUSE_MINUTES = 60;

export const dayOf = (ms: number): string => new Date(ms + TOKYO_MS).toISOString().slice(0, 10);
const momentOf = (day: string, time: string): number => Date.parse(`${day}T${time}:00+09:00`);
const TIMES = ["00:00", "07:00", "12:30", "23:59"];
export const someTimes = (by: Dice): string[] => {
  const chosen = TIMES.filter(() => by.chance(0.4));
  return chosen.length > 0 ? chosen : [by.of(TIMES)];
};
const allTimes = (times: readonly string[], around: number): number[] =>
  [-1, 0, 1]
    .flatMap((days) => times.map((time) => momentOf(dayOf(around + days * DAY_MS), time)))
    .sort((a, b) => a - b);
export const timeAfter = (times: readonly string[], now: number): number =>
  allTimes(times, now).find((each) => each > now) ?? 0;
const timeBefore = (times: readonly string[], now: number): number =>
  allTimes(times, now).findLast((each) => each <= now) ?? 0;

const isOff = (day: string, weekends: boolean): boolean =>
  HOLIDAYS.includes(day) || (weekends && [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()));

export interface ModelArticle {
  id: string;
  /** 1 newspaper, 3 web. */
  section: 1 | 3;
  /** An editor chose it for the topic, too. */
  inTopic: boolean;
}

export interface ModelPause {
  days: string[];
  drops: boolean;
  isAbsence: boolean;
}

/** A mail or a post on its way. */
interface Pending {
  articles: ModelArticle[];
  notBefore: number;
  attempts: number;
  /** The server had it, although nobody could note it. */
  arrived: boolean;
}

/** user: of a reader with rights; outside: an address that is nobody's; room: a chat room. */
export type Kind = "user" | "outside" | "room";
/** What a setting brings: a theme, its theme group, a topic, what a saved condition found, or every theme of the reader. */
export type Source = "theme" | "group" | "topic" | "condition" | "everything";

export interface ModelSetting {
  id: number;
  kind: Kind;
  of: Source;
  /** Newspapers alone, or every source. */
  papersOnly: boolean;
  times: string[];
  rule: "send" | "skip" | "next";
  weekends: boolean;
  due: number;
  pauses: ModelPause[];
  /** Moments for which it ran: one that comes again, because the clock was set back, is no second run. Its articles wait for the next. */
  ran: Set<number>;
  /** By article id: pause, absence or holiday where it never comes by a rule of days, else "sent": a mail was made of it. */
  fate: Map<string, string>;
  queue: Pending[];
  /** By article id: arrived, or why its mail did not bring it. */
  ends: Map<string, "arrived" | "refused">;
}

export interface Rights {
  isStopped: boolean;
  /** The theme and its theme group. */
  browses: boolean;
  readsTopic: boolean;
  sections: number[];
  /** Of the chat room. */
  roomStopped: boolean;
}

export interface ModelMonth {
  seed: number;
  dice: Dice;
  articles: ModelArticle[];
  settings: ModelSetting[];
  absences: ModelPause[];
  rights: Rights;
  nextPostAt: number;
}

/** "sent", "later", or the name of the rule by which an article never comes. */
function verdictOf({ pauses, kind, rule, weekends }: ModelSetting, absences: readonly ModelPause[], day: string) {
  const covering = [...pauses, ...(kind === "user" ? absences : [])].filter(({ days }) => days.includes(day));
  if (covering.length > 0) {
    if (covering.some(({ drops }) => !drops)) return "later";
    return covering.some(({ isAbsence }) => !isAbsence) ? "pause" : "absence";
  }
  if (rule === "send" || !isOff(day, weekends)) return "sent";
  return rule === "skip" ? "holiday" : "later";
}

/** A setting of every theme leaves what its reader may not see now to a later mail; the others take it, and it is looked at when they are sent. */
function isWanted(
  { of, papersOnly }: ModelSetting,
  { section, inTopic }: ModelArticle,
  { rights }: ModelMonth,
): boolean {
  if (papersOnly && section !== 1) return false;
  if (of === "topic") return inTopic;
  return of !== "everything" || rights.browses;
}

/** The settings that are due now make their mails. */
export function makeMails(month: ModelMonth, now: number): void {
  for (const setting of month.settings) {
    if (setting.due > now) continue;
    const moment = timeBefore(setting.times, now);
    setting.due = timeAfter(setting.times, now);
    if (setting.ran.has(moment)) continue;
    setting.ran.add(moment);
    const verdict = verdictOf(setting, month.absences, dayOf(moment));
    if (verdict === "later") continue;
    const fresh = month.articles.filter(
      (article) => !setting.fate.has(article.id) && isWanted(setting, article, month),
    );
    for (const { id } of fresh) setting.fate.set(id, verdict);
    if (verdict === "sent" && fresh.length > 0)
      setting.queue.push({ articles: fresh, notBefore: now, attempts: 0, arrived: false });
  }
}

/** A worker dies with what is due in its hands, before it has handed anything over. */
export function killWorkers(month: ModelMonth, now: number): void {
  for (const { queue } of month.settings) for (const mail of queue) if (mail.notBefore <= now) mail.attempts += 1;
}

/** What of a mail its reader may see now; nothing: it is refused. */
function visible({ kind, of }: ModelSetting, { articles }: Pending, rights: Rights): ModelArticle[] {
  if (kind === "room") return rights.roomStopped ? [] : articles;
  if (kind === "outside") return articles;
  if (rights.isStopped) return [];
  return articles.filter(({ section, inTopic }) => rights.sections.includes(section) && isOpen(of, inTopic, rights));
}

/** What a condition found is open by whatever shows it: the theme, or the topic that has it. */
function isOpen(of: Source, inTopic: boolean, { browses, readsTopic }: Rights): boolean {
  if (of === "topic") return readsTopic;
  return browses || (of === "condition" && inTopic && readsTopic);
}

/** Something that reached a reader, as the stand-ins for mail server and chat saw it. */
export interface Arrival {
  /** Names the mail in every attempt. */
  key: string;
  settingIndex: number;
  /** Article ids, sorted. */
  ids: string[];
  /** The server took it and broke off before it said so. */
  isUncertain: boolean;
}

/**
 * What is due goes out, under the rights of this moment. `arrivals` are those of this month that the stand-ins saw just now; each is found
 * in the model, or it is one too many.
 * @returns what is wrong, in words; empty where all is right
 */
export function sendMails(month: ModelMonth, now: number, isOutage: boolean, arrivals: Arrival[]): string[] {
  const left = [...arrivals];
  const wrong: string[] = [];
  for (const [index, setting] of month.settings.entries()) {
    const isRoom = setting.kind === "room";
    for (const mail of [...setting.queue]) {
      if (mail.notBefore > now) continue;
      if (isRoom && month.nextPostAt > now) break;
      if (isRoom) month.nextPostAt = now + POST_GAP_MS;
      mail.attempts += 1;
      const seen = visible(setting, mail, month.rights);
      if (seen.length > 0 && isOutage && !isRoom) {
        mail.notBefore = now + MINUTE_MS;
        continue;
      }
      const end = () => setting.queue.splice(setting.queue.indexOf(mail), 1);
      if (seen.length === 0) {
        end();
        for (const { id } of mail.articles) if (!setting.ends.has(id)) setting.ends.set(id, "refused");
        continue;
      }
      const ids = seen.map(({ id }) => id).toSorted();
      const at = left.findIndex(({ settingIndex, ids: had }) => settingIndex === index && had.join() === ids.join());
      const [arrival] = at < 0 ? [] : left.splice(at, 1);
      if (!arrival) {
        wrong.push(`setting ${index} did not get ${ids.join()}`);
        continue;
      }
      for (const { id } of mail.articles) {
        const now = ids.includes(id) ? "arrived" : "refused";
        if (setting.ends.get(id) !== "arrived") setting.ends.set(id, now);
      }
      if (arrival.isUncertain) {
        mail.arrived = true;
        mail.notBefore = now + Math.min(LONGEST_PAUSE_MINUTES, 2 ** (mail.attempts - 1)) * MINUTE_MS;
      } else end();
    }
  }
  return [...wrong, ...left.map(({ settingIndex, ids }) => `setting ${settingIndex} got ${ids.join()} too much`)];
}
