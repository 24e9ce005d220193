import { TopicForm } from "@kirinuki/schema/forms/topic-form.ts";
import { IsOptional } from "class-validator";
import { IdField, IdsField, VersionField } from "../../../http/fields.ts";
import { Flag } from "../../../http/transforms.ts";
import { IdTexts, MOST_THEME_SETS } from "../theme-set/theme-set.form.ts";

const ID = "トピックスID";

/** GET /topic: without an id the choices of a new one. */
export class TopicQuery {
  @IsOptional() @IdField(ID) topics_id?: string;
}

/** POST /topic. */
export class NewTopicBody extends TopicForm {
  static readonly wireNames = {
    topics_name: "topicsName",
    user_info: "userIds",
    theme_info: "themeIds",
    user_group_info: "userGroupIds",
    all_user_groups_flag: "allUserGroups",
  };

  @IdTexts() declare userIds: string[];
  @IdTexts() declare themeIds?: string[];
  @IdTexts() declare userGroupIds?: string[];
  @Flag() declare allUserGroups?: boolean;
}

/** PUT /topic: themes and user groups that are absent stay as they are. */
export class TopicBody extends NewTopicBody {
  @IdField(ID) topics_id!: string;
  @VersionField() version!: number;
}

/** DELETE /topic: with the version that was read, a change in between is not deleted unseen. */
export class TopicRemovalForm extends TopicQuery {
  @IsOptional() @VersionField() version?: number;
}

/** PUT /topics_display_order. */
export class TopicOrderForm {
  @IdsField(ID, MOST_THEME_SETS) topics_ids!: string[];
}
