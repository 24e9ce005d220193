import type { DataOf } from "../../core-api/wire.ts";
import { toLastChange } from "../../errors/change-result.type.ts";
import { instance } from "../../graphql/instance.ts";
import {
  DemandUnitChoice,
  DemandUnitName,
  GroupMailSettings,
  GroupSource,
  MonthlyUses,
  UserGroupChoices,
  UserGroupList,
  UserGroupSettings,
  UserGroupWithChoices,
} from "./user-group.type.ts";

type UserGroupWire = DataOf<"/api/v1/user_group", "get">;
type ListWire = DataOf<"/api/v1/user_groups", "get">;

const toChoices = (wire: Pick<UserGroupWire, "demand_units" | "service_linkage_info">): UserGroupChoices =>
  instance(UserGroupChoices, {
    demandUnits: wire.demand_units.map(({ demand_id: id, demand_name: name, count, use_max_count: cap }) =>
      instance(DemandUnitChoice, { id, name, uses: instance(MonthlyUses, { count, cap }) }),
    ),
    sections: wire.service_linkage_info.map(({ data_section }) => data_section),
  });

type LineWire = Omit<ListWire["user_groups"][number], "user_group_id" | "version" | "last_change"> &
  Pick<UserGroupWire, "user_group_id" | "version" | "last_change">;

export const toUserGroupSettings = (wire: LineWire): UserGroupSettings =>
  instance(UserGroupSettings, {
    id: wire.user_group_id,
    name: wire.user_group_name,
    mc: instance(MonthlyUses, { count: wire.mc_count, cap: wire.use_max_count1 }),
    sc: instance(MonthlyUses, { count: wire.sc_count, cap: wire.use_max_count2 }),
    useLines: wire.use_lines,
    demandUnit:
      wire.demand_id === null
        ? null
        : instance(DemandUnitName, { id: wire.demand_id, name: wire.demand_name ?? wire.demand_id }),
    userCount: wire.user_count,
    adminCount: wire.admin_count,
    topicUserCount: wire.topics_user_count,
    stoppedCount: wire.stopped_count,
    themeCount: wire.theme_count,
    sources: wire.user_group_linkage_info.map((source) =>
      instance(GroupSource, {
        dataSection: source.data_section,
        allArticlesSelectable: source.all_articles_selectable_flag === 1,
      }),
    ),
    version: wire.version,
    lastChange: toLastChange(wire.last_change),
  });

export const toUserGroupList = (wire: ListWire): UserGroupList =>
  instance(UserGroupList, { groups: wire.user_groups.map(toUserGroupSettings), choices: toChoices(wire) });

export const toUserGroupWithChoices = (wire: UserGroupWire): UserGroupWithChoices =>
  instance(UserGroupWithChoices, {
    group: toUserGroupSettings(wire),
    mailSettings: wire.mail_setting_info.map(({ data_section: dataSection, mail_setting_count: count }) =>
      instance(GroupMailSettings, { dataSection, count }),
    ),
    mcFullAt: wire.mc_full_datetime,
    scFullAt: wire.sc_full_datetime,
    choices: toChoices(wire),
  });
