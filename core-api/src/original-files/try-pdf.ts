import { join } from "node:path";
import { type InspectedPdf, type RefusedOriginal, refused } from "./inspection.ts";
import type { Inspector } from "./inspector.ts";
import type { PdfMerger } from "./merge/pdf-merger.ts";
import { withWorkFolder } from "./work-folder.ts";

export interface PdfTools {
  inspector: Pick<Inspector, "inspectPdf">;
  merger: Pick<PdfMerger, "merge">;
}

/** In place of a reader's name; the same for all, so that it is made once. */
const STAMP = "原文の確認";

const UNDELIVERABLE = refused("表示・印刷用のPDFを作成できません。");

/**
 * Takes a PDF through every step that delivers it: opens it as a viewer does, draws its thumbnail, merges and stamps it in the
 * process and under the limits of readers. A PDF that passes can be delivered.
 */
export async function tryPdf(path: string, { inspector, merger }: PdfTools): Promise<InspectedPdf | RefusedOriginal> {
  const inspected = await inspector.inspectPdf(path);
  if (inspected.kind === "refused") return inspected;
  const { pages } = await withWorkFolder((folder) => merger.merge([path], join(folder, "tried.pdf"), STAMP));
  if (pages === 0) return UNDELIVERABLE;
  const missing = inspected.pages - pages;
  if (missing <= 0) return inspected;
  const remark = { text: `表示・印刷のときに欠けるページがあります（${missing}ページ）`, isLoss: true };
  return { ...inspected, remarks: [...inspected.remarks, remark] };
}
