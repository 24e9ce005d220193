import "reflect-metadata";
import { createUnionType, Field, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";

@ObjectType({
  simpleResolvers: true,
  description:
    "The request was accepted. The answer is the same for known and unknown accounts; only a known account gets a mail.",
})
export class PasswordResetRequested {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Account that a mailed link belongs to." })
export class PasswordResetUser {
  @Field(() => String, { description: "企業コード." })
  contractCode!: string;

  @Field(() => String, { description: "ユーザーID." })
  userId!: string;

  @Field(() => Boolean, { description: "Whether the user is invited and will set a first password." })
  invited!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "The password was changed and all other sessions of the user ended.",
})
export class PasswordChanged {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

export const PasswordResetRequestResult = createUnionType({
  name: "PasswordResetRequestResult",
  description: "The request was accepted, refused because of too many requests, or the form has faults.",
  types: () => [PasswordResetRequested, Refusal, InvalidForm] as const,
});

export const PasswordResetUserResult = createUnionType({
  name: "PasswordResetUserResult",
  description: "The account of the link, or why the link is invalid.",
  types: () => [PasswordResetUser, Refusal] as const,
});

export const PasswordChangeResult = createUnionType({
  name: "PasswordChangeResult",
  description: "The password was changed, a refusal with a message for the user, or the faults of the form.",
  types: () => [PasswordChanged, Refusal, InvalidForm] as const,
});
