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
  @Field(() => UsersChange, { description: "The change." })
  change!: UsersChange;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  @Field(() => [ID], { description: "user_ids, at most 1,000." })
  userIds!: string[];

  @IsOptional()
  @Matches(/^\d{1,18}$/, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "user_group_id to move to; only for MOVE." })
  userGroupId?: string | null;
}

type Answer = { user_id: string; version: number } | Refusal | VersionConflict;

const saved = (answer: Answer): SavedUser | Refusal | VersionConflict =>
  isNotSaved(answer) ? answer : instance(SavedUser, { userId: answer.user_id, version: answer.version });

/** Users of the contract (screens 1013 and 1014). Administrators only; one call each. */
@Resolver()
export class UserResolver {
  @Query(() => UserPage, { description: "One page of the contract's users that match a filter. Administrators only." })
  async users(@Args(() => UsersArgs) args: UsersArgs, @Ctx() { core }: RequestContext): Promise<UserPage> {
    return toUserPage(await core.users.list(toUsersQuery(args)));
  }

  @Query(() => [UserGroupOption], { description: "User groups to choose from. Administrators only." })
  async userGroupChoices(@Ctx() { core }: RequestContext): Promise<UserGroupOption[]> {
    return toGroupChoices(await core.userGroups.list());
  }

  @Query(() => User, {
    nullable: true,
    description: "One user; null if the contract has no such user. Administrators only.",
  })
  async user(
    @Arg("userId", () => ID, { description: "user_id." }) userId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<User | null> {
    const wire = await unlessUnknown(core.users.one({ user_id: userId }), null);
    return wire && toUser(wire);
  }

  @Query(() => [DeletedUser], {
    description: "Users deleted in the last 400 days, latest first. Administrators only.",
  })
  async deletedUsers(@Ctx() { core }: RequestContext): Promise<DeletedUser[]> {
    return toDeletedUsers(await core.users.deleted());
  }

  @UseMiddleware(invalidFormAsData(USER_WIRE_NAMES))
  @Mutation(() => SaveUserResult, { description: "Creates or changes a user. Administrators only." })
  async saveUser(
    @Arg("form", () => UserInput, { description: "The user." }) form: UserInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SavedUser | Refusal | VersionConflict> {
    return saved(await orConflict(core.users.save(toUserBody(form))));
  }

  @Mutation(() => UserRemovalResult, { description: "Deletes a user. Administrators only." })
  async removeUser(
    @Arg("userId", () => ID, { description: "user_id." }) userId: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<UserRemoved | Refusal | VersionConflict> {
    const answer = await orConflict(core.users.remove({ user_id: userId, version }));
    return isNotSaved(answer) ? answer : instance(UserRemoved, { done: true });
  }

  @Mutation(() => ChangeUsersResult, {
    description:
      "Applies one change to several users. The answer names the users that it was refused for. Administrators only.",
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
  @Mutation(() => SaveUserResult, {
    description: "Restores a deleted user and sends an invitation. Administrators only.",
  })
  async restoreUser(
    @Arg("userId", () => ID, { description: "user_id." }) userId: string,
    @Arg("userGroupId", () => ID, {
      nullable: true,
      description: "New user_group_id; null: the user group before the deletion.",
    })
    userGroupId: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<SavedUser | Refusal | VersionConflict> {
    const body = { user_id: userId, ...(userGroupId && { user_group_id: userGroupId }) };
    return saved(await orRefusal(core.users.restore(body)));
  }
}
