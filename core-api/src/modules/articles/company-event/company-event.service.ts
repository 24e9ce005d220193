import { MOST_EVENTS } from "@kirinuki/schema/company-event.ts";
import type { CompanyEventForm } from "@kirinuki/schema/forms/company-event-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields, LostUpdate } from "../../../errors/app-error.ts";
import { type Clock, tokyoDateTime } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import {
  deleteEvent,
  type EventRow,
  findEvent,
  lockEvents,
  readEvents,
  storeEvent,
  type ToldEvent,
} from "./company-event.repository.ts";

export interface EventCall {
  tx: Transaction;
  actor: Actor;
  clock: Clock;
  requestId: string;
}

/** @throws AppError NOT_FOUND, LostUpdate where it is not the version that was read */
async function demandEvent({ tx, actor }: EventCall, id: string, version: number | undefined) {
  const found = await findEvent(tx, actor.contractId, id);
  if (!found) throw new AppError("NOT_FOUND");
  if (found.version !== version)
    throw new LostUpdate({ changed_by: found.updated_by, changed_at: tokyoDateTime(found.updated_at) });
  return found;
}

/** What the trail says of one. */
const saidOf = ({ event_date, event_kind, title }: ToldEvent) => ({ event_date, event_kind, event_title: title });

/** What would break the line of a chart, or is no character. */
const UNSHOWN = /\p{Cc}/gu;

/** PUT /company_event. @throws AppError NOT_FOUND, LostUpdate, INVALID_FIELDS */
export async function saveEvent(call: EventCall, id: string | null, form: CompanyEventForm): Promise<EventRow> {
  const { tx, actor, clock, requestId } = call;
  const { contractId, userId } = actor;
  const title = form.title.replaceAll(UNSHOWN, " ").trim();
  if (title === "") throw invalidFields([{ field: "title", message: validationText.eventTitle }]);
  await lockEvents(tx, contractId);
  const before = id === null ? null : await demandEvent(call, id, form.version);
  if (before === null && (await readEvents(tx, contractId)).length >= MOST_EVENTS)
    throw invalidFields([{ field: "title", message: validationText.eventsFull }]);
  const event = { event_date: form.day.replaceAll("/", "-"), event_kind: form.kind, title };
  const company_event_id = await storeEvent(tx, actor, { id, event, now: clock.now() });
  const detail = { company_event_id, before: before && saidOf(before), after: saidOf(event) };
  await audit(tx, { contractId, actor: userId, action: "company_event.save", detail, requestId });
  return { ...event, company_event_id, version: (before?.version ?? 0) + 1 };
}

/** DELETE /company_event. @throws AppError NOT_FOUND, LostUpdate */
export async function removeEvent(call: EventCall, id: string, version: number): Promise<void> {
  const { tx, actor, requestId } = call;
  const { contractId, userId } = actor;
  await lockEvents(tx, contractId);
  const before = await demandEvent(call, id, version);
  await deleteEvent(tx, contractId, id);
  const detail = { company_event_id: id, before: saidOf(before), after: null };
  await audit(tx, { contractId, actor: userId, action: "company_event.remove", detail, requestId });
}
