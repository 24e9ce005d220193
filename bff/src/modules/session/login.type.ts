import "reflect-metadata";
import { createUnionType, Field, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
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
    description:
      "Sign-out URL of the identity provider, for a session started by single sign-on; null if there is none.",
  })
  signOutUrl!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Outcome of ending sessions of other devices." })
export class SessionsEnded {
  @Field(() => Int, { description: "Number of sessions that ended." })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "The password is correct and the second step is pending. Send the form again with it.",
})
export class SecondStep {
  @Field(() => Boolean, { description: "Whether a code of the authenticator app or a recovery code is accepted." })
  authenticator!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "PublicKeyCredentialRequestOptionsJSON as text; null where the user has no passkey.",
  })
  passkeyOptions!: string | null;
}

/** What core-api's refusal says of the second step; null where it is another refusal. */
export function secondStepOf(data: unknown): SecondStep | null {
  if (typeof data !== "object" || data === null || !("second_step" in data)) return null;
  const step = data.second_step as { authenticator_flag: number; passkey_options: string | null };
  return instance(SecondStep, {
    authenticator: step.authenticator_flag === 1,
    passkeyOptions: step.passkey_options,
  });
}

export const LoginResult = createUnionType({
  name: "LoginResult",
  description: "Signed in, a pending second step, a refusal with a message for the user, or the faults of the form.",
  types: () => [LoginSucceeded, SecondStep, Refusal, InvalidForm] as const,
});

export const SignInResult = createUnionType({
  name: "SignInResult",
  description: "Result of a sign-in without a form: signed in, or a refusal with a message for the user.",
  types: () => [LoginSucceeded, Refusal] as const,
});
