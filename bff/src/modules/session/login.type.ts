import "reflect-metadata";
import { createUnionType, Field, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { Viewer } from "./viewer.type.ts";

@ObjectType({ simpleResolvers: true, description: "Signed in; the session cookie came with the answer." })
export class LoginSucceeded {
  @Field(() => Viewer, { description: "Who is signed in now." })
  viewer!: Viewer;
}

@ObjectType({ simpleResolvers: true, description: "Outcome of signing out." })
export class LogoutResult {
  @Field(() => Boolean, { description: "True once no session is left, also where none was." })
  done!: boolean;
}

export const LoginResult = createUnionType({
  name: "LoginResult",
  description: "Signed in, refused with a text for the user, or a form with faults.",
  types: () => [LoginSucceeded, Refusal, InvalidForm] as const,
});
