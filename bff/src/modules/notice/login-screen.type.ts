import "reflect-metadata";
import { Field, ObjectType } from "type-graphql";
import { Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A notice of the operators." })
export class OperatorNotice {
  @Field(() => Day, { description: "Day of the notice." })
  date!: string;

  @Field(() => String, { description: "Text with line breaks." })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: "What the sign-in screen (0001) shows before sign-in." })
export class LoginScreen {
  @Field(() => String, {
    nullable: true,
    description: "Alert, such as an announcement of maintenance; null if there is none.",
  })
  alert!: string | null;

  @Field(() => [OperatorNotice], { description: "Notices, newest first." })
  notices!: OperatorNotice[];
}
