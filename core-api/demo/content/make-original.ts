import { renderCover } from "./epub/cover.ts";
import { renderIssueEpub } from "./epub/render-epub.ts";
import { renderImage, renderThumbnail } from "./image/images.ts";
import { articlePages, pagesToPdf } from "./pdf/render-article.ts";
import type {
  DemoArticle,
  DemoContent,
  DemoImage,
  DemoIssue,
  DemoMagazineArticle,
  DemoNewspaperArticle,
} from "./types.ts";

/** One piece of work: what to draw, as plain data that can cross to another thread. */
export type OriginalJob =
  | { readonly kind: "article"; readonly article: DemoNewspaperArticle }
  | { readonly kind: "image"; readonly image: DemoImage }
  | { readonly kind: "issue"; readonly issue: DemoIssue; readonly articles: readonly DemoMagazineArticle[] };

/** A finished file for the store. `pages` is set for PDFs. */
export interface OriginalFile {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly pages?: number;
}

const isPrinted = (a: DemoArticle): a is DemoNewspaperArticle => a.dataSection === 1 || a.dataSection === 2;
const isMagazine = (a: DemoArticle): a is DemoMagazineArticle => a.dataSection === 5;

/** Everything that the content's articles and issues refer to by key, each once. */
export function jobsFor(content: DemoContent): OriginalJob[] {
  const printed = content.articles.filter(isPrinted);
  const images = new Map(printed.flatMap((a) => a.images.map((image) => [image.imagePath, image] as const)));
  const byIssue = Map.groupBy(content.articles.filter(isMagazine), (a) => a.contentsId);
  return [
    ...content.issues.map(
      (issue): OriginalJob => ({ kind: "issue", issue, articles: byIssue.get(issue.contentsId) ?? [] }),
    ),
    ...printed.filter((a) => a.pdfKey !== null).map((article): OriginalJob => ({ kind: "article", article })),
    ...[...images.values()].map((image): OriginalJob => ({ kind: "image", image })),
  ];
}

async function articleFiles(article: DemoNewspaperArticle): Promise<OriginalFile[]> {
  const { layout, pdfKey, thumbnailKey } = article;
  if (!layout || !pdfKey || !thumbnailKey) return [];
  const pages = articlePages(article, layout);
  const first = pages[0];
  const pdf = {
    key: pdfKey,
    bytes: await pagesToPdf(article, pages),
    contentType: "application/pdf",
    pages: pages.length,
  };
  return first ? [pdf, { key: thumbnailKey, bytes: renderThumbnail(first), contentType: "image/jpeg" }] : [pdf];
}

/** Draws the files of one job. */
export async function makeOriginal(job: OriginalJob): Promise<OriginalFile[]> {
  switch (job.kind) {
    case "article":
      return articleFiles(job.article);
    case "image":
      return [{ key: job.image.imagePath, bytes: renderImage(job.image), contentType: "image/jpeg" }];
    case "issue":
      return [
        {
          key: job.issue.epubKey,
          bytes: renderIssueEpub(job.issue, job.articles),
          contentType: "application/epub+zip",
        },
        { key: job.issue.coverKey, bytes: renderCover(job.issue), contentType: "image/jpeg" },
      ];
  }
}
