import "reflect-metadata";
import { createUnionType, Field, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";

@ObjectType({
  simpleResolvers: true,
  description: "The request was taken. The same for known and unknown accounts; a known one gets a mail.",
})
export class PasswordResetRequested {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Whose password a mailed link is for." })
export class PasswordResetUser {
  @Field(() => String, { description: "企業コード." })
  contractCode!: string;

  @Field(() => String, { description: "ユーザーID." })
  userId!: string;

  @Field(() => Boolean, { description: "He is invited: it will be his first password." })
  invited!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The new password holds; the user's other sessions have ended." })
export class PasswordChanged {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

export const PasswordResetRequestResult = createUnionType({
  name: "PasswordResetRequestResult",
  description: "Taken, refused because of too many requests, or a form with faults.",
  types: () => [PasswordResetRequested, Refusal, InvalidForm] as const,
});

export const PasswordResetUserResult = createUnionType({
  name: "PasswordResetUserResult",
  description: "Whose link it is, or why it opens nothing any more.",
  types: () => [PasswordResetUser, Refusal] as const,
});

export const PasswordChangeResult = createUnionType({
  name: "PasswordChangeResult",
  description: "Changed, refused with a text for the user, or a form with faults.",
  types: () => [PasswordChanged, Refusal, InvalidForm] as const,
});
