import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";

@ObjectType({ simpleResolvers: true, description: "A named group of mail addresses of the contract." })
export class AddressGroup {
  @Field(() => ID, { description: "address_group_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => [String], { description: "Its addresses, in the order in which they were typed." })
  addresses!: string[];

  @Field(() => Int, { description: "Those of them that get no mail." })
  stoppedCount!: number;

  @Field(() => Int, { description: "Version for optimistic locking; each change raises it." })
  version!: number;
}

export const AddressGroupResult = createUnionType({
  name: "AddressGroupResult",
  description: "The saved group, a refusal, the faults of the form, or a version conflict.",
  types: () => [AddressGroup, Refusal, InvalidForm, VersionConflict] as const,
});
