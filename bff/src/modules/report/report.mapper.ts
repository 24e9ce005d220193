import { prominenceLabel } from "@kirinuki/schema/prominence.ts";
import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { handRecordOf } from "../clip/hand-clip.type.ts";
import { ToldEvent } from "../company-event/company-event.type.ts";
import {
  Report,
  ReportArticle,
  ReportArticlePage,
  ReportChoice,
  ReportChoices,
  ReportLine,
  ReportPage,
  ReportSchedule,
  ReportState,
} from "./report.type.ts";
import {
  ReportAdFigures,
  ReportAdPair,
  ReportAdValue,
  ReportContent,
  ReportDay,
  ReportDays,
  ReportHandClips,
  ReportMediumCount,
  ReportMediumTheme,
  ReportProminence,
  ReportProminenceCount,
  ReportProminenceTheme,
  ReportSourceCount,
  ReportStory,
  ReportThemeCount,
  ReportToneCount,
  ReportTonePair,
  ReportTones,
} from "./report-content.type.ts";

type ReportWire = DataOf<"/api/v1/report", "get">;
type ContentWire = NonNullable<ReportWire["content"]>;
type ReportsWire = DataOf<"/api/v1/reports", "get">;
type ArticlesWire = DataOf<"/api/v1/report_articles", "get">;
type ChoicesWire = DataOf<"/api/v1/report_choices", "get">;
type ScheduleWire = DataOf<"/api/v1/report_schedules", "get">["report_schedules"][number];

const STATES = {
  queued: ReportState.QUEUED,
  making: ReportState.MAKING,
  ready: ReportState.READY,
  failed: ReportState.FAILED,
} as const;

const lineOf = (wire: ReportsWire["reports"][number]): ReportLine => ({
  id: wire.report_id,
  title: wire.title,
  start: wire.process_date_start,
  end: wire.process_date_end,
  state: STATES[wire.state],
  progress: wire.progress,
  failure: wire.failure,
  madeByName: wire.made_by_name,
  requestedAt: wire.requested_at,
  madeAt: wire.made_at,
  articleCount: wire.article_count,
  scheduled: wire.scheduled_flag === 1,
});

export const toReportPage = ({ reports, report_count }: ReportsWire): ReportPage =>
  instance(ReportPage, { reports: reports.map((wire) => instance(ReportLine, lineOf(wire))), total: report_count });

export const toReport = (wire: ReportWire): Report =>
  instance(Report, { ...lineOf(wire), content: wire.content && toContent(wire.content) });

interface ComparedWire {
  article_count: number;
  before_count: number;
}

const compared = ({ article_count, before_count }: ComparedWire) => ({
  articleCount: article_count,
  beforeCount: before_count,
});

const toDays = ({ start_day, end_day }: ContentWire["period"]): ReportDays =>
  instance(ReportDays, { start: start_day, end: end_day });

const toSource = (wire: ContentWire["totals"]["sources"][number]): ReportSourceCount =>
  instance(ReportSourceCount, { dataSection: wire.data_section, ...compared(wire) });

function toContent(wire: ContentWire): ReportContent {
  const { totals } = wire;
  return instance(ReportContent, {
    companyName: wire.company_name,
    period: toDays(wire.period),
    periodBefore: toDays(wire.period_before),
    themeGroupNames: wire.theme_group_names,
    ...compared(totals),
    storyCount: totals.story_count,
    beforeStoryCount: totals.before_story_count,
    sources: totals.sources.map(toSource),
    themes: wire.themes.map((theme) =>
      instance(ReportThemeCount, {
        id: theme.theme_id,
        name: theme.theme_name,
        ...compared(theme),
        sources: theme.sources.map(toSource),
      }),
    ),
    media: wire.media.map(toMedium),
    mediaCount: wire.media_count,
    days: wire.days.map((day) =>
      instance(ReportDay, {
        day: day.process_date,
        newspaper: day.news_article_count,
        web: day.web_article_count,
        magazine: day.magazine_article_count,
      }),
    ),
    events: wire.company_events.map(({ event_date, event_kind, title }) =>
      instance(ToldEvent, { day: event_date, kind: event_kind, title }),
    ),
    stories: wire.stories.map(toStory),
    prominence: wire.prominence && toProminence(wire.prominence),
    tones: wire.tones && toTones(wire.tones),
    adValue: wire.ad_value && toAdValue(wire.ad_value),
    handClips:
      wire.hand_clips &&
      instance(ReportHandClips, {
        ...compared(wire.hand_clips),
        records: wire.hand_clips.records.map(handRecordOf),
      }),
    listedCount: wire.listed_count,
  });
}

const toMedium = (wire: ContentWire["media"][number]): ReportMediumCount =>
  instance(ReportMediumCount, {
    mediaName: wire.media_name,
    dataSection: wire.data_section,
    ...compared(wire),
    themes: wire.themes.map(({ theme_id, article_count }) =>
      instance(ReportMediumTheme, { themeId: theme_id, articleCount: article_count }),
    ),
  });

const toStory = (wire: ContentWire["stories"][number]): ReportStory =>
  instance(ReportStory, {
    articleId: wire.article_id,
    dataSection: wire.data_section,
    title: wire.title,
    mediaName: wire.media_name,
    day: wire.process_date,
    articleCount: wire.article_count,
    mediaCount: wire.media_count,
  });

type ProminenceWire = NonNullable<ContentWire["prominence"]>;
type TonesWire = NonNullable<ContentWire["tones"]>;
type AdValueWire = NonNullable<ContentWire["ad_value"]>;

const toGrade = (wire: ProminenceWire["totals"][number]): ReportProminenceCount =>
  instance(ReportProminenceCount, { prominence: wire.prominence, ...compared(wire) });

const toProminence = ({ totals, themes }: ProminenceWire): ReportProminence =>
  instance(ReportProminence, {
    totals: totals.map(toGrade),
    themes: themes.map(({ theme_id, theme_name, grades }) =>
      instance(ReportProminenceTheme, { themeId: theme_id, themeName: theme_name, grades: grades.map(toGrade) }),
    ),
  });

const toTone = (wire: TonesWire["totals"][number]): ReportToneCount =>
  instance(ReportToneCount, { tone: wire.tone, ...compared(wire) });

const namesOf = (wire: TonesWire["pairs"][number] | AdValueWire["pairs"][number]) => ({
  themeId: wire.theme_id,
  themeName: wire.theme_name,
  mediaName: wire.media_name,
  dataSection: wire.data_section,
});

const toTones = ({ totals, pairs, pair_count }: TonesWire): ReportTones =>
  instance(ReportTones, {
    totals: totals.map(toTone),
    pairs: pairs.map((pair) => instance(ReportTonePair, { ...namesOf(pair), tones: pair.tones.map(toTone) })),
    pairCount: pair_count,
  });

const toAdFigures = (wire: AdValueWire["totals"]): ReportAdFigures =>
  instance(ReportAdFigures, {
    value: wire.value,
    beforeValue: wire.before_value,
    valuedCount: wire.valued_count,
    beforeValuedCount: wire.before_valued_count,
    unvaluedCount: wire.unvalued_count,
    beforeUnvaluedCount: wire.before_unvalued_count,
  });

const toAdValue = ({ totals, pairs, pair_count }: AdValueWire): ReportAdValue =>
  instance(ReportAdValue, {
    totals: toAdFigures(totals),
    pairs: pairs.map((pair) => instance(ReportAdPair, { ...namesOf(pair), figures: toAdFigures(pair) })),
    pairCount: pair_count,
  });

export const toReportArticles = ({ article_info, article_count }: ArticlesWire): ReportArticlePage =>
  instance(ReportArticlePage, {
    articles: article_info.map((wire) =>
      instance(ReportArticle, {
        articleId: wire.article_id,
        dataSection: wire.data_section,
        title: wire.title,
        mediaName: wire.media_name,
        day: wire.process_date,
        place: wire.place,
        themeNames: wire.theme_names,
        prominenceText: prominenceLabel(wire.prominence),
      }),
    ),
    total: article_count,
  });

const toChoice = ({ id, name }: ChoicesWire["themes"][number]): ReportChoice => instance(ReportChoice, { id, name });

export const toReportChoices = ({ themes, theme_groups }: ChoicesWire): ReportChoices =>
  instance(ReportChoices, { themes: themes.map(toChoice), themeGroups: theme_groups.map(toChoice) });

export const toReportSchedule = (wire: ScheduleWire): ReportSchedule =>
  instance(ReportSchedule, {
    id: wire.report_schedule_id,
    title: wire.title,
    themeIds: wire.theme_ids,
    themeGroupIds: wire.theme_group_ids,
    sendDay: wire.send_day,
    sendTime: wire.send_time,
    addresses: wire.mail_addresses,
    nextDueAt: wire.next_due_at,
    stopReason: wire.stop_reason,
    version: wire.version,
  });
