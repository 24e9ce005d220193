import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { THEME_GROUP_WIRE_NAMES, ThemeGroupInput, toThemeGroupBody } from "./theme-group.input.ts";
import { toThemeGroupLines, toThemeGroupSettings } from "./theme-group.mapper.ts";
import { SaveThemeGroupResult, ThemeGroupLine, ThemeGroupSettings } from "./theme-group.type.ts";

/** Theme groups (screens 1004 and 1005). Administrators only. */
@Resolver()
export class ThemeGroupResolver {
  @Query(() => [ThemeGroupLine], {
    description: "Theme groups of the contract, in the order that users see. Administrators only.",
  })
  async themeGroupLines(@Ctx() { core }: RequestContext): Promise<ThemeGroupLine[]> {
    const [lines, tree] = await Promise.all([core.themeSets.themeGroups(), core.themes.list({})]);
    return toThemeGroupLines(lines, tree);
  }

  @Query(() => ThemeGroupSettings, {
    nullable: true,
    description: "One with all its choices; without an id, a new one; null if it was deleted. Administrators only.",
  })
  themeGroupSettings(
    @Arg("id", () => ID, { nullable: true, description: "Id; null for a new one." }) id: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ThemeGroupSettings | null> {
    return unlessUnknown(load(context, id), null);
  }

  @UseMiddleware(invalidFormAsData(THEME_GROUP_WIRE_NAMES))
  @Mutation(() => SaveThemeGroupResult, {
    description: "Creates one, or changes the one with the given id. Administrators only.",
  })
  async saveThemeGroup(
    @Arg("id", () => ID, { nullable: true, description: "Id of the one to change; null: create a new one." }) id:
      | string
      | null,
    @Arg("version", () => Int, { nullable: true, description: "Version that was read." }) version: number | null,
    @Arg("form", () => ThemeGroupInput, { description: "The form." }) form: ThemeGroupInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ThemeGroupSettings | VersionConflict | Refusal> {
    const saved = await orConflict(core.themeSets.saveThemeGroup(toThemeGroupBody(id ?? null, version ?? null, form)));
    if (isNotSaved(saved)) return saved;
    return toThemeGroupSettings(saved, await core.themes.master());
  }

  @Mutation(() => ChangeResult, {
    description: "Deletes a theme group or topic. Refused while a mail setting uses it. Administrators only.",
  })
  removeThemeGroup(
    @Arg("id", () => ID, { description: "Id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.themeSets.removeThemeGroup({ theme_group_id: id, version }));
  }

  @Mutation(() => ChangeResult, {
    description:
      "Saves the display order. Refused if an entry was added or removed since the list was read. Administrators only.",
  })
  orderThemeGroups(
    @Arg("ids", () => [ID], { description: "All ids, in the new order." }) ids: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.themeSets.orderThemeGroups({ theme_group_ids: ids }));
  }
}

/** @throws BffError NOT_FOUND */
async function load({ core }: RequestContext, id: string | null | undefined): Promise<ThemeGroupSettings> {
  const [wire, master] = await Promise.all([
    core.themeSets.themeGroup(id ? { theme_group_id: id } : {}),
    core.themes.master(),
  ]);
  return toThemeGroupSettings(wire, master);
}
