import type { DataOf, ThemesWire } from "../../core-api/wire.ts";
import { toLastChange } from "../../errors/change-result.type.ts";
import { instance } from "../../graphql/instance.ts";
import { toCounts } from "../theme/theme.mapper.ts";
import { type ThemeMasterWire, toChoices, toLine } from "../theme-set/theme-set.mapper.ts";
import { ThemeGroupLine, ThemeGroupSettings } from "./theme-group.type.ts";

type ThemeGroupWire = DataOf<"/api/v1/theme_group", "get">;
type ListWire = DataOf<"/api/v1/theme_groups", "get">;

export function toThemeGroupLines({ theme_groups }: ListWire, tree: ThemesWire): ThemeGroupLine[] {
  const shown = new Map(tree.theme_group_info.map((node) => [node.theme_group_id, toCounts(node)]));
  return theme_groups.map(({ theme_group_id: id, theme_group_name: name, ...wire }) =>
    instance(ThemeGroupLine, { id, name, ...toLine(wire), counts: shown.get(id) ?? null }),
  );
}

export const toThemeGroupSettings = (wire: ThemeGroupWire, master: ThemeMasterWire): ThemeGroupSettings =>
  instance(ThemeGroupSettings, {
    id: wire.theme_group_id,
    name: wire.theme_group_name,
    ...toChoices(wire, master),
    allUserGroups: wire.all_user_groups_flag === 1,
    version: wire.version,
    lastChange: toLastChange(wire.last_change),
  });
