import { type Room, tellNews } from "./article-text.ts";
import type { WebSlot } from "./coverage.ts";
import { tokyoTime } from "./days.ts";
import { type Rng, rngOf } from "./rng.ts";
import type { Story } from "./story.ts";
import type { DemoWebArticle } from "./types.ts";
import type { Beat } from "./world/beats.ts";

const ROOMS: readonly (readonly [Room, number])[] = [
  ["brief", 32],
  ["medium", 42],
  ["long", 26],
];

const BREAKING = ["quake", "outage", "cyber", "plant-fire", "rain", "heavy-snow", "merger", "recall", "rail-delay"];

/** What a site made of a story, before its numbering. */
export interface WebDraft {
  readonly story: Story;
  readonly slot: WebSlot;
  readonly title: string;
  readonly text: string;
}

/** Lets one site tell a story; the first report of sudden news is marked 【速報】. */
export function draftForSite(seed: string, story: Story, slot: WebSlot, first: boolean, taken: Set<string>): WebDraft {
  const rng = rngOf(seed, "site", story.id, slot.site.code);
  const [room] = rng.weighted(ROOMS, ([, weight]) => weight);
  const told = tellNews(story, room, slot.site.code !== "W001", taken, rng);
  const flash = first && BREAKING.includes(story.kind.id) && slot.site.code !== "W001" && rng.chance(0.6);
  return { story, slot, title: flash ? `【速報】${told.title}` : told.title, text: told.text };
}

/** Sections of a site and the fields of news that go there; a section not named takes anything. */
const SECTION_BEATS: Readonly<Record<string, readonly Beat[]>> = {
  経済: ["semi", "heavy", "energy", "mobility", "finance", "retail", "labour"],
  ビジネス: ["heavy", "energy", "mobility", "retail", "labour", "food"],
  マーケット: ["finance"],
  テック: ["semi", "science"],
  政策: ["politics"],
  社会: ["disaster", "politics", "labour", "science"],
  地域: ["politics", "disaster", "culture", "mobility", "food", "retail"],
  くらし: ["food", "retail", "science", "energy"],
  文化: ["culture", "science"],
  スポーツ: [],
  速報: ["disaster"],
};

function categoryOf(categories: readonly string[], beat: Beat, rng: Rng): string {
  const fit = categories.filter((c) => SECTION_BEATS[c]?.includes(beat) ?? true);
  return rng.pick(fit.length > 0 ? fit : categories.filter((c) => c !== "スポーツ"));
}

/** All of spec section 3 for one web article. `serial` numbers the site's articles of that day from 1. */
export function webArticle(seed: string, draft: WebDraft, serial: number): DemoWebArticle {
  const { story, slot } = draft;
  const rng = rngOf(seed, "web", story.id, slot.site.code);
  const year = story.day.slice(0, 4);
  const monthDay = story.day.slice(5).replace("-", "");
  const originalNo = `${monthDay}-${String(serial).padStart(4, "0")}`;
  const minute = Math.min(1439, slot.minute);
  return {
    dataSection: 3,
    articleId: `${slot.site.code}${year}${monthDay}${String(serial).padStart(4, "0")}`,
    title: draft.title,
    articleText: draft.text,
    mediaCode: slot.site.code,
    mediaName: slot.site.name,
    arrivedOn: story.day,
    arrivedAt: tokyoTime(story.day, Math.min(1439, minute + rng.int(1, 9))),
    sameStoryId: story.id,
    reportingDate: tokyoTime(story.day, minute),
    mediaType: slot.site.mediaType,
    category: categoryOf(slot.site.categories, story.kind.beat, rng),
    url: `https://${slot.site.domain}/${year}/${originalNo}`,
    originalNo,
  };
}
