import { eventLabel } from "@kirinuki/schema/company-event.ts";
import { prominenceLabel } from "@kirinuki/schema/prominence.ts";
import excel from "exceljs";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { Page } from "../../../typeset/page.ts";
import { pictureOf } from "../../../typeset/picture.ts";
import { chartedThemes, dayChart, themeChart } from "./report-charts.ts";
import type { ReportAdPair, ReportContent, ReportTonePair } from "./report-content.dto.ts";
import type { ReportDocument } from "./report-document.ts";
import { linkOf } from "./report-links.ts";
import {
  adRows,
  type Compared,
  differenceOf,
  type NamedRow,
  PROMINENCE_HEADINGS,
  periodText,
  prominenceCounts,
  prominenceRows,
  RECORD_HEADINGS,
  recordCells,
  sectionName,
  shareOf,
  slashedDay,
  TONE_ORDER,
  reportText as text,
  toneCounts,
  toneName,
  toneRows,
  totalRows,
} from "./report-text.ts";

const BOLD = { bold: true };
const HEAD_FILL: excel.Fill = { type: "pattern", pattern: "solid", fgColor: { argb: "FFEEF2F6" } };
const COUNT = "#,##0";
const SIGNED = "+#,##0;-#,##0;0";
const PERCENT = "+0.0%;-0.0%;0%";
/** Excel's longest cell, in UTF-16 units. */
const LONGEST_CELL = 32_767;
const COMPARED = [text.now, text.before, text.difference, text.percent];
const CHART_WIDTH = 720;
const SHARPNESS = 2;

type Value = string | number | null;

const comparedValues = (counts: Compared): Value[] => [
  counts.article_count,
  counts.before_count,
  differenceOf(counts),
  shareOf(counts),
];

/** The numbers of a report as a workbook; its charts are pictures, which every program shows alike. */
export async function reportXlsx(report: ReportDocument): Promise<Buffer> {
  const book = new excel.Workbook();
  book.creator = "Kirinuki";
  book.title = report.title;
  book.created = report.madeAt;
  book.modified = report.madeAt;
  addSummary(book, report);
  addThemes(book, report.content);
  addMedia(book, report.content);
  addProminence(book, report.content);
  addTones(book, report.content);
  addAdValue(book, report.content);
  addDays(book, report.content);
  addHandClips(book, report.content);
  addStories(book, report);
  addArticles(book, report);
  return Buffer.from(await book.xlsx.writeBuffer());
}

function addSheet(book: excel.Workbook, name: string, headings: readonly string[], widths: readonly number[]) {
  const sheet = book.addWorksheet(name, {
    views: [{ state: "frozen", ySplit: 1 }],
    pageSetup: { paperSize: 9, orientation: "portrait", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  sheet.columns = widths.map((width) => ({ width }));
  markHeading(sheet.addRow(headings));
  sheet.pageSetup.printTitlesRow = "1:1";
  return sheet;
}

function markHeading(row: excel.Row): void {
  row.font = BOLD;
  row.eachCell((cell) => {
    cell.fill = HEAD_FILL;
  });
}

/** @param from the column of 今回, from 1; the three behind it are 前回, 増減, 増減率 */
function markCompared(row: excel.Row, from: number): void {
  for (const [at, format] of [COUNT, COUNT, SIGNED, PERCENT].entries()) row.getCell(from + at).numFmt = format;
}

function addSummary(book: excel.Workbook, { title, content, madeAt }: ReportDocument): void {
  const sheet = book.addWorksheet("まとめ", {
    pageSetup: { paperSize: 9, orientation: "portrait", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  sheet.columns = [34, 12, 12, 12, 12].map((width) => ({ width }));
  sheet.addRow([title]).font = { bold: true, size: 16 };
  for (const fact of [
    [content.company_name],
    [text.period, periodText(content.period)],
    [text.periodBefore, periodText(content.period_before)],
    [text.madeAt, tokyoDateTime(madeAt).slice(0, 16).replace("T", " ").replaceAll("-", "/")],
  ])
    sheet.addRow(fact);
  addNamed(sheet, text.item, totalRows(content));
  if (content.prominence) addNamed(sheet, text.prominence, prominenceRows(content.prominence));
  if (content.tones) addNamed(sheet, text.tones, toneRows(content.tones));
  if (content.ad_value) addNamed(sheet, text.adValue, adRows(content.ad_value.totals));
  if (content.ad_value) sheet.addRow([text.adRule]);
  sheet.addRow([]);
  sheet.addRow([text.trend]).font = BOLD;
  const below = addPicture(
    book,
    sheet,
    dayChart(content.days, content.company_events, CHART_WIDTH, 220),
    sheet.rowCount,
  );
  if (content.themes.length < 2) return;
  const charted = chartedThemes(content.themes);
  const note = text.mostThemes(charted.length, content.themes.length);
  sheet.getCell(below + 1, 1).value = [text.themeChart, note].join(" ").trim();
  sheet.getCell(below + 1, 1).font = BOLD;
  addPicture(book, sheet, themeChart(charted, CHART_WIDTH), below + 1);
}

function addNamed(sheet: excel.Worksheet, heading: string, rows: readonly NamedRow[]): void {
  sheet.addRow([]);
  markHeading(sheet.addRow([heading, ...COMPARED]));
  for (const { name, ...counts } of rows) markCompared(sheet.addRow([name, ...comparedValues(counts)]), 2);
}

const ROW_POINTS = 15;

/** Places a chart below a row. @returns the last row that it covers */
function addPicture(book: excel.Workbook, sheet: excel.Worksheet, chart: Page, row: number): number {
  // exceljs declares an ArrayBuffer of its own, which Node's Buffer is not.
  const picture = book.addImage({ base64: pictureOf(chart, SHARPNESS).toString("base64"), extension: "png" });
  sheet.addImage(picture, { tl: { col: 0, row }, ext: { width: chart.width, height: chart.height } });
  return row + Math.ceil((chart.height * 0.75) / ROW_POINTS) + 1;
}

function addThemes(book: excel.Workbook, { themes, totals }: ReportContent): void {
  const sections = totals.sources.map(({ data_section }) => data_section);
  const headings = [text.theme, ...COMPARED, ...sections.map(sectionName)];
  const sheet = addSheet(book, text.themes, headings, [34, 12, 12, 12, 12, ...sections.map(() => 14)]);
  for (const theme of themes) {
    const counts = sections.map(
      (section) => theme.sources.find(({ data_section }) => data_section === section)?.article_count ?? 0,
    );
    markCompared(sheet.addRow([theme.theme_name, ...comparedValues(theme), ...counts]), 2);
  }
}

function addMedia(book: excel.Workbook, { media, themes }: ReportContent): void {
  const headings = [text.medium, text.source, ...COMPARED, ...themes.map(({ theme_name }) => theme_name)];
  const sheet = addSheet(book, text.media, headings, [28, 16, 12, 12, 12, 12, ...themes.map(() => 16)]);
  for (const medium of media) {
    const counts = themes.map(
      ({ theme_id }) => medium.themes.find((each) => each.theme_id === theme_id)?.article_count ?? 0,
    );
    const row = [medium.media_name, sectionName(medium.data_section), ...comparedValues(medium), ...counts];
    markCompared(sheet.addRow(row), 3);
  }
}

const PAIR = [text.theme, text.medium, text.source];
const PAIR_WIDTHS = [34, 28, 16];
const pairValues = ({ theme_name, media_name, data_section }: ReportTonePair | ReportAdPair): Value[] => [
  theme_name,
  media_name,
  sectionName(data_section),
];

function addProminence(book: excel.Workbook, { prominence }: ReportContent): void {
  if (!prominence) return;
  const headings = [text.theme, ...PROMINENCE_HEADINGS];
  const sheet = addSheet(book, text.prominenceByTheme, headings, [34, ...PROMINENCE_HEADINGS.map(() => 12)]);
  for (const theme of prominence.themes) markCounts(sheet.addRow([theme.theme_name, ...prominenceCounts(theme)]), 2);
}

function addTones(book: excel.Workbook, { tones }: ReportContent): void {
  if (!tones) return;
  const headings = [...PAIR, ...TONE_ORDER.map(toneName)];
  const sheet = addSheet(book, text.tonesByMedium, headings, [...PAIR_WIDTHS, ...TONE_ORDER.map(() => 12)]);
  for (const pair of tones.pairs) markCounts(sheet.addRow([...pairValues(pair), ...toneCounts(pair)]));
}

function addAdValue(book: excel.Workbook, { ad_value: ad }: ReportContent): void {
  if (!ad) return;
  const headings = [...PAIR, text.yen, text.valued, text.unvalued];
  const sheet = addSheet(book, text.adByMedium, headings, [...PAIR_WIDTHS, 18, 18, 18]);
  for (const pair of ad.pairs)
    markCounts(sheet.addRow([...pairValues(pair), ...adRows(pair).map(({ article_count }) => article_count)]));
}

/** @param from the column of the first number, from 1 */
function markCounts(row: excel.Row, from = PAIR.length + 1): void {
  for (let column = from; column <= row.cellCount; column += 1) row.getCell(column).numFmt = COUNT;
}

function addDays(book: excel.Workbook, { days, company_events: events }: ReportContent): void {
  const headings = [text.day, "新聞", "WEB", "雑誌", text.all, ...(events.length > 0 ? [text.events] : [])];
  const sheet = addSheet(book, text.trend, headings, [14, 10, 10, 10, 10, 50]);
  for (const {
    process_date,
    news_article_count: news,
    web_article_count: web,
    magazine_article_count: magazine,
  } of days) {
    const own = events.filter(({ event_date }) => event_date === process_date);
    const said = own.map(({ event_kind: kind, title }) => eventLabel({ kind, title })).join("、");
    sheet.addRow([
      slashedDay(process_date),
      news,
      web,
      magazine,
      news + web + magazine,
      ...(said === "" ? [] : [said]),
    ]);
  }
}

const linked = (said: string, hyperlink: string): excel.CellHyperlinkValue => ({
  text: said.slice(0, LONGEST_CELL),
  hyperlink,
});
const LINK_FONT = { color: { argb: "FF1F4E79" }, underline: true } as const;

function addHandClips(book: excel.Workbook, { hand_clips: byHand }: ReportContent): void {
  if (!byHand || byHand.records.length === 0) return;
  const sheet = addSheet(book, text.handClips, RECORD_HEADINGS, [18, 10, 24, 64, 24, 12]);
  for (const record of byHand.records) sheet.addRow(recordCells(record));
}

function addStories(book: excel.Workbook, { content, publicUrl }: ReportDocument): void {
  const headings = [text.day, text.headline, text.medium, text.told, text.mediaTold];
  const sheet = addSheet(book, text.stories, headings, [12, 64, 24, 8, 8]);
  for (const story of content.stories) {
    const { process_date, title, media_name, article_count, media_count } = story;
    const row = [
      slashedDay(process_date),
      linked(title, linkOf({ publicUrl }, story)),
      media_name,
      article_count,
      media_count,
    ];
    sheet.addRow(row).getCell(2).font = LINK_FONT;
  }
}

function addArticles(book: excel.Workbook, { articles, publicUrl }: ReportDocument): void {
  const headings = [text.day, text.headline, text.medium, text.source, text.place, text.theme, text.prominence];
  const sheet = addSheet(book, text.articles, headings, [12, 64, 24, 16, 24, 30, 12]);
  for (const article of articles) {
    const { process_date, title, media_name, data_section, place, theme_names, prominence } = article;
    const row = sheet.addRow([
      slashedDay(process_date),
      linked(title, linkOf({ publicUrl }, article)),
      media_name,
      sectionName(data_section),
      place,
      theme_names.join("、"),
      prominenceLabel(prominence),
    ]);
    row.getCell(2).font = LINK_FONT;
  }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: Math.max(1, sheet.rowCount), column: headings.length } };
}
