import "reflect-metadata";
import type { EventKind } from "@kirinuki/schema/company-event.ts";
import { CompanyEventForm } from "@kirinuki/schema/forms/company-event-form.ts";
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { type ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { CompanyEvent, CompanyEventResult } from "./company-event.type.ts";

@InputType("CompanyEventForm", { description: "An event of the company." })
export class CompanyEventInput extends CompanyEventForm {
  // A text, not a Day, so that a wrong day is a fault of the form like any other.
  @Field(() => String, { description: "Its day, yyyy-MM-dd." })
  override day!: string;

  @Field(() => Int, { description: "1 announcement (発表), 2 results (決算), 3 accident (事故), 4 other." })
  override kind!: EventKind;

  @Field(() => String, { description: "What it is called, at most 40 characters." })
  override title!: string;

  @Field(() => Int, { nullable: true, description: "Version that was read; null: a new event." })
  override version?: number;
}

const toEvent = (wire: DataOf<"/api/v1/company_event", "put">): CompanyEvent =>
  instance(CompanyEvent, {
    id: wire.company_event_id,
    day: wire.event_date,
    kind: wire.event_kind,
    title: wire.title,
    version: wire.version,
  });

const WIRE_NAMES = { event_date: "day", event_kind: "kind", title: "title", version: "version" } as const;

/** 出来事: the company's own events, as lines on charts over days. */
@Resolver()
export class CompanyEventResolver {
  @Query(() => [CompanyEvent], { description: "All events of the company, latest first." })
  async companyEvents(@Ctx() { core }: RequestContext): Promise<CompanyEvent[]> {
    return (await core.comparisons.events({})).company_events.map(toEvent);
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => CompanyEventResult, {
    description: "Adds an event of the company, or changes one. Administrators only.",
  })
  async saveCompanyEvent(
    @Arg("id", () => ID, { nullable: true, description: "The one to change; null: a new one." }) id: string | null,
    @Arg("form", () => CompanyEventInput, { description: "The event." }) form: CompanyEventInput,
    @Ctx() { core }: RequestContext,
  ): Promise<CompanyEvent | Refusal | VersionConflict> {
    const { day, kind, title, version } = form;
    const saved = await orConflict(
      core.comparisons.saveEvent({
        ...(id && { company_event_id: id }),
        ...(version && { version }),
        ...{ event_date: day, event_kind: kind, title },
      }),
    );
    return isNotSaved(saved) ? saved : toEvent(saved);
  }

  @Mutation(() => ChangeResult, { description: "Deletes an event of the company. Administrators only." })
  removeCompanyEvent(
    @Arg("id", () => ID, { description: "company_event_id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.comparisons.removeEvent({ company_event_id: id, version }));
  }
}
