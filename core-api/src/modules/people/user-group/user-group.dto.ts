import { USUAL_USE_LINES } from "@kirinuki/schema/forms/use-lines.ts";
import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";
import { lastChangeSchema } from "../../audit/last-change.ts";

const group = {
  user_group_name: Type.String(),
  use_max_count1: nullable(Type.Integer()),
  use_max_count2: nullable(Type.Integer()),
  use_lines: Type.Array(Type.Integer(), { description: "Percentages of the caps at which Admins are notified" }),
  demand_id: nullable(Type.String()),
  demand_name: nullable(Type.String()),
  user_count: Type.Integer(),
  admin_count: Type.Integer(),
  topics_user_count: Type.Integer({ description: "Number of TopicUsers among them" }),
  stopped_count: Type.Integer(),
  theme_count: Type.Integer({ description: "Number of themes that its users see without theme_browsing" }),
  /** Counted uses of this month. */
  mc_count: Type.Integer(),
  sc_count: Type.Integer(),
  user_group_linkage_info: Type.Array(
    Type.Object({ data_section: Type.Integer(), all_articles_selectable_flag: Type.Integer({ enum: [0, 1] }) }),
  ),
};

/** A group as administrators see it; ids as texts (api.md). */
const listedGroup = Type.Object({
  user_group_id: Type.String(),
  ...group,
  version: Type.Integer(),
  last_change: lastChangeSchema,
});
export type UserGroupWire = Static<typeof listedGroup>;

const demandUnit = Type.Object({
  demand_id: Type.String(),
  demand_name: Type.String(),
  use_max_count: nullable(Type.Integer({ description: "Cap of all its groups together; null: no cap" })),
  count: Type.Integer({ description: "Uses of all its groups this month" }),
});
export type DemandUnitWire = Static<typeof demandUnit>;

/** What a group may be given. */
const choices = {
  demand_units: Type.Array(demandUnit),
  service_linkage_info: Type.Array(Type.Object({ data_section: Type.Integer() })),
};

/** GET /user_groups. */
export const userGroupsSchema = Type.Object({ user_groups: Type.Array(listedGroup), ...choices });

/** What a change of the group meets: the mails that its users get, and since when its caps are full. */
const consequences = {
  mail_setting_info: Type.Array(
    Type.Object({
      data_section: nullable(Type.Integer({ description: "101: both kinds of newspapers; null: every source" })),
      mail_setting_count: Type.Integer(),
    }),
  ),
  /** When the last use came in that the cap has room for; null where there is room, or no cap. */
  mc_full_datetime: nullable(Type.String({ format: "date-time" })),
  sc_full_datetime: nullable(Type.String({ format: "date-time" })),
};
const groupConsequences = Type.Object(consequences);
export type GroupConsequences = Static<typeof groupConsequences>;

/** GET /user_group; id, version and last change are null of a new one. */
export const userGroupSchema = Type.Object({
  user_group_id: nullable(Type.String()),
  ...group,
  ...consequences,
  version: nullable(Type.Integer()),
  last_change: nullable(lastChangeSchema),
  ...choices,
});

/** What a new group begins with: every source of the contract. */
export const newUserGroup = (linkage: { data_section: number }[]): Static<typeof userGroupSchema> => ({
  user_group_id: null,
  user_group_name: "",
  use_max_count1: null,
  use_max_count2: null,
  use_lines: [...USUAL_USE_LINES],
  demand_id: null,
  demand_name: null,
  user_count: 0,
  admin_count: 0,
  topics_user_count: 0,
  stopped_count: 0,
  theme_count: 0,
  mc_count: 0,
  sc_count: 0,
  user_group_linkage_info: linkage.map(({ data_section }) => ({ data_section, all_articles_selectable_flag: 1 })),
  mail_setting_info: [],
  mc_full_datetime: null,
  sc_full_datetime: null,
  version: null,
  last_change: null,
  demand_units: [],
  service_linkage_info: linkage,
});
