import "reflect-metadata";
import { ThemeGroupForm } from "@kirinuki/schema/forms/theme-group-form.ts";
import { Field, InputType } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType("ThemeGroupForm", { description: "A theme group as its screen sends it." })
export class ThemeGroupInput extends ThemeGroupForm {
  @Field(() => String, { description: "At most 50 characters as the user sees them." })
  override themeGroupName!: string;

  @Field(() => [String], { description: "Themes by id, in order." })
  override themeIds!: string[];

  @Field(() => Boolean, { nullable: true, description: "For every user group, those to come too." })
  override allUserGroups?: boolean;

  @Field(() => [String], { description: "User groups by id; not looked at where it is for all." })
  override userGroupIds!: string[];
}

/** How REST names the form's fields. */
export const THEME_GROUP_WIRE_NAMES = {
  theme_group_name: "themeGroupName",
  theme_info: "themeIds",
  user_group_info: "userGroupIds",
  all_user_groups_flag: "allUserGroups",
} as const satisfies Record<string, keyof ThemeGroupForm>;

export const toThemeGroupBody = (
  id: string | null,
  version: number | null,
  { themeGroupName, themeIds, allUserGroups = false, userGroupIds }: ThemeGroupForm,
): BodyOf<"/api/v1/theme_group", "put"> => ({
  ...(id !== null && { theme_group_id: id }),
  ...(version !== null && { version }),
  theme_group_name: themeGroupName,
  theme_info: themeIds,
  user_group_info: allUserGroups ? [] : userGroupIds,
  all_user_groups_flag: allUserGroups,
});
