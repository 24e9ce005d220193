import { Type } from "typebox";
import { themesSchema } from "../../themes/theme/theme.dto.ts";
import { profileSchema } from "../session/profile.dto.ts";

const flag = Type.Integer({ enum: [0, 1] });

const reasoned = <Reason extends string>(reasons: readonly Reason[]) => ({
  /** None: the user does not have it. */
  reasons: Type.Array(Type.Unsafe<Reason>({ type: "string", enum: reasons })),
  /** User groups that it is for; of a theme, the theme groups and topics through which the user has it. */
  through: Type.Array(Type.String()),
});

/** GET /user_view: what a user sees, by the calls that he makes himself, and why. */
export const userViewSchema = Type.Object({
  profile: profileSchema,
  sections: Type.Array(
    Type.Object({
      data_section: Type.Integer(),
      visible_flag: flag,
      contract_flag: flag,
      user_group_flag: flag,
      all_articles_selectable_flag: flag,
    }),
  ),
  /** 1: neither contract nor group is linked to a source, so all are visible (spec section 5). */
  unlinked_flag: flag,
  themes: themesSchema,
  theme_reasons: Type.Array(
    Type.Object({
      theme_id: Type.String(),
      theme_name: Type.String(),
      ...reasoned(["theme_browsing", "all_user_groups", "theme_group", "topic"]),
    }),
  ),
  theme_group_reasons: Type.Array(
    Type.Object({
      theme_group_id: Type.String(),
      theme_group_name: Type.String(),
      ...reasoned(["theme_browsing", "all_user_groups", "user_group"]),
    }),
  ),
  topics_reasons: Type.Array(
    Type.Object({
      topics_id: Type.String(),
      topics_name: Type.String(),
      ...reasoned(["all_user_groups", "user_group", "editor"]),
      /** 1: it has no article of a visible source in the period, so home does not list it (spec section 4). */
      empty_flag: flag,
    }),
  ),
});
