import "reflect-metadata";
import { GroupSource, UserGroupForm } from "@kirinuki/schema/forms/user-group-form.ts";
import { Type } from "class-transformer";
import { ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType("GroupSourceForm", { description: "A source that the group is to be linked to." })
export class GroupSourceInput extends GroupSource {
  @Field(() => Int, { description: "data_section: 1, 2, 3 or 5." })
  override dataSection!: number;

  @Field(() => Boolean, { description: "False: only articles of the user's themes can be chosen." })
  override allArticlesSelectable!: boolean;
}

@InputType("UserGroupForm", { description: "A user group as screen 1011 sends it." })
export class UserGroupInput extends UserGroupForm {
  @Field(() => String, { description: "At most 50 characters as the user sees them." })
  override userGroupName!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Monthly cap of image originals; null for none, absent is a fault.",
  })
  override useMaxCount1?: number | null;

  @Field(() => Int, { nullable: true, description: "Monthly cap of text originals; null for none, absent is a fault." })
  override useMaxCount2?: number | null;

  @Field(() => String, { nullable: true, description: "The demand unit by id; null for none, absent is a fault." })
  override demandId?: string | null;

  @Type(() => GroupSourceInput)
  @ValidateNested({ each: true })
  @Field(() => [GroupSourceInput], { description: "Its sources, each at most once." })
  override sources!: GroupSourceInput[];
}

/** How REST names the form's fields. */
export const USER_GROUP_WIRE_NAMES = {
  user_group_name: "userGroupName",
  use_max_count1: "useMaxCount1",
  use_max_count2: "useMaxCount2",
  demand_id: "demandId",
  user_group_linkage_info: "sources",
} as const satisfies Record<string, keyof UserGroupForm>;

type Body = BodyOf<"/api/v1/user_group", "put">;

/** Without an id it is a new one. */
export const toUserGroupBody = (id: string | null, version: number | null, form: UserGroupForm): Body => ({
  ...(id !== null && { user_group_id: id }),
  ...(version !== null && { version }),
  user_group_name: form.userGroupName,
  use_max_count1: form.useMaxCount1 ?? null,
  use_max_count2: form.useMaxCount2 ?? null,
  demand_id: form.demandId ?? null,
  user_group_linkage_info: form.sources.map(({ dataSection, allArticlesSelectable }) => ({
    data_section: dataSection as 1 | 2 | 3 | 5,
    all_articles_selectable_flag: allArticlesSelectable ? 1 : 0,
  })),
});
