import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime } from "../../graphql/scalars.ts";
import { UserState } from "./user.enums.ts";

@ObjectType({ simpleResolvers: true, description: "A user of the contract, for its Admins." })
export class User {
  @Field(() => ID, { description: "user_id." })
  userId!: string;

  @Field(() => ID, { description: "user_group_id, decimal." })
  userGroupId!: string;

  @Field(() => String, { description: "Name of the user group." })
  userGroupName!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "Mail address." })
  email!: string;

  @Field(() => Int, { description: "user_authority: 1 for Admins, 0 for all other users." })
  userAuthority!: number;

  @Field(() => Int, { description: "1, 2 or 3 (spec section 6)." })
  mcUserAuthority!: number;

  @Field(() => Int, { description: "2, 3 or 5 (spec section 6)." })
  scUserAuthority!: number;

  @Field(() => Boolean, { description: "Whether the user may edit topics and send mails." })
  topicsCreation!: boolean;

  @Field(() => Boolean, {
    description: "Whether the user sees every theme of the contract. If false, only the themes of the user group.",
  })
  themeBrowsing!: boolean;

  @Field(() => Boolean, { description: "Whether the user may sign in from the contract's IP addresses only." })
  ipRestriction!: boolean;

  @Field(() => Boolean, { description: "Whether the sign-in is stopped." })
  loginStop!: boolean;

  @Field(() => Boolean, { description: "Whether the user may not change the password." })
  passChangeStop!: boolean;

  @Field(() => Boolean, { description: "Whether the user gets no system mails." })
  systemMailStop!: boolean;

  @Field(() => String, { description: "Account at the external newspaper service; empty if there is none." })
  scUserId!: string;

  @Field(() => Boolean, { description: "Whether a password of that account is stored. It is never returned." })
  scUserPwSet!: boolean;

  @Field(() => Boolean, { description: "Whether the user has set a password." })
  passwordSet!: boolean;

  @Field(() => Boolean, { description: "Whether the user has a second factor." })
  secondFactor!: boolean;

  @Field(() => UserState, { description: "State of the user's access." })
  state!: UserState;

  @Field(() => DateTime, { nullable: true, description: "When the last invitation was sent." })
  invitedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When the invitation expires." })
  invitationEnd!: string | null;

  @Field(() => String, { nullable: true, description: "Why the invitation mail was not delivered." })
  invitationFault!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When the lock ends; null if the account is not locked." })
  lockedUntil!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Last sign-in, to the minute; null if the user never signed in.",
  })
  lastLoginAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When the user was last changed." })
  changedAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the user who made the last change; the user_id if that user was deleted.",
  })
  changedBy!: string | null;

  @Field(() => Int, { description: "Version. Send it back with a change or a removal." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "One page of the contract's users." })
export class UserPage {
  @Field(() => [User], { description: "Users in the requested order." })
  users!: User[];

  @Field(() => Int, { description: "Number of users that match, on all pages." })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: "A user group to choose from." })
export class UserGroupOption {
  @Field(() => ID, { description: "user_group_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => Int, { description: "Number of its users." })
  userCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "A deleted user. The user_id cannot be used again for 400 days." })
export class DeletedUser {
  @Field(() => ID, { description: "user_id." })
  userId!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => ID, { nullable: true, description: "user_group_id; null if that group was deleted." })
  userGroupId!: string | null;

  @Field(() => DateTime, { description: "When the user was deleted." })
  deletedAt!: string;

  @Field(() => Boolean, { description: "Whether the user can be restored." })
  restorable!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The saved user." })
export class SavedUser {
  @Field(() => ID, { description: "user_id." })
  userId!: string;

  @Field(() => Int, { description: "New version." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "A user that a change was refused for." })
export class RefusedUser {
  @Field(() => ID, { description: "user_id." })
  userId!: string;

  @Field(() => String, { description: "Name; empty if there is no such user." })
  name!: string;

  @Field(() => String, { description: "Japanese text for the user." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "Result of a change of several users." })
export class ChangedUsers {
  @Field(() => Int, { description: "Number of users that were changed, or already were as requested." })
  changedCount!: number;

  @Field(() => [RefusedUser], { description: "Users that were not changed, each with the reason." })
  refused!: RefusedUser[];
}

@ObjectType({ simpleResolvers: true, description: "The user was deleted." })
export class UserRemoved {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

export const SaveUserResult = createUnionType({
  name: "SaveUserResult",
  description: "The saved user, a refusal with a message for the user, the faults of the form, or a version conflict.",
  types: () => [SavedUser, Refusal, InvalidForm, VersionConflict] as const,
});

export const UserRemovalResult = createUnionType({
  name: "UserRemovalResult",
  description: "Deleted, a refusal with a message for the user, or a version conflict.",
  types: () => [UserRemoved, Refusal, VersionConflict] as const,
});

export const ChangeUsersResult = createUnionType({
  name: "ChangeUsersResult",
  description: "The result, or a refusal with a message for the user.",
  types: () => [ChangedUsers, Refusal] as const,
});
