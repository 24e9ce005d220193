import { AppError } from "../../../errors/app-error.ts";
import type { Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import type { Parts } from "../../parts.ts";
import { noteView } from "./note-view.ts";
import { inspectedOriginalsSchema, inspectedTextSchema } from "./original-inspection.dto.ts";
import { OriginalsQuery, OriginalTextQuery } from "./original-inspection.form.ts";
import { MOST_ORIGINALS, readOriginals, readOriginalText } from "./original-inspection.read-model.ts";

const ARTICLE_ID = /^\d{15}$/;

/** GET /originals and /original_text: what operators see of originals; no use is counted (our addition to api.md, Operator). */
export function originalInspectionRoutes(router: Router, { clock, operatorScope }: Parts): void {
  router.operator({
    method: "GET",
    path: "/originals",
    allow: "view",
    summary: "The newest 100 articles, and what is stored of their originals",
    query: OriginalsQuery,
    data: inspectedOriginalsSchema,
    run: async ({ tx, query }) => {
      const words = (query.keyword ?? "")
        .normalize("NFKC")
        .split(/\s+/)
        .filter((word) => word !== "");
      const [first = "", ...others] = words;
      const isId = others.length === 0 && ARTICLE_ID.test(first);
      const found = await readOriginals(tx, {
        period: periodOf(query, clock),
        words: isId ? [] : words,
        articleId: isId ? first : null,
        mediaCode: query.media_code ?? null,
        section: query.data_section ?? null,
        state: query.state,
      });
      return { originals: found.slice(0, MOST_ORIGINALS), more_flag: found.length > MOST_ORIGINALS ? 1 : 0 };
    },
  });

  router.operator({
    method: "GET",
    path: "/original_text",
    allow: "view",
    summary: "The stored text of an article; counts no use, recorded in the audit trail",
    query: OriginalTextQuery,
    data: inspectedTextSchema,
    run: async ({ tx, query, operatorId, request }) => {
      const text = await readOriginalText(tx, query.article_id);
      if (!text) throw new AppError("NOT_FOUND");
      await operatorScope.shared("write", (own) =>
        noteView({ tx: own, operatorId, requestId: request.id }, query.article_id, "text"),
      );
      return text;
    },
  });
}
