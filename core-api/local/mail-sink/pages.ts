import type { Email } from "postal-mime";
import { type Html, html } from "./html.ts";
import { addressText, type MailSummary } from "./received-mail.ts";
import { texts } from "./texts.ts";

/** The three ways to look at one mail. */
export type MailView = "html" | "text" | "source";

const clock = new Intl.DateTimeFormat("ja-JP", { dateStyle: "medium", timeStyle: "medium", timeZone: "Asia/Tokyo" });
const when = (iso: string) => clock.format(new Date(iso));

function page(title: string, tools: Html, content: Html): string {
  return html`<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body><header><h1><a href="/">${texts.name}</a></h1><p>${texts.purpose}</p><span class="grow"></span>${tools}</header><main>${content}</main></body></html>`
    .markup;
}

export function listPage(mails: MailSummary[], total: number, at: number, pages: number): string {
  const tools = html`<a class="button" href="/">${texts.reload}</a>
<form method="post" action="/delete"><button class="button danger">${texts.deleteAll}</button></form>`;
  if (total === 0)
    return page(texts.name, tools, html`<div class="card empty"><p>${texts.none}</p><p>${texts.noneHint}</p></div>`);
  const newer = at > 1 ? html`<a class="button" href="/?page=${at - 1}">${texts.newer}</a>` : html``;
  const older = at < pages ? html`<a class="button" href="/?page=${at + 1}">${texts.older}</a>` : html``;
  return page(
    `${texts.name} ${texts.total(total)}`,
    tools,
    html`<div class="card"><table><thead><tr><th>${texts.received}</th><th>${texts.from}</th><th>${texts.to}</th><th>${texts.subject}</th><th>${texts.attachments}</th></tr></thead>
<tbody>${mails.map(listRow)}</tbody></table></div><nav>${newer}<span>${texts.total(total)} ${at}／${pages}</span>${older}</nav>`,
  );
}

const listRow = (mail: MailSummary): Html =>
  html`<tr><td class="when">${when(mail.receivedAt)}</td><td>${mail.from}</td><td>${mail.to.join(", ")}</td>
<td class="subject"><a href="/mails/${mail.id}">${mail.subject || texts.noSubject}</a></td><td class="count">${mail.attachments || ""}</td></tr>`;

export function mailPage(summary: MailSummary, mail: Email, view: MailView, source: string): string {
  const views: MailView[] = mail.html === undefined ? ["text", "source"] : ["html", "text", "source"];
  const tabs = views.map(
    (name) =>
      html`<a href="/mails/${summary.id}?view=${name}"${name === view ? html` aria-current="page"` : ""}>${texts[name]}</a>`,
  );
  const copies = mail.to ?? [];
  const facts = html`<dl><dt>${texts.from}</dt><dd>${summary.from}</dd>
<dt>${texts.to}</dt><dd>${copies.length > 0 ? copies.map(addressText).join(", ") : summary.to.join(", ")}</dd>
<dt>${texts.received}</dt><dd>${when(summary.receivedAt)}</dd>${attachmentList(summary.id, mail)}</dl>`;
  return page(
    summary.subject || texts.noSubject,
    html`<a class="button" href="/mails/${summary.id}/source" download>${texts.save}</a><a class="button" href="/">${texts.back}</a>`,
    html`<article class="card"><div class="head"><h2>${summary.subject || texts.noSubject}</h2>${facts}</div><div class="tabs">${tabs}</div>${body(summary.id, mail, view, source)}</article>`,
  );
}

function attachmentList(id: string, mail: Email): Html {
  if (mail.attachments.length === 0) return html``;
  const items = mail.attachments.map(
    ({ filename }, at) =>
      html`<li><a href="/mails/${id}/attachments/${at}" download>${filename || texts.unnamed}</a></li>`,
  );
  return html`<dt>${texts.attachments}</dt><dd><ul>${items}</ul></dd>`;
}

function body(id: string, mail: Email, view: MailView, source: string): Html {
  if (view === "source") return html`<pre>${source}</pre>`;
  if (view === "text") return html`<pre>${mail.text ?? texts.noText}</pre>`;
  // No scripts, no forms, no access to this page; links open in a tab of their own.
  return html`<iframe title="${texts.html}" src="/mails/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

export const messagePage = (text: string): string =>
  page(
    texts.name,
    html`<a class="button" href="/">${texts.back}</a>`,
    html`<div class="card empty"><p>${text}</p></div>`,
  );
