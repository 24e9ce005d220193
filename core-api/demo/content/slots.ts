import { type DayString, dateOf, monthOf, yearOf } from "./days.ts";
import type { Rng } from "./rng.ts";
import { fill } from "./template.ts";
import type { Beat } from "./world/beats.ts";
import { COMPANIES, type Company } from "./world/companies.ts";
import { UNIVERSITIES } from "./world/organisations.ts";
import { somePerson } from "./world/people.ts";
import { PREFECTURES, type Prefecture } from "./world/places.ts";

/** What is known of a story while its facts are being drawn, in the order in which its kind names them. */
export interface Draft {
  readonly rng: Rng;
  readonly day: DayString;
  readonly slots: Record<string, string>;
  /** Full names to be shortened on later mention: 瀬名篤志社長 → 瀬名社長. */
  readonly people: [full: string, short: string][];
  readonly companies: Company[];
  prefecture: Prefecture | undefined;
}

/** Writes one fact, or a family of facts (`co`, `co.p`, …), under `name`. */
export type SlotMaker = (draft: Draft, name: string) => void;

function putPerson(draft: Draft, name: string, full: string, surname: string, title: string): void {
  draft.slots[name] = full + title;
  draft.slots[`${name}.s`] = surname + title;
  draft.people.push([full + title, surname + title]);
}

function putCompany(draft: Draft, name: string, company: Company): void {
  draft.companies.push(company);
  draft.slots[name] = company.name;
  draft.slots[`${name}.d`] = `${company.trade}の${company.name}`;
  draft.slots[`${name}.g`] = draft.rng.pick(company.goods);
  // Two-character family names but for a few: the given name starts where a known family name ends.
  putPerson(draft, `${name}.p`, company.president, surnameOf(company.president), "社長");
}

const LONG_SURNAMES = ["小日向", "日下部", "津久井"];
const SHORT_SURNAMES = ["榊"];
function surnameOf(full: string): string {
  const listed = [...LONG_SURNAMES, ...SHORT_SURNAMES].find((s) => full.startsWith(s));
  return listed ?? full.slice(0, 2);
}

/** A company of one of the beats; `name.d` with its trade, `name.p` its president, `name.g` one of its goods. */
export const company =
  (...beats: Beat[]): SlotMaker =>
  (draft, name) => {
    const taken = new Set(draft.companies.map((c) => c.name));
    const fit = COMPANIES.filter((c) => c.beats.some((b) => beats.includes(b)) && !taken.has(c.name));
    putCompany(
      draft,
      name,
      draft.rng.weighted(fit, (c) => c.weight),
    );
  };

/** Two companies of one field: the second is put under `other`. Companies of one group are never paired. */
export const pairOf =
  (other: string, ...beats: Beat[]): SlotMaker =>
  (draft, name) => {
    const field = draft.rng.pick(beats);
    const fit = COMPANIES.filter((c) => c.beats[0] === field);
    const first = draft.rng.weighted(fit, (c) => c.weight);
    const second = draft.rng.pick(fit.filter((c) => c.name.slice(0, 3) !== first.name.slice(0, 3)));
    putCompany(draft, name, first);
    putCompany(draft, other, second);
  };

/** One of the named companies. */
export const companyOf =
  (...names: string[]): SlotMaker =>
  (draft, name) => {
    const taken = new Set(draft.companies.map((c) => c.name));
    const fit = COMPANIES.filter((c) => names.includes(c.name) && !taken.has(c.name));
    putCompany(
      draft,
      name,
      draft.rng.weighted(fit, (c) => c.weight),
    );
  };

/** A town; `name.k` its prefecture, `name.r` the region, `name.g` the governor, `name.port`, `.crop`, `.fish`, `.mt`, `.rv`. */
export const place = (): SlotMaker => (draft, name) => {
  const pref = draft.rng.pick(PREFECTURES.filter((p) => p !== draft.prefecture));
  draft.prefecture ??= pref;
  const values: Record<string, string> = {
    "": draft.rng.pick(pref.towns),
    ".c": draft.rng.pick(pref.towns.filter((t) => t.endsWith("市"))),
    ".cap": pref.capital,
    ".k": pref.name,
    ".kk": pref.name.slice(0, -1),
    ".r": pref.region,
    ".port": pref.port,
    ".crop": pref.crop,
    ".fish": pref.fish,
    ".mt": pref.mountain,
    ".rv": pref.river,
  };
  for (const [key, value] of Object.entries(values)) draft.slots[name + key] = value;
  putPerson(draft, `${name}.g`, pref.governor, surnameOf(pref.governor), "知事");
};

/** A person with a title put after the name: 「村瀬亮介さん」, 「根岸市長」. */
export const person =
  (...titles: string[]): SlotMaker =>
  (draft, name) => {
    const who = somePerson(draft.rng);
    putPerson(draft, name, who.full, who.surname, draft.rng.pick(titles));
    draft.slots[`${name}.name`] = who.full;
    draft.slots[`${name}.sn`] = who.surname;
  };

/** A whole number from min to max in steps. */
export const num =
  (min: number, max: number, step = 1): SlotMaker =>
  (draft, name) => {
    draft.slots[name] = String(min + draft.rng.int(0, Math.floor((max - min) / step)) * step);
  };

/** A number with one decimal, from min to max. */
export const dec =
  (min: number, max: number): SlotMaker =>
  (draft, name) => {
    const tenths = draft.rng.int(Math.round(min * 10), Math.round(max * 10));
    draft.slots[name] = tenths % 10 === 0 ? ((tenths + 1) / 10).toFixed(1) : (tenths / 10).toFixed(1);
  };

/** One of the wordings; a wording may hold slots that are already known. */
export const pick =
  (...options: string[]): SlotMaker =>
  (draft, name) => {
    draft.slots[name] = fill(draft.rng.pick(options), draft.slots, draft.rng);
  };

/** Several facts that belong together: each option is "a / b / c" and fills `name`, `name.2`, `name.3`. */
export const together =
  (...options: string[]): SlotMaker =>
  (draft, name) => {
    for (const [i, part] of draft.rng.pick(options).split(" / ").entries())
      draft.slots[i === 0 ? name : `${name}.${i + 1}`] = fill(part, draft.slots, draft.rng);
  };

/** A number worked out of others: `from("a", "b", (a, b) => …)`. */
export const from =
  (a: string, b: string, work: (a: number, b: number) => number): SlotMaker =>
  (draft, name) => {
    draft.slots[name] = String(Math.round(work(Number(draft.slots[a]), Number(draft.slots[b])) * 10) / 10);
  };

/** A day `min` to `max` days after the event, as 「28日」 or 「12月3日」; `name.md` always with the month. */
export const dayAfter =
  (min: number, max: number): SlotMaker =>
  (draft, name) => {
    const ms = Date.parse(`${draft.day}T00:00:00Z`) + draft.rng.int(min, max) * 86_400_000;
    const day = new Date(ms).toISOString().slice(0, 10);
    const full = `${monthOf(day)}月${dateOf(day)}日`;
    draft.slots[name] = monthOf(day) === monthOf(draft.day) ? `${dateOf(day)}日` : full;
    draft.slots[`${name}.md`] = full;
  };

export const university = (): SlotMaker => (draft, name) => {
  draft.slots[name] = draft.rng.pick(UNIVERSITIES);
};

/** The calendar words every story has: `d` 19日, `m` 11月, `y` … `y5` years, `fy` the fiscal year, `half` the accounts period. */
export function calendarSlots(day: DayString): Record<string, string> {
  const year = yearOf(day);
  const month = monthOf(day);
  const fiscal = month >= 4 ? year : year - 1;
  const nextSpring = month >= 4 ? "来春" : "今春";
  return {
    d: `${dateOf(day)}日`,
    m: `${month}月`,
    pm: `${month === 1 ? 12 : month - 1}月`,
    nm: `${month === 12 ? 1 : month + 1}月`,
    y: `${year}年`,
    y1: `${year + 1}年`,
    y2: `${year + 2}年`,
    y3: `${year + 3}年`,
    y5: `${year + 5}年`,
    y10: `${year + 10}年`,
    fy: `${fiscal}年度`,
    fy1: `${fiscal + 1}年度`,
    fy3: `${fiscal + 3}年度`,
    fy5: `${fiscal + 5}年度`,
    fyend: `${fiscal + 1}年3月期`,
    spring: nextSpring,
    season: month <= 2 || month === 12 ? "冬" : month <= 5 ? "春" : month <= 8 ? "夏" : "秋",
    nseason: month <= 2 || month === 12 ? "春" : month <= 5 ? "夏" : month <= 8 ? "秋" : "冬",
    period: month <= 3 ? "4〜12月期" : month <= 6 ? `${year}年3月期` : month <= 9 ? "4〜6月期" : "4〜9月期",
  };
}
