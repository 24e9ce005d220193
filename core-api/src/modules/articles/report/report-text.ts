import { commonText } from "@kirinuki/schema/common-text.ts";
import { eventKindText } from "@kirinuki/schema/company-event.ts";
import { handClipDay, handClipText, mediumKindText } from "@kirinuki/schema/hand-clip.ts";
import { MAIN, mainText, PROMINENCES, type Prominence, prominenceLabel } from "@kirinuki/schema/prominence.ts";
import { type SetTone, toneText } from "@kirinuki/schema/tones.ts";
import type {
  ReportAdValue,
  ReportContent,
  ReportHandClips,
  ReportProminence,
  ReportTonePair,
  ReportTones,
} from "./report-content.dto.ts";

/** The words of the files of a report. */
export const reportText = {
  contents: "目次",
  totals: "件数のまとめ",
  trend: "日別の推移",
  events: "出来事",
  event: "出来事",
  number: "番号",
  kind: "種類",
  themes: "テーマ別の件数",
  themeChart: "テーマ別の件数（前期間との比較）",
  media: "媒体別の件数",
  mediaByTheme: "媒体とテーマ",
  stories: "多く報じられたニュース",
  articles: "記事一覧",
  item: "項目",
  theme: "テーマ",
  now: "今回",
  before: "前回",
  difference: "増減",
  percent: "増減率",
  all: "合計",
  day: "日付",
  medium: "媒体名",
  source: "情報源",
  headline: "見出し",
  place: "掲載",
  link: "リンク",
  articleCount: "記事件数",
  prominence: "主題度",
  prominenceByTheme: "主題度（テーマ別）",
  noProminence: "主題度なし",
  tones: "論調",
  noTone: "設定なし",
  tonesByMedium: "論調（テーマと媒体）",
  adValue: "広告換算",
  adByMedium: "広告換算（テーマと媒体）",
  yen: "広告換算（円）",
  valued: "換算あり（件）",
  unvalued: "換算なし（件）",
  adRule: "記事の面積と媒体の単価がわかる記事だけを合計しています。わからない記事は「換算なし」に数えています。",
  mostPairs: (shown: number, all: number) =>
    shown < all ? `全${all.toLocaleString()}組のうち、多い${shown.toLocaleString()}組` : "",
  storyCount: "ニュース数（同じ内容の記事は1件）",
  told: "記事",
  mediaTold: "媒体",
  subject: "対象",
  period: "期間",
  periodBefore: "比較する期間",
  madeAt: "作成日時",
  listed: (listed: number, all: number) =>
    listed < all
      ? `新しいものから${listed.toLocaleString()}件（全${all.toLocaleString()}件）`
      : `${all.toLocaleString()}件`,
  mostThemes: (shown: number, all: number) =>
    shown < all ? `全${all.toLocaleString()}テーマのうち、件数の多い${shown}テーマ` : "",
  mostMedia: (shown: number, all: number) =>
    shown < all ? `全${all.toLocaleString()}媒体のうち、件数の多い${shown}媒体` : "",
  counted:
    "記事は、集計時に公開されていたものを数えています。複数のテーマに該当する記事は、各テーマで1件、合計で1件と数えます。",
  handClips: handClipText,
  withHandClips: `記事件数と${handClipText}の合計`,
  programme: "番組・面",
  extent: "長さ",
  handRule: `${handClipText}は、グループと共有するクリップに手で足した記録です。テーマによらず数え、記事件数には含めません。`,
  mostRecords: (shown: number, all: number) =>
    shown < all ? `新しいものから${shown.toLocaleString()}件（全${all.toLocaleString()}件）` : "",
  noStories: "複数の媒体が報じたニュースはありません。",
  noArticles: "この期間の記事はありません。",
} as const;

const SECTION_NAMES = { 1: "新聞（紙面）", 2: "新聞（本文）", 3: commonText.web, 5: commonText.magazine } as const;

export const sectionName = (section: number): string => SECTION_NAMES[section as keyof typeof SECTION_NAMES];

export const slashedDay = (day: string): string => day.replaceAll("-", "/");
export const periodText = ({ start_day, end_day }: ReportContent["period"]): string =>
  `${slashedDay(start_day)}～${slashedDay(end_day)}`;

export interface Compared {
  article_count: number;
  before_count: number;
}

/** A figure under its name. */
export interface NamedRow extends Compared {
  name: string;
}

export const differenceOf = ({ article_count, before_count }: Compared): number => article_count - before_count;
/** Change against the period before as a fraction; null where there was nothing before. */
export const shareOf = (counts: Compared): number | null =>
  counts.before_count === 0 ? null : differenceOf(counts) / counts.before_count;

const SIGNED = new Intl.NumberFormat("ja", { signDisplay: "exceptZero" });
const SIGNED_PERCENT = new Intl.NumberFormat("ja", {
  style: "percent",
  signDisplay: "exceptZero",
  maximumFractionDigits: 1,
});

export const signed = (value: number): string => SIGNED.format(value);
export const percentText = (share: number | null): string => (share === null ? "－" : SIGNED_PERCENT.format(share));

/** 今回, 前回, 増減, 増減率. */
export const comparedTexts = (counts: Compared): [string, string, string, string] => [
  counts.article_count.toLocaleString(),
  counts.before_count.toLocaleString(),
  signed(differenceOf(counts)),
  percentText(shareOf(counts)),
];

/** The totals line by line: articles, stories, each source, then what was added by hand, and the sum with it. */
export const totalRows = ({ totals, hand_clips: byHand }: Pick<ReportContent, "totals" | "hand_clips">): NamedRow[] => [
  { name: reportText.articleCount, ...totals },
  {
    name: reportText.storyCount,
    article_count: totals.story_count,
    before_count: totals.before_story_count,
  },
  ...totals.sources.map(({ data_section, ...counts }) => ({ name: sectionName(data_section), ...counts })),
  ...(byHand
    ? [
        { name: reportText.handClips, article_count: byHand.article_count, before_count: byHand.before_count },
        {
          name: reportText.withHandClips,
          article_count: totals.article_count + byHand.article_count,
          before_count: totals.before_count + byHand.before_count,
        },
      ]
    : []),
];

export const RECORD_HEADINGS: readonly string[] = [
  ...[reportText.day, reportText.kind, reportText.medium, reportText.headline],
  ...[reportText.programme, reportText.extent],
];

/** A record added by hand, in the order of the headings. */
export const recordCells = (record: ReportHandClips["records"][number]): string[] => [
  handClipDay({ day: record.clip_date, time: record.clip_time }),
  mediumKindText[record.medium_kind],
  record.media_name,
  record.title,
  record.programme,
  record.extent,
];

const gradeName = (grade: Prominence): string => prominenceLabel(grade) || reportText.noProminence;

export const prominenceRows = ({ totals }: ReportProminence): NamedRow[] =>
  totals.map(({ prominence, ...counts }) => ({ name: gradeName(prominence), ...counts }));

export const PROMINENCE_HEADINGS: readonly string[] = [mainText, ...PROMINENCES.map(gradeName)];

/** Articles of the period: 主な記事, then each grade in the order of the columns. */
export function prominenceCounts({ grades }: ReportProminence["themes"][number]): number[] {
  const counts = PROMINENCES.map((grade) => grades.find((each) => each.prominence === grade)?.article_count ?? 0);
  const main = PROMINENCES.reduce<number>((sum, grade, at) => sum + (MAIN.includes(grade) ? (counts[at] ?? 0) : 0), 0);
  return [main, ...counts];
}

/** In the order of the columns. */
export const TONE_ORDER = [1, 2, 3, 0] as const;
export const toneName = (tone: number): string => (tone === 0 ? reportText.noTone : toneText[tone as SetTone]);

export const toneRows = ({ totals }: ReportTones): NamedRow[] =>
  totals.map(({ tone, ...counts }) => ({ name: toneName(tone), ...counts }));

/** Articles of the period by tone, in the order of the columns. */
export const toneCounts = ({ tones }: ReportTonePair): number[] =>
  TONE_ORDER.map((tone) => tones.find((each) => each.tone === tone)?.article_count ?? 0);

/** The sum in yen, the articles that it is of, and those without a value. */
export const adRows = (figures: ReportAdValue["totals"]): NamedRow[] => [
  { name: reportText.yen, article_count: figures.value, before_count: figures.before_value },
  { name: reportText.valued, article_count: figures.valued_count, before_count: figures.before_valued_count },
  { name: reportText.unvalued, article_count: figures.unvalued_count, before_count: figures.before_unvalued_count },
];

/** Day, kind and title of an event. */
export const eventCells = ({ event_date, event_kind, title }: ReportContent["company_events"][number]): string[] => [
  slashedDay(event_date),
  eventKindText[event_kind],
  title,
];
