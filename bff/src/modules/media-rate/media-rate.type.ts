import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";

@ObjectType({ simpleResolvers: true, description: "Advertising rate of a medium." })
export class MediaRate {
  @Field(() => ID, { description: "media_code." })
  mediaCode!: string;

  @Field(() => String, { description: "Name of the medium." })
  mediaName!: string;

  @Field(() => Int, { description: "1 square centimetre, 2 column." })
  unit!: number;

  @Field(() => Int, { description: "Yen for one unit." })
  rate!: number;
}

@ObjectType({ simpleResolvers: true, description: "The advertising rates of the contract." })
export class MediaRateList {
  @Field(() => [MediaRate], { description: "Rates by media_code." })
  rates!: MediaRate[];

  @Field(() => String, { description: "Version. Send it back with a change." })
  version!: string;
}

export const SaveMediaRateResult = createUnionType({
  name: "SaveMediaRateResult",
  description: "The new list, a refusal with a text for the user, or the faults of the rate.",
  types: () => [MediaRateList, Refusal, InvalidForm] as const,
});
