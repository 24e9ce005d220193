import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { AudienceChoice, ThemeChoice } from "./theme-set.type.ts";

type ChoicesWire = Pick<DataOf<"/api/v1/theme_group", "get">, "theme_info" | "user_group_info">;
export type ThemeMasterWire = DataOf<"/api/v1/theme_master", "get">;

/** Every theme and user group, with the articles and open suggestions of each theme from the list of all of them. */
export function toChoices(wire: ChoicesWire, { theme_info }: ThemeMasterWire) {
  const known = new Map(theme_info.map((theme) => [theme.theme_id, theme]));
  return {
    themes: wire.theme_info.map((theme) =>
      instance(ThemeChoice, {
        id: theme.theme_id,
        name: theme.theme_name,
        checked: theme.checked_status === 1,
        articleCount: known.get(theme.theme_id)?.article_count ?? 0,
        openOmissions: known.get(theme.theme_id)?.open_omission_count ?? 0,
        themeGroupCount: theme.theme_group_count,
      }),
    ),
    userGroups: wire.user_group_info.map((group) =>
      instance(AudienceChoice, {
        id: group.user_group_id,
        name: group.user_group_name,
        checked: group.checked_status === 1,
        userCount: group.user_count,
      }),
    ),
  };
}

interface LineWire {
  theme_count: number;
  user_group_count: number;
  user_group_names: string[];
  all_user_groups_flag: number;
  version: number;
}

export const toLine = (wire: LineWire) => ({
  themeCount: wire.theme_count,
  userGroupCount: wire.user_group_count,
  userGroupNames: wire.user_group_names,
  allUserGroups: wire.all_user_groups_flag === 1,
  version: wire.version,
});
