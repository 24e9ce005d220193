import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { IdField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import { sendFile } from "../../../http/send-file.ts";
import { isStoreKey, type OriginalStore } from "../../../storage/original-store.ts";

class PdfAdminQuery {
  @IdField("記事ID") article_id!: string;
}

/** GET /pdf_admin: the original as it is stored, for the operator's own checks; never counted. */
export function pdfAdminRoutes(router: Router, originals: OriginalStore): void {
  router.operator({
    method: "GET",
    path: "/pdf_admin",
    allow: "view",
    summary: "The original of an article as it is stored, with Range; never counted",
    query: PdfAdminQuery,
    data: Type.Unknown(),
    run: async ({ tx, query, request, reply }) => {
      const [row] = await tx.query<{ pdf_key: string | null; sha256: Buffer | null }>(
        `SELECT a.pdf_key, o.sha256 FROM article a LEFT JOIN original o ON o.store_key = a.pdf_key WHERE a.article_id = $1`,
        [query.article_id],
      );
      if (!row?.pdf_key || !isStoreKey(row.pdf_key)) throw new AppError("NOT_FOUND");
      const fileName = `${query.article_id}.pdf`;
      const file = { storeKey: row.pdf_key, contentType: "application/pdf", sha256: row.sha256, fileName };
      return sendFile(originals, { ...file, disposition: "inline" }, request, reply);
    },
  });
}
