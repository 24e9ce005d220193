import "reflect-metadata";
import { Field, ObjectType } from "type-graphql";
import { Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A notice of the operator." })
export class OperatorNotice {
  @Field(() => Day, { description: "Day of the notice." })
  date!: string;

  @Field(() => String, { description: "Text, with its line breaks." })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: "What screen 0001 shows before anybody is known." })
export class LoginScreen {
  @Field(() => String, {
    nullable: true,
    description: "A warning in red, such as a stop for maintenance; null when there is none.",
  })
  alert!: string | null;

  @Field(() => [OperatorNotice], { description: "Notices, newest first." })
  notices!: OperatorNotice[];
}
