import { escapeHtml } from "@kirinuki/schema/escape-html.ts";
import type { ArticleDetail } from "../modules/article/article.type.ts";
import type { ArticleListItem } from "../modules/article/article-list-item.type.ts";
import { NewspaperArticle } from "../modules/article/newspaper-article.type.ts";

/** As the reading pane has it on a phone and beside it (web: article.module.css), below the place of the bars, with the facts' place kept. */
const STYLE = `<style>
#first-article{position:fixed;inset:0;z-index:200;overflow-y:auto;background:var(--surface);color:var(--ink)}
#first-article>div{box-sizing:border-box;max-width:680px;margin-inline:auto;padding:128px 36px 40px}
#first-article h1{margin:8px 0 6px;font-size:var(--fs-24);line-height:1.45;word-break:auto-phrase}
#first-article .first-media{display:flex;flex-wrap:wrap;gap:2px 10px;color:var(--ink-2);font-size:var(--fs-13)}
#first-article .first-subtitle{margin:0;color:var(--ink-2);font-size:var(--fs-13)}
#first-article .first-comment{margin:0 0 18px;padding:10px 14px;border-radius:var(--r3);background:var(--info-soft);line-height:1.65}
#first-article .first-facts{height:88px;margin:14px 0 18px;border-block:1px solid var(--line)}
#first-article .first-facts[data-assessed]{height:131px}
[data-leaving] #first-article{display:none}
@media screen and (max-width:899px){#first-article>div{padding:68px 16px 40px}#first-article h1{font-size:21px;line-height:1.5}}
</style>`;

const isAssessed = ({ tone, tags, ad }: ArticleListItem): boolean => tone > 0 || tags.length > 0 || ad !== null;

const paragraphs = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join("");

/**
 * An article to read until the program is there: media, title, comment and the text that may be read without a counted use. Null where
 * the program says more than that above the text, or there is no text.
 */
export function articleMarkup({ article, body, lead }: ArticleDetail): string | null {
  const text = body ?? lead ?? "";
  if (text === "" || !article.published || article.correction) return null;
  const comment = article.comment?.trim();
  const subtitle = article instanceof NewspaperArticle ? article.subtitle : "";
  return (
    `${STYLE}<div id="first-article"><div><p class="first-media"><b>${escapeHtml(article.mediaName)}</b></p>` +
    `<h1>${escapeHtml(article.title)}</h1>` +
    (subtitle ? `<p class="first-subtitle">${escapeHtml(subtitle)}</p>` : "") +
    `<div class="first-facts"${isAssessed(article) ? " data-assessed" : ""}></div>` +
    (comment ? `<p class="first-comment">${escapeHtml(comment)}</p>` : "") +
    `<div class="body-text">${paragraphs(text)}</div></div></div><script src="/first-article.js" defer></script>`
  );
}
