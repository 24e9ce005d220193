import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "That an operator looked at the product as a user of the contract." })
export class SupportViewed {
  @Field(() => ID, { description: "support_view_id." })
  id!: string;

  @Field(() => String, { description: "Name of the operator." })
  operatorName!: string;

  @Field(() => ID, { description: "user_id that he looked as." })
  userId!: string;

  @Field(() => String, { nullable: true, description: "Name of the user; null where he is gone." })
  userName!: string | null;

  @Field(() => String, { description: "Why." })
  reason!: string;

  @Field(() => DateTime, { description: "From when." })
  startedAt!: string;

  @Field(() => DateTime, { description: "Until when." })
  endedAt!: string;

  @Field(() => Boolean, { description: "Whether it goes on." })
  open!: boolean;

  @Field(() => Int, { description: "How many different calls were made." })
  opened!: number;
}

@ObjectType({ simpleResolvers: true, description: "Looks of operators at the product as users of the contract." })
export class SupportViews {
  @Field(() => Boolean, { description: "Whether the contract allows them." })
  allowed!: boolean;

  @Field(() => [SupportViewed], { description: "The latest 50, newest first." })
  views!: SupportViewed[];
}

@ObjectType({ simpleResolvers: true, description: "The contract's setting was kept." })
export class SupportViewSettingSaved {
  @Field(() => Boolean, { description: "Whether operators may look now." })
  allowed!: boolean;
}
