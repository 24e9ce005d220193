import { briefingText } from "@kirinuki/schema/briefing.ts";
import { Type } from "typebox";
import { attachment, fileNames } from "../../../csv/send-csv.ts";
import { AppError } from "../../../errors/app-error.ts";
import { ANY_USER, type Router, TOPIC_USERS } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { briefingProposalSchema, briefingSchema } from "./briefing.dto.ts";
import { BriefingBody, BriefingQuery } from "./briefing.form.ts";
import { confirmBriefing, proposeBriefing, showBriefing } from "./briefing.service.ts";
import { briefingPdf } from "./briefing-pdf.ts";

/** GET and PUT /briefing, GET /briefing_proposal, /briefing_download (our addition to api.md). */
export function briefingRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/briefing",
    allow: ANY_USER,
    summary: "A day's page for directors, as far as the caller may see its articles",
    query: BriefingQuery,
    data: briefingSchema,
    run: ({ tx, actor, query }) => showBriefing({ tx, actor, clock }, query.process_date),
  });

  router.user({
    method: "GET",
    path: "/briefing_proposal",
    allow: TOPIC_USERS,
    summary: "Stories that are on a day's page for directors or proposed for it, and others to choose from",
    query: BriefingQuery,
    data: briefingProposalSchema,
    run: ({ tx, actor, query }) => proposeBriefing({ tx, actor, clock }, query.process_date),
  });

  router.user({
    method: "PUT",
    path: "/briefing",
    allow: TOPIC_USERS,
    summary: "Confirm a day's page for directors, in the version that was seen",
    body: BriefingBody,
    data: briefingSchema,
    run: ({ tx, actor, body, request }) => confirmBriefing({ tx, actor, clock, requestId: request.id }, body),
  });

  router.steps({
    method: "GET",
    path: "/briefing_download",
    allow: ANY_USER,
    summary: "A day's page for directors as PDF, one sheet of A4; 404 until somebody has confirmed it",
    query: BriefingQuery,
    data: Type.Unknown(),
    produces: "application/pdf",
    run: async ({ run, query, actor, reply }) => {
      const briefing = await run("read", (tx, reader) =>
        showBriefing({ tx, actor: reader, clock }, query.process_date),
      );
      if (briefing.confirmed_flag === 0) throw new AppError("NOT_FOUND");
      const names = fileNames([briefingText.name, "briefing"], `_${briefing.process_date}.pdf`);
      const bytes = await briefingPdf(briefing, actor.companyName);
      return reply
        .headers({
          "content-type": "application/pdf",
          "content-disposition": attachment(names),
          "cache-control": "private, no-store",
          vary: "Cookie",
        })
        .send(Buffer.from(bytes));
    },
  });
}
