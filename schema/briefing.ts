/** 役員版: one page of a day for directors (docs/decisions, briefings). */

/** A page and a phone's screen hold so many stories. */
export const MOST_STORIES = 7;
/** 当社への影響 is one line. */
export const LONGEST_IMPACT = 50;
/** Characters of a text's opening that may be quoted where the licence of its medium sets no length. */
export const USUAL_EXCERPT = 100;

export const HANDLING = { none: 1, checking: 2, done: 3 } as const;
/** What the company does about a story. Open ones (2) go on to the next day. */
export const HANDLINGS = [HANDLING.none, HANDLING.checking, HANDLING.done] as const;
export type Handling = (typeof HANDLINGS)[number];

export const handlingText: Readonly<Record<Handling, string>> = { 1: "不要", 2: "確認中", 3: "済" };

export const briefingText = {
  name: "役員版",
  impact: "当社への影響",
  handling: "対応",
  nothing: "大きな報道はありません",
} as const;

/** How many media tell a story, by their kind. */
export interface StoryMedia {
  papers: number;
  /** Of the papers, those that have it on their first page. */
  firstPages: number;
  magazines: number;
  sites: number;
}

/** 「4紙（一面1）・WEB2」. */
export function mediaLine({ papers, firstPages, magazines, sites }: StoryMedia): string {
  const front = firstPages > 0 ? `（一面${firstPages}）` : "";
  return [
    ...(papers > 0 ? [`${papers}紙${front}`] : []),
    ...(magazines > 0 ? [`雑誌${magazines}誌`] : []),
    ...(sites > 0 ? [`WEB${sites}媒体`] : []),
  ].join("・");
}
