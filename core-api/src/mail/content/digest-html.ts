import { commonText } from "@kirinuki/schema/common-text.ts";
import { escapeHtml } from "@kirinuki/schema/escape-html.ts";
import { STANDARD_TEMPLATE, type TemplateParts } from "@kirinuki/schema/mail-template.ts";
import { readBlocks, type TemplateBlock } from "@kirinuki/schema/template-blocks.ts";
import { articleLine, dayText } from "./article-line.ts";
import { arrivalsText, articlesOfDigest, type Digest, type MailedGroup, type MailLook, yearOf } from "./digest.ts";
import { cell, heading, htmlOfText, htmlPage, noteBox, row, table } from "./html.ts";
import { articleLink, articlesLink, listLink } from "./links.ts";
import { rememberedPerArticle } from "./remembered.ts";
import { fill, type Values } from "./template.ts";
import { closingOf, countsOfDigest, digestValues } from "./values.ts";

/** Gmail cuts a mail at 102 kB. Articles beyond this many bytes of the whole document are one link away, and whole in the text part. */
export const MOST_HTML_BYTES = 100_000;
/** What a counted mail's links get when it is sent (nameRun of the schema). */
const RUN_BYTES = 32;
/** The row that says how many more there are. */
const MORE_BYTES = 1_000;

const WEEKDAYS = ["日", "月", "火", "水", "木", "金", "土"];
const dateText = (day: string): string =>
  `${dayText(day)}(${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ""})`;

/** The HTML part: the same mail as the text part, in the product's look; the template gives its beginning and its end. */
export function digestHtml(digest: Digest, subject: string, parts: TemplateParts = {}): string {
  const shared = digestValues(digest);
  const articles = articlesOfDigest(digest);
  const begun = beginningOf(parts.冒頭 ?? "");
  const own =
    digest.introduction === undefined
      ? [...wordsRows(fill(begun.words, shared)), ...begun.buttons.flatMap((button) => ownButton(button, shared))]
      : wordsRows(digest.introduction);
  const frame = headRows(digest, begun.listLabel);
  const isFirst = isByHand(digest) && !digest.isWordsAlone;
  const head = isFirst ? [...own, ...frame] : [...wordsRows(digest.words ?? ""), ...frame, ...own];
  const above = [brandRow(digest), ...noticeRows(digest), ...head];
  const below = [
    ...(digest.isAlert ? readRows(digest) : []),
    row(
      "padding:24px 32px 28px;font-size:12px;line-height:20px;color:#5a636e",
      htmlOfText(closingOf(digest, parts, shared)),
      "px ink3",
    ),
  ];
  const page = (body: string[]) =>
    inColor(htmlPage(subject, preheaderOf(digest), [...above, ...body, ...below]), digest.look);
  if (digest.isWordsAlone) return page([]);
  if (articles.length === 0) return page([nothingRow(fill(parts.記事なし ?? STANDARD_TEMPLATE.記事なし, shared))]);
  return page(articleRows(digest, MOST_HTML_BYTES - bytesOf(page([]))));
}

const OWN_COLORS = /#0265a0|#02598d/g;

/** Links, buttons and marks in the contract's colour: in style attributes alone, which no text of others can be. */
const inColor = (html: string, look: MailLook | undefined): string => {
  const color = look?.color ?? null;
  return color === null ? html : html.replaceAll(/style="[^"]*"/g, (style) => style.replaceAll(OWN_COLORS, color));
};

const nothingRow = (words: string): string =>
  row("padding:24px 32px 0;font-size:15px;line-height:24px;color:#161a1f", htmlOfText(words), "px ink");

/** Of the document without articles: its links are few. */
const bytesOf = (html: string): number => Buffer.byteLength(html) + RUN_BYTES * (html.split("<a ").length - 1);

type ButtonBlock = Extract<TemplateBlock, { kind: "button" }>;

/**
 * A template's beginning beside the frame of the HTML part, which has the name, the counts and the list's button already: of these
 * only the button's label is the template's. Other buttons are buttons here, and what remains are its words.
 */
function beginningOf(text: string): { words: string; listLabel: string | undefined; buttons: ButtonBlock[] } {
  const blocks = readBlocks("冒頭", text);
  const buttons = blocks.filter((block) => block.kind === "button");
  const words = blocks.flatMap((block) => {
    if (block.kind === "gap") return [""];
    return block.kind === "text" && block.text.trim() !== "{テーマ名}" ? [block.text] : [];
  });
  return {
    words: words.join("\n").trim(),
    listLabel: buttons.find(({ link }) => link === "一覧URL")?.label,
    buttons: buttons.filter(({ link }) => link !== "一覧URL"),
  };
}

/** Nothing where the link leads nowhere: a mail without newspapers has no PDF. */
const ownButton = ({ label, link }: ButtonBlock, shared: Values): string[] => {
  const url = shared[link] ?? "";
  return url === "" ? [] : [buttonRow(url, escapeHtml(label))];
};

/** What somebody wrote to whom he sends it is read first, above what the mail says of itself. */
const isByHand = ({ senderName }: Digest): boolean => senderName !== undefined;

const wordsRows = (words: string): string[] =>
  words.trim() === ""
    ? []
    : [row("padding:14px 32px 0;font-size:14px;line-height:23px;color:#434b55", htmlOfText(words), "px ink2")];

const noticeRows = ({ notice }: Digest): string[] =>
  notice === undefined ? [] : [row("padding:14px 32px 0", noteBox(htmlOfText(notice)))];

function preheaderOf(digest: Digest): string {
  const own = isByHand(digest) ? digest.introduction : digest.words;
  const [words = ""] = (own ?? "").trim().split("\n");
  if (words !== "") return words;
  const [first] = articlesOfDigest(digest);
  if (digest.isAlert) return first ? articleLine(first, yearOf(digest)) : "";
  const { newspaper, web, magazine } = countsOfDigest(digest);
  const counts = `${commonText.newspaper}${newspaper}件・${commonText.web}${web}件・${commonText.magazine}${magazine}件。`;
  return counts + (first?.title ?? "");
}

const MOST_LOGO_HEIGHT = 40;
const MOST_LOGO_WIDTH = 280;

/** The contract's logo, on white also in a dark mail; where pictures are not shown, its name. Without one the product's name. */
function logoOf({ look, publicUrl, companyName }: Digest): string {
  if (!look?.logo) return "Kirinuki";
  const { key, width, height } = look.logo;
  const scale = Math.min(1, MOST_LOGO_HEIGHT / height, MOST_LOGO_WIDTH / width);
  const [shownWidth, shownHeight] = [width, height].map((size) => Math.max(1, Math.round(size * scale)));
  return `<img src="${escapeHtml(`${publicUrl}/api/v1/mail_logo?key=${key}`)}" alt="${escapeHtml(companyName)}" width="${shownWidth}" height="${shownHeight}" style="display:block;border:0;background:#ffffff">`;
}

function brandRow(digest: Digest): string {
  const brand = table(
    `<tr>${cell("ink", "font-size:14px;font-weight:bold;color:#161a1f", logoOf(digest))}${cell("ink3", "font-size:13px;color:#5a636e", dateText(digest.date), ' align="right"')}</tr>`,
  );
  return row("padding:24px 32px 0", brand);
}

/** Between phrases; where a mail program does not know these, at punctuation, and inside a word only if it is too long for a line. */
const NAME_BREAKS = "overflow-wrap:anywhere;word-break:keep-all;word-break:auto-phrase";

function headRows(digest: Digest, listLabel = "一覧で見る"): string[] {
  const name = escapeHtml(digest.target.name);
  return [
    row(
      `padding:18px 32px ${digest.isAlert ? 8 : 0}px`,
      heading(1, "ink nm", `font-size:24px;line-height:34px;font-weight:bold;color:#161a1f;${NAME_BREAKS}`, name),
    ),
    ...(digest.isAlert || digest.isWordsAlone ? [] : [row("padding:12px 32px 0", countsTable(digest))]),
    ...arrivalRows(digest),
    ...(digest.isAlert ? [] : buttonRows(digest, listLabel)),
  ];
}

/** Its last words stay on one line: on a phone 前 stood alone. */
const arrivalsHtml = (digest: Digest): string =>
  escapeHtml(arrivalsText(digest)).replace(/\d+紙は到着時刻の前/, '<span style="white-space:nowrap">$&</span>');

const arrivalRows = (digest: Digest): string[] =>
  digest.arrivals === undefined
    ? []
    : [row("padding:10px 32px 0;font-size:13px;line-height:21px;color:#434b55", arrivalsHtml(digest), "px ink2")];

function countsTable(digest: Digest): string {
  const { newspaper, web, magazine } = countsOfDigest(digest);
  const counted = (label: string, count: number) =>
    cell(
      "ink2 ct",
      "font-size:13px;line-height:20px;color:#434b55;padding:10px 16px",
      `${label}　<span style="white-space:nowrap"><b class="ink" style="font-size:18px;color:#161a1f">${count}</b>件</span>`,
      ' width="33%"',
    );
  const cells = [
    counted(commonText.newspaper, newspaper),
    counted(commonText.web, web),
    counted(commonText.magazine, magazine),
  ];
  return table(`<tr>${cells.join("")}</tr>`, ' class="st" style="background:#f1f4f7"');
}

function buttonRows(digest: Digest, label: string): string[] {
  const url = digest.target.id === "" ? articlesLink(digest, 1) : listLink(digest);
  return url === "" ? [] : [buttonRow(url, escapeHtml(label))];
}

/** Below the one article of an alert. */
const readRows = (digest: Digest): string[] =>
  articlesOfDigest(digest)
    .map((article) => articleLink(digest.publicUrl, article))
    .filter((url) => url !== "")
    .map((url) => buttonRow(url, "記事を読む"));

function buttonRow(url: string, label: string): string {
  const link = `<a href="${escapeHtml(url)}" style="display:inline-block;padding:11px 22px;font-size:14px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none">${label}</a>`;
  const button = `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="bt" style="background:#0265a0;border-radius:6px;mso-padding-alt:11px 22px">${link}</td></tr></table>`;
  return row("padding:16px 32px 0", button);
}

/** Rows of all groups as long as there is room, then one that says how many more there are. */
function articleRows(digest: Digest, bytes: number): string[] {
  const rows: string[] = [];
  let room = bytes - MORE_BYTES;
  let left = 0;
  for (const group of digest.groups) {
    const heading = group.heading === "" ? [] : [headingRow(group)];
    for (const [at, article] of group.articles.entries()) {
      const html = room > 0 ? articleRow(article, digest.publicUrl, String(at + 1), yearOf(digest)) : "";
      const own = at === 0 ? [...heading, html] : [html];
      room -= own.reduce((sum, each) => sum + Buffer.byteLength(each) + RUN_BYTES, 0);
      if (room > 0) rows.push(...own);
      else left += 1;
    }
  }
  return left === 0 ? rows : [...rows, moreRow(digest, left)];
}

function headingRow(group: MailedGroup): string {
  const look = "font-size:15px;line-height:22px;font-weight:bold;color:#161a1f";
  const name = heading(2, "ink", look, escapeHtml(group.heading));
  const line = "border-bottom:2px solid #161a1f;padding-bottom:5px";
  return row("padding:26px 32px 2px", table(`<tr>${cell("ink", line, name)}</tr>`));
}

const articleRow = rememberedPerArticle((article, publicUrl = "", number = "", year = "") => {
  const url = articleLink(publicUrl, article);
  const looks = (color: string) =>
    `font-size:16px;line-height:24px;font-weight:bold;color:${color};text-decoration:none;word-break:auto-phrase`;
  const link =
    url === ""
      ? `<span class="ink" style="${looks("#161a1f")}">${escapeHtml(article.title)}</span>`
      : `<a class="lk" href="${escapeHtml(url)}" style="${looks("#02598d")}">${escapeHtml(article.title)}</a>`;
  const place = `<div class="ink3" style="font-size:13px;line-height:20px;color:#5a636e;margin-top:2px">${escapeHtml(articleLine(article, year))}</div>`;
  const comment = article.comment === "" ? "" : `\n${noteBox(htmlOfText(article.comment), ' style="margin-top:7px"')}`;
  const numbered = cell(
    "ink3 bd",
    "font-size:12px;line-height:24px;color:#5a636e;padding:11px 0;border-bottom:1px solid #e1e5ea",
    number,
    ' width="26" valign="top"',
  );
  const told = cell(
    "bd",
    "padding:11px 0;border-bottom:1px solid #e1e5ea",
    `${link}\n${place}${comment}`,
    ' valign="top"',
  );
  return row("padding:0 32px", table(`<tr>${numbered}\n${told}</tr>`));
});

const REST = /<td class="[^"]*\brest"[^>]*>(<a [^>]*>)?[^<]*ほか(\d+)件/;

/** What a document has no room for; null where all of it is there. */
export function leftOut(html: string): { count: number; isLinked: boolean } | null {
  const found = REST.exec(html);
  return found && { count: Number(found[2]), isLinked: found[1] !== undefined };
}

/** Where nothing leads to the rest, because all of it are headlines, their number alone; the text part has them all. */
function moreRow(digest: Digest, count: number): string {
  const url = digest.target.id === "" ? articlesLink(digest, 1) : listLink(digest);
  if (url === "") return row("padding:12px 32px 0 58px;font-size:14px;color:#434b55", `ほか${count}件`, "px ink2 rest");
  return row(
    "padding:12px 32px 0 58px",
    `<a class="lk" href="${escapeHtml(url)}" style="font-size:14px;color:#02598d">続きは画面で（ほか${count}件）</a>`,
    "px rest",
  );
}
