import { CompanyEventForm } from "@kirinuki/schema/forms/company-event-form.ts";
import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { invalidFields } from "../../../errors/app-error.ts";
import { IdField, VersionField } from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import { ADMINS, ANY_USER, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { toldEventSchema } from "./company-event.dto.ts";
import { readEvents } from "./company-event.repository.ts";
import { removeEvent, saveEvent } from "./company-event.service.ts";

/** PUT /company_event. */
class CompanyEventBody extends CompanyEventForm {
  static readonly wireNames = { event_date: "day", event_kind: "kind", title: "title", version: "version" };
  @IsOptional() @IdField("出来事のID") company_event_id?: string;
}

/** DELETE /company_event. */
class RemovedEventBody {
  @IdField("出来事のID") company_event_id!: string;
  @VersionField() version!: number;
}

const eventSchema = Type.Object({
  company_event_id: Type.String(),
  ...toldEventSchema.properties,
  version: Type.Integer(),
});

/** GET /company_events, PUT and DELETE /company_event (our addition to api.md). */
export function companyEventRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/company_events",
    allow: ANY_USER,
    summary: "The company's own events, latest first; all of them, or those of some days",
    query: PeriodQuery,
    data: Type.Object({ company_events: Type.Array(eventSchema) }),
    run: async ({ tx, actor, query }) => {
      const { process_date_start: start, process_date_end: end } = query;
      if (start !== undefined && end !== undefined && start > end)
        throw invalidFields([{ field: "process_date_end", message: "終了日は開始日以降の日付を指定してください。" }]);
      const days = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
      return { company_events: await readEvents(tx, actor.contractId, days) };
    },
  });

  router.user({
    method: "PUT",
    path: "/company_event",
    allow: ADMINS,
    summary: "Add an event of the company, or change one",
    body: CompanyEventBody,
    data: eventSchema,
    run: ({ tx, actor, body, request }) =>
      saveEvent({ tx, actor, clock, requestId: request.id }, body.company_event_id ?? null, body),
  });

  router.user({
    method: "DELETE",
    path: "/company_event",
    allow: ADMINS,
    summary: "Delete an event of the company; reports that were made keep it",
    body: RemovedEventBody,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      await removeEvent({ tx, actor, clock, requestId: request.id }, body.company_event_id, body.version);
      return {};
    },
  });
}
