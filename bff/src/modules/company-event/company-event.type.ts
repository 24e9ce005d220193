import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "What the company itself did or met on a day, as it is told." })
export class ToldEvent {
  @Field(() => Day, { description: "Its day." })
  day!: string;

  @Field(() => Int, { description: "1 announcement (発表), 2 results (決算), 3 accident (事故), 4 other." })
  kind!: number;

  @Field(() => String, { description: "What it is called." })
  title!: string;
}

@ObjectType({ simpleResolvers: true, description: "An event of the company." })
export class CompanyEvent extends ToldEvent {
  @Field(() => ID, { description: "company_event_id." })
  id!: string;

  @Field(() => Int, { description: "Version for optimistic locking; each change raises it." })
  version!: number;
}

export const CompanyEventResult = createUnionType({
  name: "CompanyEventResult",
  description: "The saved event, a refusal, the faults of the form, or a version conflict.",
  types: () => [CompanyEvent, Refusal, InvalidForm, VersionConflict] as const,
});
