import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import type { Page } from "./page.ts";
import { newTypesetter, noteOf, stream } from "./pdf-parts.ts";

/** What the document says of itself. */
export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  /** yyyy-MM-dd; the document carries no other time, so that equal content gives equal bytes. */
  readonly date: string;
  readonly producer: string;
  /** Else in greys, as newspapers are printed. */
  readonly inColour?: boolean;
}

/** Pages to a PDF 1.7 with real, selectable text in embedded subsets of the fonts. */
export async function writePdf(pages: readonly Page[], facts: PdfFacts): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const setter = newTypesetter(facts.inColour ?? false);
  const contents = pages.map((page) => setter.operators(page));
  const fonts = setter.fonts(doc.context);
  const sheets = pages.map(({ width, height }, i) => {
    const sheet = doc.addPage([width, height]);
    sheet.node.set(PDFName.of("Contents"), stream(doc.context, Buffer.from(contents[i] ?? "", "latin1")));
    sheet.node.set(PDFName.of("Resources"), doc.context.obj({ Font: fonts }));
    return sheet;
  });
  const refs = sheets.map(({ ref }) => ref);
  for (const [i, { links = [], height }] of pages.entries()) {
    const notes = links.flatMap((link) => noteOf(doc.context, link, height, refs) ?? []);
    if (notes.length > 0) sheets[i]?.node.set(PDFName.of("Annots"), doc.context.obj(notes));
  }
  doc.setTitle(facts.title);
  doc.setAuthor(facts.author);
  doc.setProducer(facts.producer);
  doc.setLanguage("ja");
  doc.setCreationDate(new Date(`${facts.date}T00:00:00+09:00`));
  return doc.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
}
