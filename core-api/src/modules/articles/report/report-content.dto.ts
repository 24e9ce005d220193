import { PROMINENCES, type Prominence } from "@kirinuki/schema/prominence.ts";
import { type Static, Type } from "typebox";
import { Day, nullable } from "../../../http/wire-types.ts";
import { handRecordSchema } from "../clip/hand-clip.dto.ts";
import { toldEventSchema } from "../company-event/company-event.dto.ts";

const count = () => Type.Integer({ minimum: 0 });
const section = () => Type.Integer({ enum: [1, 2, 3, 5] });
const period = () => Type.Object({ start_day: Day(), end_day: Day() });

/** A number beside that of the period before. */
const compared = { article_count: count(), before_count: count() };

const sourceCount = Type.Object({ data_section: section(), ...compared });

/** Articles of one theme: they may be in several, so that themes do not add up to the total. */
const themeCount = Type.Object({
  theme_id: Type.String(),
  theme_name: Type.String(),
  ...compared,
  sources: Type.Array(sourceCount),
});

const mediumCount = Type.Object({
  media_name: Type.String(),
  data_section: section(),
  ...compared,
  themes: Type.Array(Type.Object({ theme_id: Type.String(), article_count: count() })),
});

/** Articles that tell the same. article_count: all of them in the report; media_count: the media that they are of. */
const story = Type.Object({
  article_id: Type.String(),
  data_section: section(),
  title: Type.String(),
  media_name: Type.String(),
  process_date: Day(),
  article_count: count(),
  media_count: count(),
});

const day = Type.Object({
  process_date: Day(),
  news_article_count: count(),
  web_article_count: count(),
  magazine_article_count: count(),
});

/** A theme and a medium of its articles. */
const pair = {
  theme_id: Type.String(),
  theme_name: Type.String(),
  media_name: Type.String(),
  data_section: section(),
};

const prominenceOf = () => Type.Unsafe<Prominence>(Type.Integer({ enum: [...PROMINENCES] }));

const gradeCount = Type.Object({ prominence: prominenceOf(), ...compared });

/** By where the words stand (docs/prominence.md). A theme has the grades of its own words, and leaves out those that no article has. */
const prominence = Type.Object({
  totals: Type.Array(gradeCount),
  themes: Type.Array(
    Type.Object({ theme_id: Type.String(), theme_name: Type.String(), grades: Type.Array(gradeCount) }),
  ),
});

/** 1: favourable, 2: neutral, 3: critical, 0: nobody has set one. */
const toneCount = Type.Object({ tone: Type.Integer({ enum: [0, 1, 2, 3] }), ...compared });

/** A tone that no article has, in neither period, is left out. */
const tonePair = Type.Object({ ...pair, tones: Type.Array(toneCount) });

/** What the contract said of the articles. pairs: those with most tones set; pair_count: those with any. */
const tones = Type.Object({ totals: Type.Array(toneCount), pairs: Type.Array(tonePair), pair_count: count() });

/** Yen for the articles of which the area and the rate in its unit are known; the others are counted, and nothing is guessed. */
const adFigures = {
  value: count(),
  before_value: count(),
  valued_count: count(),
  before_valued_count: count(),
  unvalued_count: count(),
  before_unvalued_count: count(),
};

const adPair = Type.Object({ ...pair, ...adFigures });

/** pairs: those with the highest values; pair_count: those with any. */
const adValue = Type.Object({ totals: Type.Object(adFigures), pairs: Type.Array(adPair), pair_count: count() });

/** Records added by hand, of any theme: counted beside the articles, never among them. records: the latest of the period. */
const handClips = Type.Object({ ...compared, records: Type.Array(handRecordSchema) });

/**
 * What a report says, as it was when it was made. Articles are counted as lists show them: neither withdrawn nor unpublished ones. A
 * story is counted once, however many articles tell it.
 */
export const reportContentSchema = Type.Object({
  company_name: Type.String(),
  period: period(),
  period_before: period(),
  theme_group_names: Type.Array(Type.String()),
  totals: Type.Object({
    ...compared,
    story_count: count(),
    before_story_count: count(),
    sources: Type.Array(sourceCount),
  }),
  themes: Type.Array(themeCount),
  /** The media with most articles; media_count says how many there are. */
  media: Type.Array(mediumCount),
  media_count: count(),
  days: Type.Array(day),
  /** The company's own events of the period, earliest first; none in reports from before there were any. */
  company_events: Type.Array(toldEventSchema),
  stories: Type.Array(story),
  /** null in reports from before grades were counted. */
  prominence: nullable(prominence),
  /** null where the contract had set no tone, and in reports from before tones were counted. */
  tones: nullable(tones),
  /** null where the contract had set no rate, and in reports from before values were summed. */
  ad_value: nullable(adValue),
  /** null where nothing was added by hand, and in reports from before it was counted. */
  hand_clips: nullable(handClips),
  /** How many articles the list has: the latest ones, where it does not have all of them. */
  listed_count: count(),
});
export type ReportContent = Static<typeof reportContentSchema>;
export type ThemeCount = Static<typeof themeCount>;
export type MediumCount = Static<typeof mediumCount>;
export type ReportDay = Static<typeof day>;
export type ReportStory = Static<typeof story>;
export type ReportProminence = Static<typeof prominence>;
export type ReportTones = Static<typeof tones>;
export type ReportTonePair = Static<typeof tonePair>;
export type ReportAdValue = Static<typeof adValue>;
export type ReportHandClips = Static<typeof handClips>;
export type ReportAdPair = Static<typeof adPair>;

/** An article of the list: where it stood, and nothing of its text. */
export const reportArticleSchema = Type.Object({
  article_id: Type.String(),
  data_section: section(),
  title: Type.String(),
  media_name: Type.String(),
  process_date: Day(),
  /** 2026/11/20 朝刊 1面, 12～14ページ, as far as the source tells. */
  place: Type.String(),
  theme_names: Type.Array(Type.String()),
  /** The best of its themes; 0 also in reports from before it was listed. */
  prominence: prominenceOf(),
});
export type ReportArticle = Static<typeof reportArticleSchema>;
