import type { SlotMaker } from "../slots.ts";
import type { Beat } from "../world/beats.ts";

/** Scenes that a photo or figure can show (see `image/scenes`). */
export type SceneName =
  | "factory"
  | "wafer"
  | "train"
  | "road"
  | "wind"
  | "solar"
  | "grid"
  | "port"
  | "city"
  | "meeting"
  | "portrait"
  | "shop"
  | "field"
  | "lab"
  | "stadium"
  | "stage"
  | "mountain"
  | "rain"
  | "bars"
  | "line"
  | "map";

/** The page of a paper: 総合, 経済, 企業, … */
export type PageName =
  | "総合"
  | "経済"
  | "企業"
  | "産業"
  | "国際"
  | "地域"
  | "社会"
  | "科学"
  | "スポーツ"
  | "文化"
  | "くらし"
  | "マーケット"
  | "オピニオン";

/**
 * One kind of event and every way in which the demo's papers tell it. Templates are filled by `fill`; each list of
 * `body` is one paragraph's place in the article, told in one of its wordings.
 */
export interface EventKind {
  readonly id: string;
  readonly beat: Beat;
  /** How often it happens, relative to the others. */
  readonly weight: number;
  /** How many outlets tell it: 1 few, 2 some, 3 most. */
  readonly size: 1 | 2 | 3;
  readonly pages: readonly PageName[];
  readonly scenes: readonly SceneName[];
  readonly keywords: readonly string[];
  /** Months in which it can happen; absent means all year. */
  readonly months?: readonly number[];
  /** Weekdays (0 Sunday) on which it can happen; absent means Monday to Saturday. */
  readonly weekdays?: readonly number[];
  readonly slots: Readonly<Record<string, SlotMaker>>;
  /** A noun phrase that names the matter in later articles: 「ユメカワ電子の新工場計画」. */
  readonly topic: string;
  readonly heads: readonly string[];
  readonly leads: readonly string[];
  readonly body: readonly (readonly string[])[];
  readonly quotes: readonly string[];
  readonly ends: readonly string[];
  readonly captions: readonly string[];
}

export const WEEKDAYS = [1, 2, 3, 4, 5] as const;
export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const;
