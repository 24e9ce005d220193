import { UseLines } from "@kirinuki/schema/forms/use-lines.ts";
import { MOST_USES, UserGroupName } from "@kirinuki/schema/forms/user-group-form.ts";
import { IsOptional, ValidateIf } from "class-validator";
import { IdField, VersionField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { IntegerField, PairsField } from "../../operator/contract-company/contract-company.fields.ts";

const DATA_SECTIONS = [1, 2, 3, 5];

export interface GroupLinkage {
  data_section: number;
  all_articles_selectable_flag: number;
}

const isGiven = (_: object, value: unknown) => value !== undefined;

/** DELETE /user_group: in the query or the body; `version` as in PUT. */
export class UserGroupIdForm {
  @IsOptional() @IdField("ユーザーグループID") user_group_id?: string;
  @IsOptional() @VersionField() version?: number;
}

/** GET /user_group: without an id the choices of a new one. */
export class UserGroupQuery {
  @IsOptional() @IdField("ユーザーグループID") user_group_id?: string;
}

/** PUT /user_group_users. */
export class MembersMoveForm {
  @IdField("ユーザーグループID") user_group_id!: string;
  @IdField("移動先のユーザーグループID") to_user_group_id!: string;
}

/**
 * PUT /user_group (spec section 5). Without an id the group is new. What is absent stays as it is; null takes a cap or the demand
 * unit away. A change names the `version` that was read: another one means that somebody was quicker.
 */
export class UserGroupForm {
  @IsOptional() @IdField("ユーザーグループID") user_group_id?: string;

  @ValidateIf(isGiven)
  @UserGroupName()
  user_group_name?: string;

  @Clearable() @IntegerField("原文利用上限（MC）", 0, MOST_USES) use_max_count1?: number | null;
  @Clearable() @IntegerField("原文利用上限（SC）", 0, MOST_USES) use_max_count2?: number | null;
  @Clearable() @IdField("請求単位ID") demand_id?: string | null;
  /** Percents of the caps whose crossing Admins are told of by mail; an empty list: none. */
  @IsOptional() @UseLines() use_lines?: number[];
  /** The sources that the group is linked to, all of them; absent on a new group: those of the contract. */
  @IsOptional()
  @PairsField("情報源", { data_section: DATA_SECTIONS, all_articles_selectable_flag: [0, 1] }, "data_section")
  user_group_linkage_info?: GroupLinkage[];

  @ValidateIf(({ user_group_id }: UserGroupForm) => user_group_id !== undefined)
  @VersionField()
  version?: number;
}
