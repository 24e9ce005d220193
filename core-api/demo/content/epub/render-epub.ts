import { strToU8, type Zippable, zipSync } from "fflate";
import { coverDateText } from "../magazine-issues.ts";
import type { DemoIssue, DemoMagazineArticle } from "../types.ts";
import { renderCover } from "./cover.ts";
import { escapeXml, withRuby, withTateChuYoko, xhtml } from "./xhtml.ts";

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

const style = (vertical: boolean): string =>
  `@charset "UTF-8";
html { ${vertical ? "writing-mode: vertical-rl; -epub-writing-mode: vertical-rl; -webkit-writing-mode: vertical-rl;" : "writing-mode: horizontal-tb;"} }
body { margin: 1em; line-height: 1.9; line-break: strict; text-align: justify; font-family: serif; }
h1 { font-size: 1.5em; line-height: 1.4; margin: 0 0 1em; text-align: start; }
p { margin: 0; text-indent: 1em; }
p.kind { text-indent: 0; font-size: 0.85em; }
p.folio { text-indent: 0; font-size: 0.75em; color: #666; margin: 1em 0 0; }
rt { font-size: 0.5em; }
.tcy { text-combine-upright: all; -epub-text-combine: horizontal; -webkit-text-combine: horizontal; }
.cover { margin: 0; text-align: center; writing-mode: horizontal-tb; }
.cover img { max-width: 100%; max-height: 100vh; }
nav ol { list-style: none; padding: 0; }
`;

const fileOf = (article: DemoMagazineArticle): string => `a-${article.articleId.toLowerCase()}.xhtml`;

/** Where pages begin within an article: an anchor `p<n>` a page, spread evenly over its paragraphs. */
function articleBody(article: DemoMagazineArticle, vertical: boolean): string {
  const paragraphs = article.fullText.split("\n");
  const pages = article.endPage - article.startPage + 1;
  const anchor = (page: number): string =>
    `<span epub:type="pagebreak" role="doc-pagebreak" id="p${page}" aria-label="${page}"></span>`;
  const anchors = new Map<number, string>();
  for (let i = 1; i < pages; i++) {
    const at = Math.min(paragraphs.length - 1, Math.floor((i * paragraphs.length) / pages));
    anchors.set(at, (anchors.get(at) ?? "") + anchor(article.startPage + i));
  }
  const dress = (text: string): string => (vertical ? withTateChuYoko(escapeXml(text)) : escapeXml(text));
  const body = withRuby(paragraphs.map((text, i) => `<p>${anchors.get(i) ?? ""}${dress(text)}</p>`).join("\n"));
  return `<section epub:type="chapter">
${anchor(article.startPage)}<p class="kind">${escapeXml(article.category)}</p>
<h1>${dress(article.title)}</h1>
${body}
<p class="folio">${article.startPage}～${article.endPage}ページ</p>
</section>`;
}

function navigation(issue: DemoIssue, articles: readonly DemoMagazineArticle[]): string {
  const items = articles.map((a) => `<li><a href="${fileOf(a)}">${escapeXml(a.title)}</a></li>`).join("\n");
  const pages = articles
    .flatMap((a) =>
      Array.from(
        { length: a.endPage - a.startPage + 1 },
        (_, i) => `<li><a href="${fileOf(a)}#p${a.startPage + i}">${a.startPage + i}</a></li>`,
      ),
    )
    .join("\n");
  return xhtml({
    title: issue.magazine.name,
    body: `<nav epub:type="toc" id="toc"><h1>目次</h1><ol>
<li><a href="cover.xhtml">表紙</a></li>
${items}
</ol></nav>
<nav epub:type="page-list" hidden="hidden"><ol>
${pages}
</ol></nav>`,
  });
}

function packageDocument(issue: DemoIssue, articles: readonly DemoMagazineArticle[]): string {
  const title = `${issue.magazine.name}　${coverDateText(issue.magazine, issue.coverDate)}`;
  const items = articles
    .map(
      (a) => `<item id="${fileOf(a).replace(".xhtml", "")}" href="${fileOf(a)}" media-type="application/xhtml+xml"/>`,
    )
    .join("\n");
  const spine = articles.map((a) => `<itemref idref="${fileOf(a).replace(".xhtml", "")}"/>`).join("\n");
  const direction = issue.magazine.vertical ? "rtl" : "ltr";
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="ja">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:kirinuki:demo:${issue.contentsId}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
<dc:language>ja</dc:language>
<dc:publisher>${escapeXml(issue.magazine.name)}編集部</dc:publisher>
<dc:date>${issue.coverDate}</dc:date>
<meta property="dcterms:modified">${issue.coverDate}T00:00:00Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="cover-image" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
${items}
</manifest>
<spine page-progression-direction="${direction}">
<itemref idref="cover"/>
<itemref idref="nav"/>
${spine}
</spine>
</package>
`;
}

/** One issue as EPUB 3: the mimetype first and stored, a document an article, page anchors `p<n>`, a page list. */
export function renderIssueEpub(issue: DemoIssue, articles: readonly DemoMagazineArticle[]): Uint8Array {
  const cover = renderCover(issue);
  const { vertical } = issue.magazine;
  const files: Zippable = {
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8(CONTAINER),
    "OEBPS/package.opf": strToU8(packageDocument(issue, articles)),
    "OEBPS/nav.xhtml": strToU8(navigation(issue, articles)),
    "OEBPS/style.css": strToU8(style(vertical)),
    "OEBPS/cover.jpg": [cover, { level: 0 }],
    "OEBPS/cover.xhtml": strToU8(
      xhtml({
        title: "表紙",
        type: "cover",
        body: `<p class="cover"><img src="cover.jpg" alt="${escapeXml(issue.magazine.name)}の表紙"/></p>`,
      }),
    ),
  };
  for (const article of articles)
    files[`OEBPS/${fileOf(article)}`] = strToU8(xhtml({ title: article.title, body: articleBody(article, vertical) }));
  // A fixed time keeps the bytes equal from run to run.
  return zipSync(files, { level: 6, mtime: new Date(Number(issue.coverDate.slice(0, 4)), 0, 1) });
}
