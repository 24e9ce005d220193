import { type Static, Type } from "typebox";
import type { SourceCounts } from "../../../period/section-counts.ts";
import type { TrendDay, TrendMedium, TrendWords } from "./trend.service.ts";

const counts = {
  news_article_count: Type.Integer(),
  web_article_count: Type.Integer(),
  magazine_article_count: Type.Integer(),
};

/** GET /trend (api.md, Shapes). */
export const trendSchema = Type.Object({
  theme_id: Type.String(),
  theme_name: Type.String(),
  days: Type.Array(
    Type.Object({
      process_date: Type.String({ format: "date" }),
      ...counts,
      spike_flag: Type.Integer({ enum: [0, 1] }),
      /** The median of the weekday over the eight weeks before; null where there are fewer than four. */
      usual_count: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
  /** By hour of arrival; only with unit=hour. */
  hours: Type.Array(Type.Object({ hour: Type.Integer(), ...counts })),
  media: Type.Array(
    Type.Object({
      media_code: Type.String(),
      media_name: Type.String(),
      count: Type.Integer(),
      before_count: Type.Integer(),
    }),
  ),
  media_count: Type.Integer(),
  /** First and last day that the words are of. */
  words_start: Type.String({ format: "date" }),
  words_end: Type.String({ format: "date" }),
  words: Type.Array(Type.Object({ word: Type.String(), count: Type.Integer(), before_count: Type.Integer() })),
});
export type TrendWire = Static<typeof trendSchema>;

/** GET /trend_lines: the last days of every theme. */
export const trendLinesSchema = Type.Object({
  process_date_start: Type.String({ format: "date" }),
  process_date_end: Type.String({ format: "date" }),
  lines: Type.Array(Type.Object({ theme_id: Type.String(), counts: Type.Array(Type.Integer()) })),
});

const toCounts = ({ newspaper, web, magazine }: SourceCounts) => ({
  ...{ news_article_count: newspaper, web_article_count: web, magazine_article_count: magazine },
});

export const toDays = (days: readonly TrendDay[]): TrendWire["days"] =>
  days.map(({ day, counts: of, usual, isSpike }) => ({
    process_date: day,
    ...toCounts(of),
    spike_flag: isSpike ? 1 : 0,
    usual_count: usual,
  }));

export const toHours = (hours: readonly SourceCounts[]): TrendWire["hours"] =>
  hours.map((of, hour) => ({ hour, ...toCounts(of) }));

export const toMedia = (media: readonly TrendMedium[]): TrendWire["media"] =>
  media.map(({ code, name, count, beforeCount }) => ({
    ...{ media_code: code, media_name: name, count, before_count: beforeCount },
  }));

export const toWords = ({ period, words }: TrendWords): Pick<TrendWire, "words" | "words_start" | "words_end"> => ({
  words_start: period.start,
  words_end: period.end,
  words: words.map(({ word, count, beforeCount }) => ({ word, count, before_count: beforeCount })),
});
