import { type DayString, dateOf, daysBetween, monthOf } from "./days.ts";
import { BACKGROUND } from "./pools/background.ts";
import { followUpFor } from "./pools/follow-up.ts";
import { ANALYST_QUOTES, NET_VOICES, STREET_QUOTES } from "./pools/voices.ts";
import type { Rng } from "./rng.ts";
import type { Story } from "./story.ts";
import { fill, type Slots } from "./template.ts";
import { shortenPeople } from "./wording.ts";
import type { Beat } from "./world/beats.ts";

/** How much room an outlet gives a story. */
export type Room = "brief" | "medium" | "long" | "full";

export interface ToldArticle {
  readonly title: string;
  readonly text: string;
}

/** Kinds whose paragraphs belong together and are never cut. */
const WHOLE_KINDS = ["leader", "word", "interview", "essay", "serial", "explain-web"];
const BODY_ROOM: Readonly<Record<Room, number>> = { brief: 2, medium: 3, long: 4, full: 9 };
/** Small matters on which no institute is asked. */
const NO_ANALYST = [
  "fuel-market",
  "outage",
  "accident",
  "rail-delay",
  "recall",
  "recall-food",
  "match",
  "local-sport",
  "plant-fire",
  "market-day",
];

const say = (templates: readonly string[], slots: Slots, rng: Rng): string => fill(rng.pick(templates), slots, rng);

/** A different subset of the paragraphs, in their order, for each outlet. */
function bodyParagraphs(story: Story, room: Room, rng: Rng): string[] {
  const all = story.kind.body.map((wordings) => say(wordings, story.slots, rng));
  if (WHOLE_KINDS.includes(story.kind.id)) return all;
  const keep = new Set(rng.shuffle(all.map((_, i) => i)).slice(0, BODY_ROOM[room]));
  return all.filter((_, i) => keep.has(i));
}

function analystParagraph(story: Story, rng: Rng): string {
  const said = rng.pick(ANALYST_QUOTES[story.kind.beat]);
  return fill(`{an.org}の{an}は「${said}」と[指摘する|みる|分析する|話す]。`, story.slots, rng);
}

/** Who the company is, or where the place lies. */
function profileParagraph(story: Story, rng: Rng): string | undefined {
  if (story.kind.beat === "disaster") return undefined;
  const company = story.slots.co === story.companies[0]?.name ? story.companies[0] : undefined;
  if (company && story.kind.beat !== "politics" && rng.chance(0.6)) {
    const [first, second] = rng.shuffle(company.goods);
    return rng.pick([
      `${company.name}は${first}や${second}などを手がける。社長の${company.president}氏は就任以来、採算を重んじる経営を進めてきた。`,
      `${company.name}の主力は${first}と${second}。この数年は研究と人材に資金を振り向けている。`,
      `${company.name}は${second}で知られ、近年は${first}にも力を入れる。全国に拠点を持つ。`,
    ]);
  }
  if (!story.slots.pl) return undefined;
  return fill(
    rng.pick([
      "{pl}は{pl.k}の{pl.rv}沿いに開けた町で、{pl.crop}の産地として知られる。人口の減少が続くなか、働く場の確保が課題になってきた。",
      "{pl.k}は{pl.port}を抱え、{pl.crop}や{pl.fish}の産地でもある。近年は企業の立地が進み、産業の構成が変わりつつある。",
      "{pl}からは{pl.mt}を望む。住民の4割近くが65歳以上で、暮らしの足や買い物の場をどう守るかが問われている。",
    ]),
    story.slots,
    rng,
  );
}

const PASSERS_BY: readonly (readonly [who: string, youngest: number, oldest: number])[] = [
  ["会社員の女性", 24, 58],
  ["会社員の男性", 25, 59],
  ["自営業の男性", 38, 71],
  ["パートの女性", 33, 62],
  ["大学生", 19, 23],
  ["無職の男性", 66, 84],
];

function streetParagraph(story: Story, rng: Rng): string | undefined {
  const said = STREET_QUOTES[story.kind.beat];
  if (!said || story.kind.pages.includes("オピニオン")) return undefined;
  const [who, youngest, oldest] = rng.pick(PASSERS_BY);
  return `${who}（${rng.int(youngest, oldest)}）は「${rng.pick(said)}」と話した。`;
}

/** Kinds whose matter lies across the fields: their field's background would be beside the point. */
const OWN_CONTEXT = ["cyber", "survey", "personnel"];
/** Fields in which partners and rivals are asked what a piece of news means for them. */
const WITH_REACTIONS: readonly Beat[] = ["semi", "heavy", "energy", "mobility", "food", "retail"];

/** What a paper with room to spare adds: background, who and where, the street, a specialist, the trade's reaction. */
function contextParagraphs(story: Story, full: boolean, rng: Rng): (string | undefined)[] {
  const { kind, slots } = story;
  if (OWN_CONTEXT.includes(kind.id)) return [profileParagraph(story, rng)];
  const background = rng.shuffle(BACKGROUND[kind.beat]);
  const parts = [background[0], profileParagraph(story, rng)];
  if (full) parts.push(streetParagraph(story, rng), background[1]);
  if (!NO_ANALYST.includes(kind.id)) parts.push(analystParagraph(story, rng));
  const reactions = full && WITH_REACTIONS.includes(kind.beat) ? followUpFor(kind).body.slice(0, 2) : [];
  return [...parts, ...reactions.map((wordings) => say(wordings, slots, rng))];
}

/** Where several companies appear, a president is named with the company. */
function nameCompanies(text: string, story: Story): string {
  if (story.companies.length < 2) return text;
  return story.companies.reduce(
    (told, { name, president }) => told.replace(new RegExp(`(^|\n)${president}社長`), `$1${name}の${president}社長`),
    text,
  );
}

/** The grammar speaks of 市; where the place is a 町, so must the text. */
function townWords(text: string, story: Story): string {
  const { pl = "" } = story.slots;
  const city = story.slots["pl.c"];
  if (!pl.endsWith("町") || (city !== undefined && text.includes(city))) return text;
  return text.replace(/(^|[\n。、「」])市(?=[はがのも内にと])/g, "$1町").replaceAll("市長", "町長");
}

/** A headline and a lead that agree: a head that begins with `1:` goes with the second lead only. */
function opening(
  heads: readonly string[],
  leads: readonly string[],
  slots: Slots,
  taken: Set<string>,
  rng: Rng,
): { head: string; lead: string } {
  const index = rng.int(0, leads.length - 1);
  const fit = heads.filter((h) => !/^\d:/.test(h) || h.startsWith(`${index}:`)).map((h) => h.replace(/^\d:/, ""));
  return { head: freshTitle(fit, slots, taken, rng), lead: fill(leads[index] ?? "", slots, rng) };
}

/** The news article of one outlet: its headline (one not in `taken`) and its text. */
export function tellNews(story: Story, room: Room, web: boolean, taken: Set<string>, rng: Rng): ToldArticle {
  const { kind, slots } = story;
  const body = bodyParagraphs(story, room, rng);
  const quotes = rng.shuffle(kind.quotes).map((q) => fill(q, slots, rng));
  const wide = !WHOLE_KINDS.includes(kind.id);
  const { head, lead } = opening(kind.heads, kind.leads, slots, taken, rng);
  const parts: (string | undefined)[] = [lead, body[0]];
  if (room === "brief" && wide) parts.push(body[1]);
  else parts.push(body[1], quotes[0]);
  parts.push(...body.slice(2));
  if (wide && (room === "long" || room === "full")) {
    parts.push(...contextParagraphs(story, room === "full", rng));
    parts.push(...(room === "full" ? quotes.slice(1) : quotes.slice(1, 2)));
  }
  if (web && room !== "brief" && wide && rng.chance(0.12)) parts.push(rng.pick(NET_VOICES));
  if (room !== "brief" || rng.chance(0.5)) parts.push(say(kind.ends, slots, rng));
  const text = [...new Set(parts.filter((p): p is string => p !== undefined))].join("\n");
  return { title: head, text: townWords(shortenPeople(nameCompanies(text, story), story.people), story) };
}

/** Second halves for a headline whose words are all taken. */
const TAILS = [
  "影響広がる",
  "これまでにわかったこと",
  "三つの要点",
  "現場はいま",
  "関係者に聞く",
  "見通しと課題",
  "背景を追う",
  "詳しい経緯",
];

/** A headline that no article has had; when all are used, one of them again (two papers may well print the same words). */
function freshTitle(heads: readonly string[], slots: Slots, taken: Set<string>, rng: Rng): string {
  const titles = rng.shuffle(heads).map((head) => fill(head, slots, rng));
  const stem = titles.map((t) => t.split("　")[0] ?? "").reduce((a, b) => (b.length > a.length ? b : a), "");
  const others = rng.shuffle(TAILS).map((tail) => `${stem}　${tail}`);
  const title = [...titles, ...others].find((t) => !taken.has(t)) ?? titles[0] ?? "";
  taken.add(title);
  return title;
}

/** A later article on the same matter, told on `day`. */
export function tellFollowUp(story: Story, day: DayString, room: Room, taken: Set<string>, rng: Rng): ToldArticle {
  const form = followUpFor(story.kind);
  const date =
    monthOf(story.day) === monthOf(day) ? `${dateOf(story.day)}日` : `${monthOf(story.day)}月${dateOf(story.day)}日`;
  const slots: Slots = { ...story.slots, d: date, date, topic: story.topic, days: String(daysBetween(story.day, day)) };
  const recap = bodyParagraphs({ ...story, slots }, room === "brief" ? "brief" : "medium", rng);
  const news = rng.shuffle(form.body).map((wordings) => say(wordings, slots, rng));
  const parts = [say(form.leads, slots, rng), news[0], ...recap];
  if (room !== "brief") parts.push(news[1], analystParagraph(story, rng));
  if (room === "long" || room === "full") parts.push(news[2], rng.pick(BACKGROUND[story.kind.beat]));
  parts.push(say(form.ends, slots, rng));
  const text = [...new Set(parts.filter((p): p is string => p !== undefined))].join("\n");
  return {
    title: freshTitle(form.heads, slots, taken, rng),
    text: townWords(shortenPeople(text, story.people), story),
  };
}
