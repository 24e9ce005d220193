import { commonText } from "@kirinuki/schema/common-text.ts";

/** The three tabs of an article list; newspaper stands for data_section 1 and 2 (spec section 1). */
export type Source = "NEWSPAPER" | "WEB" | "MAGAZINE";
/** Articles a source, as the server counts them. */
export type Counts = { readonly newspaper: number; readonly web: number; readonly magazine: number };
/** Which sources the contract and the group may see (spec section 5). */
export type Visibility = { readonly newspaper: boolean; readonly web: boolean; readonly magazine: boolean };

const FIELD = { NEWSPAPER: "newspaper", WEB: "web", MAGAZINE: "magazine" } as const satisfies Record<
  Source,
  keyof Counts
>;

/** In the order of the tabs and of the columns. */
export const SOURCES: readonly Source[] = ["NEWSPAPER", "WEB", "MAGAZINE"];

/** 新聞, WEB, 雑誌. */
export const sourceNames: Readonly<Record<Source, string>> = {
  NEWSPAPER: commonText.newspaper,
  WEB: commonText.web,
  MAGAZINE: commonText.magazine,
};

export const sourceName = (source: Source): string => sourceNames[source];

/** The sources a viewer may see, in the order of the tabs. */
export const visibleSources = (visibility: Visibility): readonly Source[] =>
  SOURCES.filter((source) => visibility[FIELD[source]]);

export const countOf = (counts: Counts, source: Source): number => counts[FIELD[source]];

/** Articles over the given sources together. */
export const totalOf = (counts: Counts, sources: readonly Source[]): number =>
  sources.reduce((sum, source) => sum + countOf(counts, source), 0);
