import "reflect-metadata";
import { TopicForm } from "@kirinuki/schema/forms/topic-form.ts";
import { Field, InputType } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType("TopicForm", { description: "Form of a topic (screen 1017)." })
export class TopicInput extends TopicForm {
  @Field(() => String, {
    description: "Title, 2 to 20 characters. A combined character, such as an emoji, counts as one.",
  })
  override topicsName!: string;

  @Field(() => [String], { description: "user_ids of the editors." })
  override userIds!: string[];

  @Field(() => [String], { nullable: true, description: "theme_ids in display order; absent: none." })
  override themeIds?: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it is public to all user groups, including future ones.",
  })
  override allUserGroups?: boolean;

  @Field(() => [String], {
    nullable: true,
    description: "user_group_ids that it is public to. Ignored if it is public to all.",
  })
  override userGroupIds?: string[];
}

/** How REST names the form's fields. */
export const TOPIC_WIRE_NAMES = {
  topics_name: "topicsName",
  user_info: "userIds",
  theme_info: "themeIds",
  user_group_info: "userGroupIds",
  all_user_groups_flag: "allUserGroups",
} as const satisfies Record<string, keyof TopicForm>;

export const toTopicBody = ({
  topicsName,
  userIds,
  themeIds = [],
  allUserGroups = false,
  userGroupIds = [],
}: TopicForm): BodyOf<"/api/v1/topic", "post"> => ({
  topics_name: topicsName,
  user_info: userIds,
  theme_info: themeIds,
  user_group_info: allUserGroups ? [] : userGroupIds,
  all_user_groups_flag: allUserGroups,
});
