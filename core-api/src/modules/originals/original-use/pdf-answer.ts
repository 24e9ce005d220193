import { Refusal } from "../../../http/envelope.ts";
import { notDisplayable } from "./not-displayable.ts";
import type { PdfOutcome } from "./pdf.service.ts";

/** The answer of a call that makes a PDF, without the file itself. */
export function pdfAnswer(outcome: PdfOutcome) {
  switch (outcome.kind) {
    case "not-displayable":
      return notDisplayable(outcome.failed);
    case "demand-limit":
      return new Refusal("DEMAND_LIMIT", { article_info: [] });
    case "group-limit":
      return { data_flag: 0, article_info: [] };
    case "none-obtained":
      return { data_flag: 1, article_info: outcome.failed };
    case "ready":
      return {
        pdf_ticket: outcome.ticket,
        ...(outcome.failed.length > 0 && { data_flag: 1 }),
        article_info: outcome.failed,
      };
  }
}
