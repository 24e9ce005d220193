import { ThemeGroupForm } from "@kirinuki/schema/forms/theme-group-form.ts";
import { IsOptional } from "class-validator";
import { IdField, IdsField, VersionField } from "../../../http/fields.ts";
import { Flag } from "../../../http/transforms.ts";
import { IdTexts, MOST_THEME_SETS } from "../theme-set/theme-set.form.ts";

const ID = "テーマグループID";

/** GET /theme_group: without an id the choices of a new one. */
export class ThemeGroupQuery {
  @IsOptional() @IdField(ID) theme_group_id?: string;
}

/** PUT /theme_group: with id and version it edits, without either it creates. */
export class ThemeGroupBody extends ThemeGroupForm {
  static readonly wireNames = {
    theme_group_name: "themeGroupName",
    theme_info: "themeIds",
    user_group_info: "userGroupIds",
    all_user_groups_flag: "allUserGroups",
  };

  @IsOptional() @IdField(ID) theme_group_id?: string;
  @IsOptional() @VersionField() version?: number;
  @IdTexts() declare themeIds: string[];
  @IdTexts() declare userGroupIds: string[];
  @Flag() declare allUserGroups?: boolean;
}

/** DELETE /theme_group: with the version that was read, a change in between is not deleted unseen. */
export class ThemeGroupRemovalForm extends ThemeGroupQuery {
  @IsOptional() @VersionField() version?: number;
}

/** PUT /theme_groups_display_order. */
export class ThemeGroupOrderForm {
  @IdsField(ID, MOST_THEME_SETS) theme_group_ids!: string[];
}
