import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { toUserGroupBody, USER_GROUP_WIRE_NAMES, UserGroupInput } from "./user-group.input.ts";
import { toUserGroupList, toUserGroupWithChoices } from "./user-group.mapper.ts";
import {
  MoveUsersResult,
  SaveUserGroupResult,
  UserGroupList,
  UserGroupSaved,
  UserGroupWithChoices,
  UsersMoved,
} from "./user-group.type.ts";

/** User groups (screens 1010 and 1011). Administrators only. */
@Resolver()
export class UserGroupResolver {
  @Query(() => UserGroupList, { description: "User groups of the contract. Administrators only." })
  async userGroupList(@Ctx() { core }: RequestContext): Promise<UserGroupList> {
    return toUserGroupList(await core.userGroups.list());
  }

  @Query(() => UserGroupWithChoices, {
    nullable: true,
    description:
      "One user group with its choices, or the choices of a new one; null if there is no such group. Administrators only.",
  })
  async userGroupForm(
    @Arg("id", () => ID, { nullable: true, description: "Id; null for a new one." })
    id: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<UserGroupWithChoices | null> {
    const wire = await unlessUnknown(core.userGroups.one(id ? { user_group_id: id } : {}), null);
    return wire && toUserGroupWithChoices(wire);
  }

  @UseMiddleware(invalidFormAsData(USER_GROUP_WIRE_NAMES))
  @Mutation(() => SaveUserGroupResult, {
    description: "Creates or changes a user group. Administrators only.",
  })
  async saveUserGroup(
    @Arg("id", () => ID, { nullable: true, description: "Id of the one to change; null: create a new one." }) id:
      | string
      | null,
    @Arg("version", () => Int, { nullable: true, description: "Version that was read." }) version: number | null,
    @Arg("form", () => UserGroupInput, { description: "The form." }) form: UserGroupInput,
    @Ctx() { core }: RequestContext,
  ): Promise<UserGroupSaved | VersionConflict | Refusal> {
    const saved = await orConflict(core.userGroups.save(toUserGroupBody(id ?? null, version ?? null, form)));
    if (isNotSaved(saved)) return saved;
    return instance(UserGroupSaved, { id: saved.user_group_id, version: saved.version });
  }

  @Mutation(() => ChangeResult, {
    description:
      "Deletes a user group. A group with users is refused; the message gives their number. Administrators only.",
  })
  removeUserGroup(
    @Arg("id", () => ID, { description: "Id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.userGroups.remove({ user_group_id: id, version }));
  }

  @Mutation(() => MoveUsersResult, { description: "Moves all users of a user group to another. Administrators only." })
  async moveUsers(
    @Arg("from", () => ID, { description: "user_group_id to move from." }) from: string,
    @Arg("to", () => ID, { description: "user_group_id to move to." }) to: string,
    @Ctx() { core }: RequestContext,
  ): Promise<UsersMoved | Refusal> {
    const moved = await removedOrRefusal(core.userGroups.moveUsers({ user_group_id: from, to_user_group_id: to }));
    return moved instanceof Refusal ? moved : instance(UsersMoved, { count: moved.moved_count });
  }
}
