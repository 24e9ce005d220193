import type { Prominence } from "@kirinuki/schema/prominence.ts";
import type { Tone } from "@kirinuki/schema/tones.ts";

/** What the contract says of the articles that are wanted; none: whatever it is. */
export interface WantedAssessment {
  /** 0: nobody has set a tone. */
  readonly tones: readonly Tone[];
  readonly tagIds: readonly string[];
  /** Where the words stand; absent: wherever. */
  readonly prominences?: readonly Prominence[];
}

const TONES = [1, 2, 3, 0] as const;
const ID = /^[1-9]\d{0,9}$/;

/** Known ones alone, each once, in the order of their names. */
export const knownTones = (given: readonly (string | number)[]): Tone[] =>
  TONES.filter((tone) => given.some((each) => String(each) === String(tone)));

const GRADES = [1, 2, 3, 4, 0] as const;

/** Reads ?tone=3&tone=0&tag=5&at=1. What it can't read counts as not said. */
export function readWanted(params: URLSearchParams): WantedAssessment {
  const prominences = GRADES.filter((grade) => params.getAll("at").includes(`${grade}`));
  return {
    tones: knownTones(params.getAll("tone")),
    tagIds: [...new Set(params.getAll("tag").filter((id) => ID.test(id)))],
    ...(prominences.length > 0 && { prominences }),
  };
}

export function writeWanted({ tones, tagIds, prominences = [] }: WantedAssessment, params: URLSearchParams): void {
  for (const grade of prominences) params.append("at", `${grade}`);
  for (const tone of tones) params.append("tone", String(tone));
  for (const id of tagIds) params.append("tag", id);
}

export const isWanted = ({ tones, tagIds, prominences = [] }: WantedAssessment): boolean =>
  tones.length + tagIds.length + prominences.length > 0;
