import "reflect-metadata";
import { TopicForm } from "@kirinuki/schema/forms/topic-form.ts";
import { Field, InputType } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType("TopicForm", { description: "A topic as its screen sends it." })
export class TopicInput extends TopicForm {
  @Field(() => String, { description: "2 to 20 characters as the user sees them." })
  override topicsName!: string;

  @Field(() => [String], { description: "ユーザーIDs of who edits it." })
  override userIds!: string[];

  @Field(() => [String], { nullable: true, description: "Themes by id, in order; absent: none." })
  override themeIds?: string[];

  @Field(() => Boolean, { nullable: true, description: "For every user group, those to come too." })
  override allUserGroups?: boolean;

  @Field(() => [String], { nullable: true, description: "User groups by id; not looked at where it is for all." })
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
