import "reflect-metadata";
import { Field, ObjectType } from "type-graphql";
import type { CoreRefusal } from "../core-api/core-error.ts";
import { instance } from "../graphql/instance.ts";

@ObjectType({
  simpleResolvers: true,
  description: "A business outcome that is not success: shown to the user as it is.",
})
export class Refusal {
  @Field(() => String, { description: "msgCode of the REST contract." })
  code!: string;

  @Field(() => String, { description: "Japanese text for the user." })
  message!: string;
}

export const toRefusal = ({ code, message }: Pick<CoreRefusal, "code" | "message">): Refusal =>
  instance(Refusal, { code, message });
