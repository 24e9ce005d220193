import { type PDFContext, PDFName, PDFObjectCopier, type PDFRef } from "@cantoo/pdf-lib";
import { newTypesetter, noteOf, stream } from "../../typeset/pdf-parts.ts";
import { type BookletCutting, layOutBooklet, type Sheet } from "./booklet-layout.ts";
import type { BookletPlan } from "./booklet-plan.ts";
import type { MergeNews } from "./merge-messages.ts";
import { type Matrix, type PageForm, takePage } from "./page-form.ts";
import type { PdfFileWriter } from "./pdf-file-writer.ts";
import { reasonOf } from "./reason-of.ts";
import { openOriginal } from "./take-article.ts";

interface BookletOrder {
  inputs: readonly string[];
  plan: BookletPlan;
  stamp: string;
}

type Tell = (news: MergeNews) => void;

/**
 * Writes a booklet, or no page where no original could be used. The originals' pages go to the file one original at a time, the
 * sheets that show them after the last one: memory follows the largest original, and the contents name the pages as they came to be.
 */
export async function writeBooklet(
  writer: PdfFileWriter,
  { inputs, plan, stamp }: BookletOrder,
  tell: Tell,
): Promise<void> {
  const taken: PageForm[][] = [];
  for (const [index, path] of inputs.entries()) taken.push(await takeInput(path, index, writer, tell));
  if (taken.every((pages) => pages.length === 0)) return;
  const cuttings = plan.entries.map(
    (entry): BookletCutting => ({ entry, pages: entry.input === null ? [] : (taken[entry.input] ?? []) }),
  );
  writeSheets(writer, layOutBooklet(plan, cuttings, stamp), plan.grey);
}

async function takeInput(path: string, index: number, writer: PdfFileWriter, tell: Tell): Promise<PageForm[]> {
  try {
    const { context: source, pages } = await openOriginal(path);
    const context = writer.nextContext();
    const copier = PDFObjectCopier.for(source, context);
    const forms = pages.map((node) => takePage(source, node, copier, context));
    writer.write(context, []);
    tell({ kind: "took", index, pages: forms.length });
    return forms;
  } catch (error) {
    tell({ kind: "refused", index, reason: reasonOf(error) });
    return [];
  }
}

/** Names of the sheets' resources. */
const GREY = "Grey";
const form = (cutting: number, part: number): string => `C${cutting}P${part}`;

function writeSheets(writer: PdfFileWriter, sheets: readonly Sheet[], grey: boolean): void {
  const context = writer.nextContext();
  const setter = newTypesetter(!grey);
  const contents = sheets.map((sheet) => contentOf(sheet, setter.operators(sheet), grey));
  const fonts = context.register(context.obj(setter.fonts(context)));
  // Blends with a grey of any lightness: what lies below keeps its lightness and loses its colour, in pictures too.
  const graphics = grey ? context.register(context.obj({ BM: "Saturation" })) : null;
  const refs = sheets.map(() => context.nextRef());
  for (const [at, sheet] of sheets.entries()) {
    const notes = sheet.links.flatMap((link) => noteOf(context, link, sheet.height, refs) ?? []);
    const page = context.obj({
      Type: "Page",
      MediaBox: [0, 0, sheet.width, sheet.height],
      Resources: resourcesOf(context, sheet, fonts, graphics),
      Contents: stream(context, Buffer.from(contents[at] ?? "", "latin1")),
      ...(notes.length > 0 && { Annots: notes }),
      ...(grey && { Group: { Type: "Group", S: "Transparency", CS: "DeviceRGB" } }),
    });
    page.set(PDFName.of("Parent"), writer.pagesRef);
    const ref = refs[at];
    if (ref) context.assign(ref, page);
  }
  writer.write(context, refs);
}

function resourcesOf(context: PDFContext, sheet: Sheet, fonts: PDFRef, graphics: PDFRef | null) {
  const forms = sheet.cuttings.flatMap(({ parts }, at) => parts.map(({ ref }, part) => [form(at, part), ref] as const));
  return context.obj({
    Font: fonts,
    ...(forms.length > 0 && { XObject: Object.fromEntries(forms) }),
    ...(graphics && { ExtGState: { [GREY]: graphics } }),
  });
}

const f = (value: number): string => String(Math.round(value * 10_000) / 10_000);
const cm = (matrix: Matrix): string => `${matrix.map(f).join(" ")} cm`;

/** The cuttings on white paper, cut to their areas, and the sheet's own words over them. */
function contentOf({ cuttings }: Sheet, words: string, grey: boolean): string {
  const drawn = cuttings.map(({ parts, area }, at) => {
    const rectangle = [area.x, area.y, area.width, area.height].map(f).join(" ");
    const shown = parts.map(({ matrix }, part) => `q ${cm(matrix)} /${form(at, part)} Do Q`);
    const bleached = grey ? `/${GREY} gs 0.5 g ${rectangle} re f` : "";
    return `q ${rectangle} re W n 1 g ${rectangle} re f\n${shown.join("\n")}\n${bleached} Q`;
  });
  return [...drawn, `q ${words} Q`].join("\n");
}
