import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A support view of a user of the contract." })
export class SupportViewed {
  @Field(() => ID, { description: "support_view_id." })
  id!: string;

  @Field(() => String, { description: "Name of the operator." })
  operatorName!: string;

  @Field(() => ID, { description: "user_id of the viewed user." })
  userId!: string;

  @Field(() => String, { nullable: true, description: "Name of the user; null if the user was deleted." })
  userName!: string | null;

  @Field(() => String, { description: "Why." })
  reason!: string;

  @Field(() => DateTime, { description: "When it began." })
  startedAt!: string;

  @Field(() => DateTime, { description: "When it ended or will end." })
  endedAt!: string;

  @Field(() => Boolean, { description: "Whether it is still open." })
  open!: boolean;

  @Field(() => Int, { description: "Number of different calls made." })
  opened!: number;
}

@ObjectType({ simpleResolvers: true, description: "Support views of the contract's users by operators." })
export class SupportViews {
  @Field(() => Boolean, { description: "Whether the contract allows them." })
  allowed!: boolean;

  @Field(() => [SupportViewed], { description: "The latest 50, newest first." })
  views!: SupportViewed[];
}

@ObjectType({ simpleResolvers: true, description: "The contract's setting was saved." })
export class SupportViewSettingSaved {
  @Field(() => Boolean, { description: "Whether support views are allowed now." })
  allowed!: boolean;
}
