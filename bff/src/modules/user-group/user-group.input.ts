import "reflect-metadata";
import { GroupSource, UserGroupForm } from "@kirinuki/schema/forms/user-group-form.ts";
import { Type } from "class-transformer";
import { ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType("GroupSourceForm", { description: "A source to link the user group to." })
export class GroupSourceInput extends GroupSource {
  @Field(() => Int, { description: "data_section: 1, 2, 3 or 5." })
  override dataSection!: number;

  @Field(() => Boolean, {
    description: "Whether every article can be selected. If false, only articles of the user's themes.",
  })
  override allArticlesSelectable!: boolean;
}

@InputType("UserGroupForm", { description: "Form of a user group (screen 1011)." })
export class UserGroupInput extends UserGroupForm {
  @Field(() => String, {
    description: "Name, at most 50 characters. A combined character, such as an emoji, counts as one.",
  })
  override userGroupName!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Monthly cap for newspaper images; null: no cap. An absent value is a fault of the form.",
  })
  override useMaxCount1?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Monthly cap for newspaper text; null: no cap. An absent value is a fault of the form.",
  })
  override useMaxCount2?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "demand_id; null: no demand unit. An absent value is a fault of the form.",
  })
  override demandId?: string | null;

  @Field(() => [Int], {
    description: "Percentages of the caps at which Admins are notified, at most 2; empty: none.",
  })
  override useLines!: number[];

  @Type(() => GroupSourceInput)
  @ValidateNested({ each: true })
  @Field(() => [GroupSourceInput], { description: "Sources, each at most once." })
  override sources!: GroupSourceInput[];
}

/** How REST names the form's fields. */
export const USER_GROUP_WIRE_NAMES = {
  user_group_name: "userGroupName",
  use_max_count1: "useMaxCount1",
  use_max_count2: "useMaxCount2",
  use_lines: "useLines",
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
  use_lines: form.useLines,
  demand_id: form.demandId ?? null,
  user_group_linkage_info: form.sources.map(({ dataSection, allArticlesSelectable }) => ({
    data_section: dataSection as 1 | 2 | 3 | 5,
    all_articles_selectable_flag: allArticlesSelectable ? 1 : 0,
  })),
});
