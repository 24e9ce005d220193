import "reflect-metadata";
import { AddressGroupForm } from "@kirinuki/schema/forms/address-group-form.ts";
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { type ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { AddressGroup, AddressGroupResult } from "./address-group.type.ts";

@InputType("AddressGroupForm", { description: "A group of mail addresses." })
export class AddressGroupInput extends AddressGroupForm {
  @Field(() => String, { description: "Its name, at most 50 characters." })
  override groupName!: string;

  @Field(() => [String], { description: "1 to 200 addresses." })
  override addresses!: string[];

  @Field(() => Int, { nullable: true, description: "Version that was read; null: a new group." })
  override version?: number;
}

type GroupWire = DataOf<"/api/v1/address_group", "put">;

const toGroup = (wire: GroupWire): AddressGroup =>
  instance(AddressGroup, {
    id: wire.address_group_id,
    name: wire.group_name,
    addresses: wire.mail_address,
    stoppedCount: wire.stopped_count,
    version: wire.version,
  });

/** The contract's address list in groups (screens 1002 and 1007). */
@Resolver()
export class AddressGroupResolver {
  @Query(() => [AddressGroup], {
    description: "Groups of mail addresses, by name. Topic users and administrators only.",
  })
  async addressGroups(@Ctx() { core }: RequestContext): Promise<AddressGroup[]> {
    return (await core.mailDrafts.groups()).address_groups.map(toGroup);
  }

  @UseMiddleware(invalidFormAsData({ group_name: "groupName", mail_address: "addresses", version: "version" }))
  @Mutation(() => AddressGroupResult, {
    description: "Adds a group of mail addresses, or changes one. Administrators only.",
  })
  async saveAddressGroup(
    @Arg("id", () => ID, { nullable: true, description: "The one to change; null: a new one." }) id: string | null,
    @Arg("form", () => AddressGroupInput, { description: "The group." }) form: AddressGroupInput,
    @Ctx() { core }: RequestContext,
  ): Promise<AddressGroup | Refusal | VersionConflict> {
    const { groupName, addresses, version } = form;
    const saved = await orConflict(
      core.mailDrafts.saveGroup({
        ...(id && { address_group_id: id }),
        ...(version && { version }),
        group_name: groupName,
        mail_address: addresses,
      }),
    );
    return isNotSaved(saved) ? saved : toGroup(saved);
  }

  @Mutation(() => ChangeResult, { description: "Deletes a group of mail addresses. Administrators only." })
  removeAddressGroup(
    @Arg("id", () => ID, { description: "address_group_id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.mailDrafts.removeGroup({ address_group_id: id, version }));
  }
}
