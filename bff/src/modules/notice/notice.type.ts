import "reflect-metadata";
import { createUnionType, Field, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { OperatorNotice } from "./login-screen.type.ts";

@ObjectType({ simpleResolvers: true, description: "The contract's notice, for who writes it." })
export class Notice {
  @Field(() => String, { description: "Text, with its line breaks; empty where there is none." })
  text!: string;

  @Field(() => String, { description: "Names this content; goes back with a change." })
  version!: string;
}

@ObjectType({ simpleResolvers: true, description: "What the operators have written for the sign-in page." })
export class LoginNotices {
  @Field(() => String, { description: "The warning above the form; empty where there is none." })
  alert!: string;

  @Field(() => [OperatorNotice], { description: "Newest first, those of days to come too." })
  notices!: OperatorNotice[];

  @Field(() => String, { description: "Names this content; goes back with a change." })
  version!: string;
}

export const NoticeResult = createUnionType({
  name: "NoticeResult",
  description: "Written, refused with a text for the user, a form with faults, or somebody else was quicker.",
  types: () => [Notice, Refusal, InvalidForm, VersionConflict] as const,
});

export const LoginNoticesResult = createUnionType({
  name: "LoginNoticesResult",
  description: "Written, refused with a text for the operator, a form with faults, or somebody else was quicker.",
  types: () => [LoginNotices, Refusal, InvalidForm, VersionConflict] as const,
});
