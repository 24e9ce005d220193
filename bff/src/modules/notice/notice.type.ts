import "reflect-metadata";
import { createUnionType, Field, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { OperatorNotice } from "./login-screen.type.ts";

@ObjectType({ simpleResolvers: true, description: "The contract's notice with its version, for editing." })
export class Notice {
  @Field(() => String, { description: "Text with line breaks; empty if there is no notice." })
  text!: string;

  @Field(() => String, { description: "Version of this content. Send it back with a change." })
  version!: string;
}

@ObjectType({ simpleResolvers: true, description: "Alert and notices of the sign-in page." })
export class LoginNotices {
  @Field(() => String, { description: "Alert above the sign-in form; empty if there is none." })
  alert!: string;

  @Field(() => [OperatorNotice], { description: "Notices, newest first, future ones included." })
  notices!: OperatorNotice[];

  @Field(() => String, { description: "Version of this content. Send it back with a change." })
  version!: string;
}

export const NoticeResult = createUnionType({
  name: "NoticeResult",
  description:
    "The saved notice, a refusal with a message for the user, the faults of the form, or a version conflict.",
  types: () => [Notice, Refusal, InvalidForm, VersionConflict] as const,
});

export const LoginNoticesResult = createUnionType({
  name: "LoginNoticesResult",
  description:
    "The saved content, a refusal with a message for the operator, the faults of the form, or a version conflict.",
  types: () => [LoginNotices, Refusal, InvalidForm, VersionConflict] as const,
});
