import { escapeHtml } from "@kirinuki/schema/escape-html.ts";

/** A letter of an address in Japanese text, which a blank, a bracket or a stop of full width ends. */
export const IN_LINK = String.raw`[^\s<>"'\u3000-\u303f\uff00-\uffef]`;
const LINK = new RegExp(`https?://${IN_LINK}+`, "g");

/** Plain text as HTML: its lines stay lines, its addresses become links, which break where they must: a phone is narrower than many. */
export function htmlOfText(text: string): string {
  let html = "";
  let at = 0;
  for (const { 0: url, index } of text.matchAll(LINK)) {
    html += `${escapeHtml(text.slice(at, index))}<a class="lk" href="${escapeHtml(url)}" style="color:#02598d;word-break:break-all">${escapeHtml(url)}</a>`;
    at = index + url.length;
  }
  return (html + escapeHtml(text.slice(at))).replaceAll("\n", "<br>\n");
}

/** Outlook's first: it may look at no other. */
const FONT = "font-family:'Yu Gothic UI','Hiragino Sans',Meiryo,'Noto Sans JP',sans-serif";

const HEAD = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:#f1f4f7;-webkit-text-size-adjust:100%}
td,a,div{${FONT}}
a.lk:hover{text-decoration:underline!important}
div.ink3{overflow-wrap:anywhere;word-break:keep-all}
@media (max-width:620px){.wrap{width:100%!important}.px{padding-left:18px!important;padding-right:18px!important}.outer{padding:0!important}
.nm{font-size:21px!important;line-height:30px!important}.ct{padding-left:10px!important;padding-right:4px!important}}
@media (prefers-color-scheme:dark){body,.bg{background:#0d1115!important}.card{background:#14181d!important}
.ink{color:#e6eaef!important;border-color:#9aa3ae!important}.ink2{color:#b9c0ca!important}
.ink3,.bd{color:#9aa3ae!important;border-color:#272d35!important}.lk{color:#8cc3f3!important}
.cm{background:#132535!important;color:#b9c0ca!important;border-color:#71b3ea!important}
.bt{background:#71b3ea!important}.bt a{color:#08131d!important}.st{background:#1c2127!important}}
</style>`;

/** One row of the mail's one column. */
export const row = (style: string, inner: string, classes = "px"): string =>
  `<tr><td class="${classes}" style="${FONT};${style}">${inner}</td></tr>`;

/** A table inside a row, for Outlook, which lays out nothing else. */
export const table = (inner: string, attributes = ""): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"${attributes}>${inner}</table>`;

export const cell = (classes: string, style: string, inner: string, attributes = ""): string =>
  `<td class="${classes}" style="${FONT};${style}"${attributes}>${inner}</td>`;

const NOTE_LOOK =
  "font-size:13px;line-height:21px;color:#434b55;background:#eaf3fb;border-left:3px solid #0265a0;padding:7px 12px";

/** What somebody says of what he sends; a table, because Outlook gives a div neither padding nor a border of its left side. */
export const noteBox = (inner: string, attributes = ""): string =>
  table(`<tr>${cell("cm", NOTE_LOOK, inner)}</tr>`, attributes);

/** What a screen reader goes from one to the next by: a mail's name, and its sources. Outlook's own look of headings is none of ours. */
export const heading = (level: 1 | 2, classes: string, style: string, inner: string): string =>
  `<h${level} class="${classes}" style="margin:0;${FONT};${style}">${inner}</h${level}>`;

/** A whole mail. `preheader`: what inboxes show beside the subject. */
export function htmlPage(title: string, preheader: string, rows: readonly string[]): string {
  return `<!doctype html>
<html lang="ja">
<head>
${HEAD}
<title>${escapeHtml(title)}</title>
</head>
<body>
<div style="display:none;mso-hide:all;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table class="bg" role="presentation" lang="ja" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f4f7"><tr>
<td class="outer" align="center" style="padding:28px 12px">
<table class="wrap card" role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:600px;background:#ffffff">
${rows.join("\n")}
</table></td></tr></table>
</body>
</html>
`;
}
