import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime } from "../../graphql/scalars.ts";
import { UserState } from "./user.enums.ts";

@ObjectType({ simpleResolvers: true, description: "A user of the contract as its Admins see him." })
export class User {
  @Field(() => ID, { description: "What he signs in with." })
  userId!: string;

  @Field(() => ID, { description: "user_group_id, decimal." })
  userGroupId!: string;

  @Field(() => String, { description: "Name of the group." })
  userGroupName!: string;

  @Field(() => String, { description: "His name." })
  name!: string;

  @Field(() => String, { description: "Where his mails go." })
  email!: string;

  @Field(() => Int, { description: "1 Admin, 0 everybody else." })
  userAuthority!: number;

  @Field(() => Int, { description: "1, 2 or 3 (spec section 6)." })
  mcUserAuthority!: number;

  @Field(() => Int, { description: "2, 3 or 5 (spec section 6)." })
  scUserAuthority!: number;

  @Field(() => Boolean, { description: "He fills topics and sends mails." })
  topicsCreation!: boolean;

  @Field(() => Boolean, { description: "He sees every theme of the contract; else those of his group." })
  themeBrowsing!: boolean;

  @Field(() => Boolean, { description: "He signs in only from the contract's addresses." })
  ipRestriction!: boolean;

  @Field(() => Boolean, { description: "He can't sign in." })
  loginStop!: boolean;

  @Field(() => Boolean, { description: "He can't change his password." })
  passChangeStop!: boolean;

  @Field(() => Boolean, { description: "He gets no mails." })
  systemMailStop!: boolean;

  @Field(() => String, { description: "His account at the external newspaper service; blank for none." })
  scUserId!: string;

  @Field(() => Boolean, { description: "Its password is kept. It is shown nowhere." })
  scUserPwSet!: boolean;

  @Field(() => UserState, { description: "Whether he can sign in." })
  state!: UserState;

  @Field(() => DateTime, { nullable: true, description: "When he was invited last." })
  invitedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When the link of his invitation ends." })
  invitationEnd!: string | null;

  @Field(() => String, { nullable: true, description: "Why his invitation did not reach him." })
  invitationFault!: string | null;

  @Field(() => DateTime, { nullable: true, description: "Until when he is locked." })
  lockedUntil!: string | null;

  @Field(() => DateTime, { nullable: true, description: "To the minute; null before the first time." })
  lastLoginAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When he was changed last." })
  changedAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Who changed him: a name, or an id where nobody has it any more.",
  })
  changedBy!: string | null;

  @Field(() => Int, { description: "Goes back with a change or a removal." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "A page of the contract's users." })
export class UserPage {
  @Field(() => [User], { description: "In the order that was asked for." })
  users!: User[];

  @Field(() => Int, { description: "Of the whole search." })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: "A group that users can be in." })
export class UserGroupOption {
  @Field(() => ID, { description: "user_group_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => Int, { description: "How many users it has." })
  userCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "A deleted user whose id rests." })
export class DeletedUser {
  @Field(() => ID, { description: "What he signed in with." })
  userId!: string;

  @Field(() => String, { description: "His name." })
  name!: string;

  @Field(() => ID, { nullable: true, description: "His group; null where it is gone." })
  userGroupId!: string | null;

  @Field(() => DateTime, { description: "When he was deleted." })
  deletedAt!: string;

  @Field(() => Boolean, { description: "He can be brought back." })
  restorable!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The user as he is kept now." })
export class SavedUser {
  @Field(() => ID, { description: "What he signs in with." })
  userId!: string;

  @Field(() => Int, { description: "His version now." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "A user whom a change was not allowed for." })
export class RefusedUser {
  @Field(() => ID, { description: "What he signs in with." })
  userId!: string;

  @Field(() => String, { description: "His name; blank where nobody has the id." })
  name!: string;

  @Field(() => String, { description: "Japanese text for the user." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "What became of a change of several users." })
export class ChangedUsers {
  @Field(() => Int, { description: "How many are as was asked for." })
  changedCount!: number;

  @Field(() => [RefusedUser], { description: "The others, each with the reason." })
  refused!: RefusedUser[];
}

@ObjectType({ simpleResolvers: true, description: "The user is deleted." })
export class UserRemoved {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

export const SaveUserResult = createUnionType({
  name: "SaveUserResult",
  description: "Saved, refused with a text for the user, a form with faults, or too late.",
  types: () => [SavedUser, Refusal, InvalidForm, VersionConflict] as const,
});

export const UserRemovalResult = createUnionType({
  name: "UserRemovalResult",
  description: "Deleted, refused with a text for the user, or too late.",
  types: () => [UserRemoved, Refusal, VersionConflict] as const,
});

export const ChangeUsersResult = createUnionType({
  name: "ChangeUsersResult",
  description: "Done as far as it is allowed, or refused with a text for the user.",
  types: () => [ChangedUsers, Refusal] as const,
});
