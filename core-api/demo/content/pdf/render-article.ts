import type { Page } from "../../../src/typeset/page.ts";
import { writePdf } from "../../../src/typeset/write-pdf.ts";
import type { DemoNewspaperArticle, PdfLayout } from "../types.ts";
import { horizontalClipping, widePage } from "./layouts/horizontal.ts";
import { longVertical, verticalClipping } from "./layouts/vertical.ts";
import { wholePage } from "./layouts/whole-page.ts";

const LAYOUTS: Readonly<Record<PdfLayout, (article: DemoNewspaperArticle) => Page[]>> = {
  "clip-vertical": verticalClipping,
  "clip-horizontal": horizontalClipping,
  wide: widePage,
  "long-vertical": longVertical,
  "page-vertical": wholePage,
};

/** The pages of an article's original, in reading order. */
export const articlePages = (article: DemoNewspaperArticle, layout: PdfLayout): Page[] => LAYOUTS[layout](article);

/** Pages to the PDF that the paper delivers. */
export const pagesToPdf = (article: DemoNewspaperArticle, pages: readonly Page[]): Promise<Uint8Array> =>
  writePdf(pages, {
    title: article.title,
    author: article.mediaName,
    date: article.issueDate,
    producer: "Kirinuki demo",
  });

/** An article's original as a PDF with selectable text. Equal articles give equal bytes. */
export const renderArticlePdf = (article: DemoNewspaperArticle, layout: PdfLayout): Promise<Uint8Array> =>
  pagesToPdf(article, articlePages(article, layout));
