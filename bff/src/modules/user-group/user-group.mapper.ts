import type { DataOf } from "../../core-api/wire.ts";
import { toLastChange } from "../../errors/change-result.type.ts";
import { instance } from "../../graphql/instance.ts";
import {
  DemandUnitChoice,
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
    demandUnits: wire.demand_units.map(({ demand_id: id, demand_name: name }) =>
      instance(DemandUnitChoice, { id, name }),
    ),
    sections: wire.service_linkage_info.map(({ data_section }) => data_section),
  });

export const toUserGroupSettings = (
  wire: Omit<UserGroupWire, "demand_units" | "service_linkage_info">,
): UserGroupSettings =>
  instance(UserGroupSettings, {
    id: wire.user_group_id,
    name: wire.user_group_name,
    mc: instance(MonthlyUses, { count: wire.mc_count, cap: wire.use_max_count1 }),
    sc: instance(MonthlyUses, { count: wire.sc_count, cap: wire.use_max_count2 }),
    demandUnit:
      wire.demand_id === null
        ? null
        : instance(DemandUnitChoice, { id: wire.demand_id, name: wire.demand_name ?? wire.demand_id }),
    userCount: wire.user_count,
    adminCount: wire.admin_count,
    stoppedCount: wire.stopped_count,
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
  instance(UserGroupWithChoices, { group: toUserGroupSettings(wire), choices: toChoices(wire) });
