import { Type } from "typebox";
import { Refusal } from "../../../http/envelope.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import type { Parts } from "../../parts.ts";
import { chargeCodeFor } from "../charge-code/charge-code.service.ts";
import { originOf } from "../original-use/article-request.ts";
import { failedOriginalSchema } from "../original-use/original.dto.ts";
import { deliverPdf } from "../original-use/pdf.service.ts";
import { pdfAnswer } from "../original-use/pdf-answer.ts";
import { BookletCheckForm, BookletForm } from "./booklet.form.ts";
import { checkBooklet, layOutOf, papersOf } from "./booklet.service.ts";

const checkSchema = Type.Object({
  article_info: Type.Array(
    Type.Object({
      article_id: Type.String(),
      data_section: Type.Integer(),
      title: Type.String({ description: "Empty if the user may not see the article" }),
      media_name: Type.String(),
      place: Type.String({ description: "Date, edition and page, as printed in the booklet" }),
      content: Type.Integer({
        enum: [0, 1, 2],
        description: "0 nothing, 1 only the headline, 2 the original; with text_flag the text",
      }),
      reason: Type.String({ description: "Why a newspaper article has no original (or text); blank if it has one" }),
      beyond_licence: Type.Boolean({ description: "Whether a licence is the reason" }),
      copies_left: nullable(
        Type.Integer({ description: "Copies for which the licences still let it be printed; null: no limit" }),
      ),
    }),
  ),
  original_count: Type.Integer(),
  use_count: Type.Integer({ description: "Number of new uses that the booklet would count" }),
  rooms: Type.Array(
    Type.Object({
      section: nullable(Type.Integer({ description: "1 or 2: the group's cap; null: the cap of its demand unit" })),
      wanted: Type.Integer(),
      left: Type.Integer(),
    }),
  ),
});

const bookletSchema = Type.Object({
  pdf_ticket: Type.Optional(Type.String()),
  data_flag: Type.Optional(Type.Integer({ enum: [0, 1] })),
  article_info: Type.Array(failedOriginalSchema),
});

/**
 * Booklets of cuttings. A booklet is a print: its ticket is streamed by GET /pdf/{ticket}, and PUT /pdf_print_completion_notice
 * counts it.
 */
export function bookletRoutes(router: Router, parts: Parts): void {
  router.user({
    method: "POST",
    path: "/booklet_check",
    allow: ANY_USER,
    summary:
      "Check what a booklet or a print of these articles would contain, and the uses left for it; counts and reserves nothing",
    body: BookletCheckForm,
    data: checkSchema,
    run: ({ tx, actor, body }) => checkBooklet(tx, actor, body, parts.clock.now()),
  });

  router.steps({
    method: "POST",
    path: "/booklet",
    allow: ANY_USER,
    summary: "Make a booklet of cuttings as one PDF, for print, and reserve the uses of its originals",
    body: BookletForm,
    data: bookletSchema,
    run: async (call) => {
      const { body } = call;
      const wanted = papersOf(body);
      const code = await call.run("read", (tx, actor) => chargeCodeFor(tx, actor, body.charge_code));
      if (code instanceof Refusal) return code;
      const origin = originOf(body, code);
      const wish = { wanted, kind: "pdf_print", origin, copies: body.copies, layOut: layOutOf(body) } as const;
      return pdfAnswer(await deliverPdf(parts, { ...call, requestId: call.request.id }, wish));
    },
  });
}
