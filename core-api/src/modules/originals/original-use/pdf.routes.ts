import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { base64Answer } from "../../../http/base64-answer.ts";
import { Refusal, success } from "../../../http/envelope.ts";
import { ANY_USER, type Router, type StepsCall } from "../../../http/route.ts";
import { sendFile } from "../../../http/send-file.ts";
import type { OriginalStore } from "../../../storage/original-store.ts";
import type { Parts } from "../../parts.ts";
import { chargeCodeFor } from "../charge-code/charge-code.service.ts";
import { fromMailLink, PdfForm } from "./article-request.form.ts";
import { divisionOf, originOf, requireOwnContract, wantedOf } from "./article-request.ts";
import { type Delivery, deliveryRepository } from "./delivery.repository.ts";
import { pdfSchema } from "./original.dto.ts";
import { deliverPdf, type PdfOutcome } from "./pdf.service.ts";
import { pdfAnswer } from "./pdf-answer.ts";

/** POST /pdf and GET /pdf/{ticket} (api.md, Originals and usage). */
export function pdfRoutes(router: Router, parts: Parts): void {
  router.steps({
    method: "POST",
    path: "/pdf",
    allow: ANY_USER,
    summary: "Merge originals of newspaper articles for display (pdf_flag 1) or print (2), and reserve their uses",
    body: PdfForm,
    shapeBody: fromMailLink,
    data: pdfSchema,
    run: async (call) => {
      requireOwnContract(call.actor, call.body);
      const code = await call.run("read", (tx, actor) => chargeCodeFor(tx, actor, call.body.charge_code));
      if (code instanceof Refusal) return code;
      const kind = divisionOf(call.body) === 2 ? "pdf_print" : "pdf_display";
      const copies = kind === "pdf_print" ? call.body.copies : undefined;
      const wish = { wanted: wantedOf(call.body), kind, origin: originOf(call.body, code), copies } as const;
      const outcome = await deliverPdf(parts, { ...call, requestId: call.request.id }, wish);
      return answer(parts, call, outcome);
    },
  });

  router.steps({
    method: "GET",
    path: "/pdf/:ticket",
    allow: ANY_USER,
    summary: "Stream the PDF of a ticket; supports Range, counts no use, expires with the reservation",
    data: Type.Unknown(),
    produces: "application/pdf",
    run: async ({ run, request, reply }) => {
      const { ticket } = request.params as { ticket: string };
      const delivery = await run("read", (tx, actor) => deliveryRepository.find(tx, actor, ticket, parts.clock.now()));
      if (delivery?.contentType !== "application/pdf") throw new AppError("NOT_FOUND");
      return sendFile(parts.originals, { ...delivery, fileName: "genbun.pdf", disposition: "inline" }, request, reply);
    },
  });
}

async function answer(
  { originals, clock }: Parts,
  { body, run, reply }: StepsCall<unknown, PdfForm>,
  outcome: PdfOutcome,
) {
  const data = pdfAnswer(outcome);
  if (outcome.kind !== "ready" || body.ticket_only) return data;
  const delivery = await run("read", (tx, actor) => deliveryRepository.find(tx, actor, outcome.ticket, clock.now()));
  const file = delivery && (await openFile(originals, delivery));
  // The answer of an earlier try, whose ticket has run out since.
  if (!file) return data;
  return reply
    .type("application/json; charset=utf-8")
    .send(base64Answer(success(data, reply.request.ignoredFields), "pdf_file", file));
}

const openFile = async (originals: OriginalStore, { storeKey }: Delivery) =>
  (await originals.open(storeKey))?.stream ?? null;
