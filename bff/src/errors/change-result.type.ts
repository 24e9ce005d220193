import "reflect-metadata";
import { createUnionType, Field, ObjectType } from "type-graphql";
import { instance } from "../graphql/instance.ts";
import { DateTime } from "../graphql/scalars.ts";
import { Refusal, removedOrRefusal } from "./refusal.type.ts";

@ObjectType({ simpleResolvers: true, description: "The change was made." })
export class ChangeDone {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

export const ChangeResult = createUnionType({
  name: "ChangeResult",
  description: "Done, or a refusal with a message for the user.",
  types: () => [ChangeDone, Refusal] as const,
});

/** Waits for a change whose answer tells nothing. Somebody who was quicker, or took it away, is a refusal. */
export async function doneOrRefusal(call: Promise<unknown>): Promise<ChangeDone | Refusal> {
  const answer = await removedOrRefusal(call);
  return answer instanceof Refusal ? answer : instance(ChangeDone, { done: true });
}

@ObjectType({ simpleResolvers: true, description: "Time and author of the last change." })
export class LastChange {
  @Field(() => DateTime, { description: "When it was done." })
  at!: string;

  @Field(() => String, { description: "Name of the user who made the change; the user_id if that user was deleted." })
  by!: string;
}

type LastChangeWire = { changed_datetime: string | null; changed_by: string | null } | null;

export const toLastChange = (wire: LastChangeWire): LastChange | null =>
  wire?.changed_datetime && wire.changed_by
    ? instance(LastChange, { at: wire.changed_datetime, by: wire.changed_by })
    : null;
