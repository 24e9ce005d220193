/** A day on which a medium came: how many days ago, and its articles. Minutes are those of the day in Tokyo. */
export interface ArrivalRecord {
  ago: number;
  count: number;
  first: number;
  last: number;
}

/** daily, on some weekdays, every so many days; irregular: nobody can tell when it comes. */
export type HabitKind = "daily" | "weekdays" | "interval" | "irregular";

/** What a medium's arrivals teach. */
export interface LearntHabit {
  kind: HabitKind;
  /** Whether it comes on the weekday so many days before the day that is asked about; 0 to 6. */
  phases: readonly boolean[];
  /** Days from one issue to the next, and the longest that it took; of an interval. */
  interval: { usual: number; longest: number } | null;
  usualCount: number | null;
  usualLast: number | null;
  /** Minute after which it is missing if nothing has come. */
  due: number | null;
  /** It publishes through the day, so its last article says nothing about lateness. */
  allDay: boolean;
}

const WEEKS = 4;
export const HISTORY_DAYS = WEEKS * 7;
/** Enough for half a year of a monthly. */
export const LONG_HISTORY_DAYS = 186;
/** Fewer weeks than these say nothing of a weekday. */
const LEAST_WEEKS = 2;
/** The share of its weekdays on which a medium comes that is expected. */
const WEEKDAY_SHARE = 0.75;
/** On so many of all days comes a daily; six of seven days are not. */
const DAILY_SHARE = 0.9;
/** A medium that comes on more of its other days has no weekdays of its own. */
const STRAY_SHARE = 0.2;
/** A medium with fewer articles may have none by chance: it is expected only if it hardly ever failed to come. */
const SURE_COUNT = 10;
const FEW_SHARE_OF_DAYS = 0.95;
const FEW_SLOTS = 8;
/** An issue may come so many days after the longest wait before it is missed. */
export const SLACK_DAYS = 2;
const LEAST_INTERVAL = 10;
const LEAST_ISSUES = 3;
/** Waits differ from the usual one by no more than this share. */
const INTERVAL_SPREAD = 0.25;
export const GRACE_MINUTES = 10;
/** How far a day may stray, in distances of the latest tenth of the days from the median. */
const STRAY_FACTOR = 4;
/** The first article of a site has no usual time: its days have a long tail. */
const ALL_DAY_FACTOR = 6;
const ALL_DAY_MINUTES = 240;
/** A site with fewer articles a day may well have none by chance. */
const ALL_DAY_LEAST = 8;
const DAY_MINUTES = 24 * 60;

/**
 * @param records newest first, none of the day itself
 * @param daysKnown how many days ago it first came
 * @param off days ago that were no publishing days
 */
export function learnHabit(
  records: readonly ArrivalRecord[],
  daysKnown: number,
  off: ReadonlySet<number>,
): LearntHabit {
  const recent = records.filter(({ ago }) => ago <= HISTORY_DAYS);
  const allDay = (quantile(spansOf(recent), 0.5) ?? 0) >= ALL_DAY_MINUTES;
  const isChance = allDay && (quantile(countsOf(recent), 0.5) ?? 0) < ALL_DAY_LEAST;
  const phases = isChance ? NEVER : learnPhases(recent, daysKnown, off);
  const interval = phases.includes(true) ? null : learnInterval(records);
  const typical = recent.length > 0 && !interval ? recent : records;
  return {
    kind: kindOf(phases, interval),
    phases,
    interval,
    usualCount: rounded(quantile(countsOf(typical), 0.5)),
    usualLast: floored(
      quantile(
        typical.map(({ last }) => last),
        0.5,
      ),
    ),
    // Four days of a weekly say little of how it strays.
    due: dueMinute(
      records.map(({ first }) => first),
      allDay ? ALL_DAY_FACTOR : STRAY_FACTOR,
    ),
    allDay,
  };
}

const spansOf = (records: readonly ArrivalRecord[]) => records.map(({ first, last }) => last - first);
const countsOf = (records: readonly ArrivalRecord[]) => records.map(({ count }) => count);

function kindOf(phases: readonly boolean[], interval: LearntHabit["interval"]): HabitKind {
  if (interval) return "interval";
  if (!phases.includes(true)) return "irregular";
  return phases.every(Boolean) ? "daily" : "weekdays";
}

const ALL = Array.from({ length: 7 }, (_, phase) => phase);
const NEVER: readonly boolean[] = ALL.map(() => false);

function learnPhases(recent: readonly ArrivalRecord[], daysKnown: number, off: ReadonlySet<number>): boolean[] {
  const known = Math.min(HISTORY_DAYS, daysKnown);
  const came = new Set(recent.map(({ ago }) => ago));
  const slots = Array.from({ length: known }, (_, at) => at + 1).filter((ago) => !off.has(ago) || came.has(ago));
  if (Math.floor(known / 7) < LEAST_WEEKS) return ALL.map(() => daysKnown > 0 && came.size * 2 >= slots.length);
  const phases = came.size >= slots.length * DAILY_SHARE ? ALL.map(() => true) : ALL.map(oftenCame);
  return isRegular() ? phases : ALL.map(() => false);

  function oftenCame(phase: number): boolean {
    const whole = Math.floor(known / 7) * 7;
    const ofPhase = slots.filter((ago) => ago % 7 === phase && ago <= whole);
    return ofPhase.length > 0 && cameOf(ofPhase) >= ofPhase.length * WEEKDAY_SHARE;
  }
  function cameOf(agos: readonly number[]): number {
    return agos.filter((ago) => came.has(ago)).length;
  }
  function isRegular(): boolean {
    const inside = slots.filter((ago) => phases[ago % 7]);
    const outside = slots.filter((ago) => !phases[ago % 7]);
    if (cameOf(outside) > outside.length * STRAY_SHARE) return false;
    const isSure = (quantile(countsOf(recent), 0.5) ?? 0) >= SURE_COUNT || inside.length < FEW_SLOTS;
    return isSure || cameOf(inside) >= inside.length * FEW_SHARE_OF_DAYS;
  }
}

/** A wait over a lost issue counts as two or more. */
function learnInterval(records: readonly ArrivalRecord[]): LearntHabit["interval"] {
  const waits = records.slice(1).flatMap(({ ago }, at) => {
    const later = records[at];
    return later ? [ago - later.ago] : [];
  });
  const usual = quantile(waits, 0.5);
  if (records.length < LEAST_ISSUES || usual === null || usual < LEAST_INTERVAL) return null;
  const single = waits.map((wait) => wait / Math.max(1, Math.round(wait / usual)));
  if (single.some((wait) => Math.abs(wait - usual) > usual * INTERVAL_SPREAD)) return null;
  return { usual: Math.round(usual), longest: Math.ceil(Math.max(...single)) };
}

/** The median of the first arrivals, and as far beyond it as days may stray; the day's end at the latest. */
function dueMinute(firsts: readonly number[], factor: number): number | null {
  const [usual, late] = [quantile(firsts, 0.5), quantile(firsts, 0.9)];
  if (usual === null || late === null) return null;
  return Math.min(DAY_MINUTES, Math.floor(usual + factor * (late - usual)) + GRACE_MINUTES);
}

/** As PostgreSQL's percentile_cont. */
function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (at - Math.floor(at));
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value));
const floored = (value: number | null) => (value === null ? null : Math.floor(value));

const LEAST_DAILIES = 3;
const DAILY_DAYS = 20;
const HOLIDAY_SHARE = 0.5;

/** Days ago on which most media that come nearly daily did not: holidays, or a failure of ours, which teach nothing of a medium. */
export function sharedOffDays(media: readonly (readonly ArrivalRecord[])[]): number[] {
  const dailies = media
    .map((records) => new Set(records.flatMap(({ ago }) => (ago <= HISTORY_DAYS ? [ago] : []))))
    .filter(({ size }) => size >= DAILY_DAYS);
  if (dailies.length < LEAST_DAILIES) return [];
  // A weekday on which few of them ever come is none.
  const cameOn = (ago: number) => dailies.filter((days) => days.has(ago)).length;
  return Array.from({ length: HISTORY_DAYS }, (_, at) => at + 1).filter((ago) => {
    const others = Array.from({ length: WEEKS }, (_, week) => (ago % 7) + week * 7)
      .filter((other) => other > 0 && other !== ago)
      .map(cameOn);
    return cameOn(ago) < HOLIDAY_SHARE * (quantile(others, 0.5) ?? 0);
  });
}
