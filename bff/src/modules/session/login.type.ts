import "reflect-metadata";
import { createUnionType, Field, Int, ObjectType } from "type-graphql";
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

@ObjectType({ simpleResolvers: true, description: "Outcome of ending sessions of other devices." })
export class SessionsEnded {
  @Field(() => Int, { description: "How many ended." })
  count!: number;
}

export const LoginResult = createUnionType({
  name: "LoginResult",
  description: "Signed in, refused with a text for the user, or a form with faults.",
  types: () => [LoginSucceeded, Refusal, InvalidForm] as const,
});

export const SignInResult = createUnionType({
  name: "SignInResult",
  description: "A sign-in without a form: signed in, or refused with a text for the user.",
  types: () => [LoginSucceeded, Refusal] as const,
});
