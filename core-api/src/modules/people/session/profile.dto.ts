import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const original = Type.Object({
  thumbnail: Type.Boolean(),
  view_pdf: Type.Boolean(),
  print_pdf: Type.Boolean(),
  view_text: Type.Boolean(),
  print_text: Type.Boolean(),
});

/** The first item of a login answer's data (spec section 3, Logged-in user). The last three fields are ours. */
export const profileSchema = Type.Object({
  contract_id: Type.String(),
  contract_code: Type.String(),
  user_id: Type.String(),
  user_email: Type.String(),
  /** IP login's name for user_email; both travel, so that either reader finds it. */
  email: Type.String(),
  name: Type.String(),
  company_name: Type.String(),
  user_authority: Type.Integer(),
  mc_user_authority: Type.Integer(),
  sc_user_authority: Type.Integer(),
  sc_user_id: Type.String(),
  topics_creation_flag: Type.Integer(),
  theme_browsing: Type.Integer(),
  ip_restriction_flag: Type.Integer(),
  system_mail_stop_flag: Type.Integer(),
  login_stop_flag: Type.Integer(),
  pass_change_stop_flag: Type.Integer(),
  user_group_id: Type.String(),
  user_group_name: Type.String(),
  service_linkage_info: Type.Array(Type.Object({ data_section: Type.Integer() })),
  user_group_linkage_info: Type.Array(
    Type.Object({ data_section: Type.Integer(), all_articles_selectable_flag: Type.Integer() }),
  ),
  company_configuration_info: Type.Array(
    Type.Object({ configuration_key: Type.String(), configuration_value: Type.String() }),
  ),
  pdf_usage_display_flag: Type.Integer(),
  subtheme_display_flag: Type.Integer(),
  mail_send_max_count: Type.Integer(),
  kirinuki_user: Type.Integer(),
  message_info: Type.Array(Type.Object({ message_key: Type.String(), configuration_value: Type.String() })),
  process_date: Type.String(),
  /** For everybody once the contract is over, for Admins from a week before its last day on; null before. */
  contract_end: nullable(
    Type.Object({
      end_date: Type.String({ format: "date", description: "Last day of service" }),
      read_until: Type.String({ format: "date", description: "Last day on which it can be read" }),
      read_only_flag: Type.Integer({
        enum: [0, 1],
        description: "1: the service has ended; the contract can only be read",
      }),
    }),
  ),
  role: Type.Union([Type.Literal("User"), Type.Literal("TopicUser"), Type.Literal("Admin")]),
  visible_sections: Type.Array(Type.Integer()),
  abilities: Type.Object({
    mc: original,
    sc: original,
    send_mail: Type.Boolean(),
    manage_topics: Type.Boolean(),
    administer: Type.Boolean(),
  }),
  /** 1: the contract demands a second factor, and the user has none; until then everything but setting one up is refused. */
  second_factor_needed_flag: Type.Optional(Type.Integer({ enum: [0, 1] })),
  /** Only of a session in which an operator looks at the product as the user. */
  support_view: Type.Optional(
    Type.Object({
      operator_name: Type.String(),
      reason: Type.String(),
      ends_datetime: Type.String({ format: "date-time" }),
    }),
  ),
});
export type Profile = Static<typeof profileSchema>;
