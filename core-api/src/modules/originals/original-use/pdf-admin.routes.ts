import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { IdField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import { sendFile } from "../../../http/send-file.ts";
import type { Parts } from "../../parts.ts";
import { noteView } from "../original-inspection/note-view.ts";
import { readStoredPdf } from "./stored-pdf.read-model.ts";

class PdfAdminQuery {
  @IdField("記事ID") article_id!: string;
}

/** A browser's reader fetches a long PDF in pieces: they are one look at it. */
const isFirstPiece = (range: string | undefined): boolean => range === undefined || range.startsWith("bytes=0-");

/** GET /pdf_admin: the original as it is stored, for the operator's own checks; never counted, and in the trail. */
export function pdfAdminRoutes(router: Router, { originals, operatorScope }: Parts): void {
  router.operator({
    method: "GET",
    path: "/pdf_admin",
    allow: "view",
    summary: "Stream the stored original of an article; supports Range, counts no use, recorded in the audit trail",
    query: PdfAdminQuery,
    data: Type.Unknown(),
    run: async ({ tx, query, operatorId, request, reply }) => {
      const stored = await readStoredPdf(tx, query.article_id);
      if (!stored) throw new AppError("NOT_FOUND");
      if (isFirstPiece(request.headers.range))
        await operatorScope.shared("write", (own) =>
          noteView({ tx: own, operatorId, requestId: request.id }, query.article_id, "pdf"),
        );
      const fileName = `${query.article_id}.pdf`;
      const file = { ...stored, contentType: "application/pdf", fileName };
      return sendFile(originals, { ...file, disposition: "inline" }, request, reply);
    },
  });
}
