import { prominenceLabel } from "@kirinuki/schema/prominence.ts";
import { tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { faceOf } from "../../../typeset/faces.ts";
import { breakPhrases } from "../../../typeset/phrases.ts";
import { horizontalLine, widthOf } from "../../../typeset/set-text.ts";
import { writePdf } from "../../../typeset/write-pdf.ts";
import { ACCENT, chartedThemes, dayChart, FAINT, INK, themeChart } from "./report-charts.ts";
import type { ReportAdPair, ReportContent, ReportTonePair } from "./report-content.dto.ts";
import type { ReportDocument } from "./report-document.ts";
import { linkOf } from "./report-links.ts";
import { A4, INNER, MARGIN, Sheets } from "./report-sheets.ts";
import { drawTable, type PdfColumn } from "./report-tables.ts";
import {
  adRows,
  comparedTexts,
  eventCells,
  type NamedRow,
  PROMINENCE_HEADINGS,
  periodText,
  prominenceCounts,
  prominenceRows,
  RECORD_HEADINGS,
  recordCells,
  sectionName,
  slashedDay,
  TONE_ORDER,
  reportText as text,
  toneCounts,
  toneName,
  toneRows,
  totalRows,
} from "./report-text.ts";

const CONTENTS_PAGE = 1;

/** A typeset report: cover, contents, counts with charts, and the list of its articles with links. */
export function reportPdf(report: ReportDocument): Promise<Uint8Array> {
  const sheets = new Sheets();
  drawCover(sheets, report);
  sheets.begin();
  sheets.begin();
  drawTotals(sheets, report.content);
  drawThemes(sheets, report.content);
  drawMedia(sheets, report.content);
  drawProminence(sheets, report.content);
  drawTones(sheets, report.content);
  drawAdValue(sheets, report.content);
  drawHandClips(sheets, report.content);
  drawStories(sheets, report);
  drawArticles(sheets, report);
  drawContents(sheets);
  return writePdf(sheets.finish(`${report.title}　${periodText(report.content.period)}`), {
    title: report.title,
    author: report.content.company_name,
    date: tokyoDay(report.madeAt),
    producer: "Kirinuki",
    inColour: true,
  });
}

function drawCover(sheets: Sheets, { title, content, madeAt }: ReportDocument): void {
  sheets.begin();
  sheets.y = 210;
  sheets.line(content.company_name, MARGIN, { size: 13, color: FAINT });
  for (const line of breakPhrases(faceOf("bold"), 30, title, INNER)) {
    sheets.y += 44;
    sheets.line(line, MARGIN, { face: "bold", size: 30 });
  }
  sheets.y += 24;
  sheets.rule(ACCENT, 2);
  sheets.y += 34;
  sheets.line(periodText(content.period), MARGIN, { face: "bold", size: 17, color: ACCENT });
  sheets.y += 26;
  const names = [...content.theme_group_names, ...content.themes.map(({ theme_name }) => theme_name)];
  const facts = [
    [text.periodBefore, periodText(content.period_before)],
    [text.subject, names.join("、")],
    [text.madeAt, tokyoDateTime(madeAt).slice(0, 16).replace("T", " ").replaceAll("-", "/")],
  ];
  for (const [name = "", said = ""] of facts) {
    sheets.y += 8;
    for (const [at, line] of breakPhrases(faceOf("regular"), 10, said, INNER - 90)
      .slice(0, 12)
      .entries()) {
      sheets.y += 16;
      if (at === 0) sheets.line(name, MARGIN, { size: 10, color: FAINT });
      sheets.line(line, MARGIN + 90, { size: 10 });
    }
  }
  sheets.line("Kirinuki 切り抜き", MARGIN, { size: 9, color: FAINT }, A4.height - 60);
}

const COMPARED: readonly PdfColumn[] = [
  { heading: text.now, share: 2, isNumber: true },
  { heading: text.before, share: 2, isNumber: true },
  { heading: text.difference, share: 2, isNumber: true },
  { heading: text.percent, share: 2, isNumber: true },
];

function drawTotals(sheets: Sheets, content: ReportContent): void {
  sheets.heading(text.totals);
  const rows = totalRows(content).map(({ name, ...counts }, at) => ({
    cells: [name, ...comparedTexts(counts)],
    isTotal: at === 0,
  }));
  drawTable(sheets, [{ heading: text.item, share: 6 }, ...COMPARED], rows);
  sheets.y += 8;
  sheets.paragraph(text.counted, { size: 7.5, color: FAINT });
  sheets.heading(text.trend, 220);
  sheets.drawing(dayChart(content.days, content.company_events, INNER, 200));
  if (content.company_events.length === 0) return;
  sheets.heading(text.events);
  const columns = [
    { heading: text.number, share: 1, isNumber: true },
    { heading: text.day, share: 3 },
    { heading: text.kind, share: 2 },
    { heading: text.event, share: 12 },
  ];
  drawTable(
    sheets,
    columns,
    content.company_events.map((event, at) => ({ cells: [String(at + 1), ...eventCells(event)] })),
  );
}

const RECORD_SHARES = [4, 2, 4, 10, 4, 2];

function drawHandClips(sheets: Sheets, { hand_clips: byHand }: ReportContent): void {
  if (!byHand || byHand.records.length === 0) return;
  sheets.heading(text.handClips);
  sheets.paragraph([text.handRule, text.mostRecords(byHand.records.length, byHand.article_count)].join(""), {
    color: FAINT,
  });
  const columns = RECORD_HEADINGS.map((heading, at) => ({ heading, share: RECORD_SHARES[at] ?? 1 }));
  drawTable(
    sheets,
    columns,
    byHand.records.map((record) => ({ cells: recordCells(record) })),
  );
}

function drawThemes(sheets: Sheets, { themes }: ReportContent): void {
  sheets.heading(text.themes);
  const rows = themes.map((theme) => ({ cells: [theme.theme_name, ...comparedTexts(theme)] }));
  drawTable(sheets, [{ heading: text.theme, share: 6 }, ...COMPARED], rows);
  if (themes.length < 2) return;
  sheets.y += 18;
  const charted = chartedThemes(themes);
  const note = text.mostThemes(charted.length, themes.length);
  if (note !== "") sheets.paragraph(note, { color: FAINT });
  sheets.drawing(themeChart(charted, INNER));
}

/** Themes beside each other in one table; the rest is in the Excel file. */
const MOST_THEME_COLUMNS = 5;

function drawMedia(sheets: Sheets, { media, media_count, themes }: ReportContent): void {
  sheets.heading(text.media);
  const columns = [{ heading: text.medium, share: 5 }, { heading: text.source, share: 3 }, ...COMPARED];
  const note = text.mostMedia(media.length, media_count);
  if (note !== "") sheets.paragraph(note, { color: FAINT });
  drawTable(
    sheets,
    columns,
    media.map((medium) => ({
      cells: [medium.media_name, sectionName(medium.data_section), ...comparedTexts(medium)],
    })),
  );
  const shown = themes.slice(0, MOST_THEME_COLUMNS);
  if (themes.length < 2 || media.length === 0) return;
  sheets.heading(text.mediaByTheme);
  drawTable(
    sheets,
    [
      { heading: text.medium, share: 5 },
      ...shown.map(({ theme_name }) => ({ heading: theme_name, share: 3, isNumber: true })),
    ],
    media.map((medium) => ({
      cells: [
        medium.media_name,
        ...shown.map(({ theme_id }) =>
          (medium.themes.find((each) => each.theme_id === theme_id)?.article_count ?? 0).toLocaleString(),
        ),
      ],
    })),
  );
}

const PAIR: readonly PdfColumn[] = [
  { heading: text.theme, share: 4 },
  { heading: text.medium, share: 4 },
  { heading: text.source, share: 3 },
];
const pairCells = ({ theme_name, media_name, data_section }: ReportTonePair | ReportAdPair): string[] => [
  theme_name,
  media_name,
  sectionName(data_section),
];

function drawProminence(sheets: Sheets, { prominence }: ReportContent): void {
  if (!prominence) return;
  drawNamed(sheets, text.prominence, prominenceRows(prominence));
  if (prominence.themes.length === 0) return;
  sheets.heading(text.prominenceByTheme);
  const numbers = PROMINENCE_HEADINGS.map((heading) => ({ heading, share: 2, isNumber: true }));
  const rows = prominence.themes.map((theme) => ({
    cells: [theme.theme_name, ...prominenceCounts(theme).map((n) => n.toLocaleString())],
  }));
  drawTable(sheets, [{ heading: text.theme, share: 4 }, ...numbers], rows);
}

function drawTones(sheets: Sheets, { tones }: ReportContent): void {
  if (!tones) return;
  const numbers = TONE_ORDER.map((tone) => ({ heading: toneName(tone), share: 2, isNumber: true }));
  const pairs = tones.pairs.map((pair) => [...pairCells(pair), ...toneCounts(pair).map((n) => n.toLocaleString())]);
  drawNamed(sheets, text.tones, toneRows(tones));
  drawPairs(sheets, { title: text.tonesByMedium, all: tones.pair_count, numbers, pairs });
}

function drawAdValue(sheets: Sheets, { ad_value: ad }: ReportContent): void {
  if (!ad) return;
  const names = [text.yen, text.valued, text.unvalued];
  const numbers = names.map((heading) => ({ heading, share: 3, isNumber: true }));
  const pairs = ad.pairs.map((pair) => [
    ...pairCells(pair),
    ...adRows(pair).map(({ article_count }) => article_count.toLocaleString()),
  ]);
  drawNamed(sheets, text.adValue, adRows(ad.totals));
  sheets.y += 8;
  sheets.paragraph(text.adRule, { size: 7.5, color: FAINT });
  drawPairs(sheets, { title: text.adByMedium, all: ad.pair_count, numbers, pairs });
}

function drawNamed(sheets: Sheets, title: string, rows: readonly NamedRow[]): void {
  sheets.heading(title);
  const cells = rows.map(({ name, ...counts }) => ({ cells: [name, ...comparedTexts(counts)] }));
  drawTable(sheets, [{ heading: text.item, share: 6 }, ...COMPARED], cells);
}

interface Pairs {
  title: string;
  /** How many there are, of which `pairs` are the first. */
  all: number;
  numbers: readonly PdfColumn[];
  pairs: readonly (readonly string[])[];
}

function drawPairs(sheets: Sheets, { title, all, numbers, pairs }: Pairs): void {
  if (pairs.length === 0) return;
  sheets.heading(title);
  const note = text.mostPairs(pairs.length, all);
  if (note !== "") sheets.paragraph(note, { color: FAINT });
  drawTable(
    sheets,
    [...PAIR, ...numbers],
    pairs.map((cells) => ({ cells })),
  );
}

function drawStories(sheets: Sheets, { content, publicUrl }: ReportDocument): void {
  sheets.heading(text.stories);
  if (content.stories.length === 0) {
    sheets.paragraph(text.noStories);
    return;
  }
  const columns: PdfColumn[] = [
    { heading: text.day, share: 3 },
    { heading: text.headline, share: 11 },
    { heading: text.medium, share: 4 },
    { heading: text.told, share: 2, isNumber: true },
    { heading: text.mediaTold, share: 2, isNumber: true },
  ];
  const rows = content.stories.map((story) => ({
    cells: [
      slashedDay(story.process_date),
      story.title,
      story.media_name,
      String(story.article_count),
      String(story.media_count),
    ],
    url: linkOf({ publicUrl }, story),
  }));
  drawTable(sheets, columns, rows);
}

function drawArticles(sheets: Sheets, { content, articles, publicUrl }: ReportDocument): void {
  sheets.heading(text.articles);
  if (articles.length === 0) {
    sheets.paragraph(text.noArticles);
    return;
  }
  sheets.paragraph(text.listed(content.listed_count, content.totals.article_count), { color: FAINT });
  sheets.y += 6;
  const columns = [
    { heading: text.headline, share: 10 },
    { heading: text.medium, share: 4 },
    { heading: text.place, share: 5 },
    { heading: text.theme, share: 4 },
    { heading: text.prominence, share: 3 },
  ];
  const rows = articles.map((article) => ({
    cells: [
      article.title,
      article.media_name,
      article.place,
      article.theme_names.join("、"),
      prominenceLabel(article.prominence),
    ],
    url: linkOf({ publicUrl }, article),
  }));
  drawTable(sheets, columns, rows);
}

/** Fills the page behind the cover, now that the pages of the parts are known. */
function drawContents(sheets: Sheets): void {
  const { parts } = sheets;
  sheets.onPage(CONTENTS_PAGE, ({ ops, links }) => {
    const [bold, regular] = [faceOf("bold"), faceOf("regular")];
    ops.push(horizontalLine(bold, 18, MARGIN, 110, text.contents, ACCENT));
    for (const [at, { title, page }] of parts.entries()) {
      const y = 156 + at * 28;
      const number = String(page + 1);
      const right = A4.width - MARGIN;
      const from = MARGIN + widthOf(regular, 11, title) + 10;
      const to = right - widthOf(regular, 11, number) - 10;
      ops.push(
        horizontalLine(regular, 11, MARGIN, y, title, INK),
        horizontalLine(regular, 11, right - widthOf(regular, 11, number), y, number, INK),
        { op: "stroke", d: `M${from} ${y - 3}L${to} ${y - 3}`, color: FAINT, width: 0.6, dash: [0.6, 3] },
      );
      links.push({ x: MARGIN, y: y - 14, width: INNER, height: 20, page });
    }
  });
}
