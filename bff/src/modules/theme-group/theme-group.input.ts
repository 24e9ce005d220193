import "reflect-metadata";
import { ThemeGroupForm } from "@kirinuki/schema/forms/theme-group-form.ts";
import { Field, InputType } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType("ThemeGroupForm", { description: "Form of a theme group (screen 1005)." })
export class ThemeGroupInput extends ThemeGroupForm {
  @Field(() => String, {
    description: "Name, at most 50 characters. A combined character, such as an emoji, counts as one.",
  })
  override themeGroupName!: string;

  @Field(() => [String], { description: "theme_ids in display order." })
  override themeIds!: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it is public to all user groups, including future ones.",
  })
  override allUserGroups?: boolean;

  @Field(() => [String], { description: "user_group_ids that it is public to. Ignored if it is public to all." })
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
