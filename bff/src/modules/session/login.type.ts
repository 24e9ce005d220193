import "reflect-metadata";
import { createUnionType, Field, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { Viewer } from "./viewer.type.ts";

@ObjectType({ simpleResolvers: true, description: "Signed in. The answer sets the session cookie." })
export class LoginSucceeded {
  @Field(() => Viewer, { description: "The user who is signed in." })
  viewer!: Viewer;
}

@ObjectType({ simpleResolvers: true, description: "Outcome of signing out." })
export class LogoutResult {
  @Field(() => Boolean, { description: "Always true, also if nobody was signed in." })
  done!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Where a session that came by single sign-on ends at its identity provider; null: nowhere.",
  })
  signOutUrl!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Outcome of ending sessions of other devices." })
export class SessionsEnded {
  @Field(() => Int, { description: "Number of sessions that ended." })
  count!: number;
}

export const LoginResult = createUnionType({
  name: "LoginResult",
  description: "Signed in, a refusal with a message for the user, or the faults of the form.",
  types: () => [LoginSucceeded, Refusal, InvalidForm] as const,
});

export const SignInResult = createUnionType({
  name: "SignInResult",
  description: "Result of a sign-in without a form: signed in, or a refusal with a message for the user.",
  types: () => [LoginSucceeded, Refusal] as const,
});
