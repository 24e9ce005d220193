import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { IdField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import { sendFile } from "../../../http/send-file.ts";
import type { Parts } from "../../parts.ts";
import { readStoredPdf } from "./stored-pdf.read-model.ts";

class PdfAdminQuery {
  @IdField("記事ID") article_id!: string;
}

/** GET /pdf_admin: the original as it is stored, for the operator's own checks; never counted. */
export function pdfAdminRoutes(router: Router, { originals }: Parts): void {
  router.operator({
    method: "GET",
    path: "/pdf_admin",
    allow: "view",
    summary: "Stream the stored original of an article; supports Range, counts no use",
    query: PdfAdminQuery,
    data: Type.Unknown(),
    run: async ({ tx, query, request, reply }) => {
      const stored = await readStoredPdf(tx, query.article_id);
      if (!stored) throw new AppError("NOT_FOUND");
      const fileName = `${query.article_id}.pdf`;
      const file = { ...stored, contentType: "application/pdf", fileName };
      return sendFile(originals, { ...file, disposition: "inline" }, request, reply);
    },
  });
}
