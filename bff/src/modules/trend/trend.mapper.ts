import type { TrendWire } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { Period } from "../period/period.ts";
import { toCounts } from "../theme/theme.mapper.ts";
import { Trend, TrendDay, TrendHour, TrendMedium, TrendWord } from "./trend.type.ts";

export const toTrend = (wire: TrendWire): Trend =>
  instance(Trend, {
    themeId: wire.theme_id,
    themeName: wire.theme_name,
    days: wire.days.map((day) =>
      instance(TrendDay, {
        day: day.process_date,
        counts: toCounts(day),
        usual: day.usual_count,
        isSpike: day.spike_flag === 1,
      }),
    ),
    hours: wire.hours.map((hour) => instance(TrendHour, { hour: hour.hour, counts: toCounts(hour) })),
    media: wire.media.map(({ media_code, media_name, count, before_count }) =>
      instance(TrendMedium, { code: media_code, name: media_name, count, beforeCount: before_count }),
    ),
    mediaCount: wire.media_count,
    words: wire.words.map(({ word, count, before_count }) =>
      instance(TrendWord, { word, count, beforeCount: before_count }),
    ),
    wordsPeriod: instance(Period, { start: wire.words_start, end: wire.words_end }),
  });
