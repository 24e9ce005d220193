import "reflect-metadata";
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, Matches } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { inputText } from "../../errors/catalogue.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { UsersChange } from "./user.enums.ts";
import { toUserBody, toUsersQuery, USER_WIRE_NAMES, UserInput, UsersArgs } from "./user.input.ts";
import { toChangedUsers, toDeletedUsers, toGroupChoices, toUser, toUserPage } from "./user.mapper.ts";
import {
  ChangedUsers,
  ChangeUsersResult,
  DeletedUser,
  SavedUser,
  SaveUserResult,
  User,
  UserGroupOption,
  UserPage,
  UserRemovalResult,
  UserRemoved,
} from "./user.type.ts";

@ArgsType()
class ChangeUsersArgs {
  @Field(() => UsersChange, { description: "What is done to them." })
  change!: UsersChange;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  @Field(() => [ID], { description: "Who; up to 1,000." })
  userIds!: string[];

  @IsOptional()
  @Matches(/^\d{1,18}$/, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "Of MOVE: the group that they go to." })
  userGroupId?: string | null;
}

type Answer = { user_id: string; version: number } | Refusal | VersionConflict;

const saved = (answer: Answer): SavedUser | Refusal | VersionConflict =>
  isNotSaved(answer) ? answer : instance(SavedUser, { userId: answer.user_id, version: answer.version });

/** Users of the contract (screens 1013 and 1014). Administrators only; one call each. */
@Resolver()
export class UserResolver {
  @Query(() => UserPage, { description: "The contract's users, a page of a search. Administrators only." })
  async users(@Args(() => UsersArgs) args: UsersArgs, @Ctx() { core }: RequestContext): Promise<UserPage> {
    return toUserPage(await core.users.list(toUsersQuery(args)));
  }

  @Query(() => [UserGroupOption], { description: "The groups that users can be in. Administrators only." })
  async userGroupChoices(@Ctx() { core }: RequestContext): Promise<UserGroupOption[]> {
    return toGroupChoices(await core.userGroups.list());
  }

  @Query(() => User, {
    nullable: true,
    description: "One of them; null where he is gone or another contract's. Administrators only.",
  })
  async user(
    @Arg("userId", () => ID, { description: "What he signs in with." }) userId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<User | null> {
    const wire = await unlessUnknown(core.users.one({ user_id: userId }), null);
    return wire && toUser(wire);
  }

  @Query(() => [DeletedUser], {
    description: "Users deleted in the last 400 days, the latest first. Administrators only.",
  })
  async deletedUsers(@Ctx() { core }: RequestContext): Promise<DeletedUser[]> {
    return toDeletedUsers(await core.users.deleted());
  }

  @UseMiddleware(invalidFormAsData(USER_WIRE_NAMES))
  @Mutation(() => SaveUserResult, { description: "Makes a user, or changes him. Administrators only." })
  async saveUser(
    @Arg("form", () => UserInput, { description: "The user." }) form: UserInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SavedUser | Refusal | VersionConflict> {
    return saved(await orConflict(core.users.save(toUserBody(form))));
  }

  @Mutation(() => UserRemovalResult, { description: "Deletes a user. Administrators only." })
  async removeUser(
    @Arg("userId", () => ID, { description: "What he signs in with." }) userId: string,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<UserRemoved | Refusal | VersionConflict> {
    const answer = await orConflict(core.users.remove({ user_id: userId, version }));
    return isNotSaved(answer) ? answer : instance(UserRemoved, { done: true });
  }

  @Mutation(() => ChangeUsersResult, {
    description: "One change of several users; those for whom it is not allowed are named. Administrators only.",
  })
  async changeUsers(
    @Args(() => ChangeUsersArgs) { change, userIds, userGroupId }: ChangeUsersArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangedUsers | Refusal> {
    const body = {
      change: change.toLowerCase() as Lowercase<UsersChange>,
      user_ids: userIds,
      ...(userGroupId && { user_group_id: userGroupId }),
    };
    const answer = await orRefusal(core.users.change(body));
    return answer instanceof Refusal ? answer : toChangedUsers(answer);
  }

  @UseMiddleware(invalidFormAsData(USER_WIRE_NAMES))
  @Mutation(() => SaveUserResult, { description: "Brings a deleted user back and invites him. Administrators only." })
  async restoreUser(
    @Arg("userId", () => ID, { description: "What he signed in with." }) userId: string,
    @Arg("userGroupId", () => ID, { nullable: true, description: "His group from now on; null: the one he was in." })
    userGroupId: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<SavedUser | Refusal | VersionConflict> {
    const body = { user_id: userId, ...(userGroupId && { user_group_id: userGroupId }) };
    return saved(await orRefusal(core.users.restore(body)));
  }
}
