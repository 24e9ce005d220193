import { useMutation, useQuery } from "@apollo/client/react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { ThemeSetList } from "../../features/theme-sets/ThemeSetList.tsx";
import { REMOVE_THEME_GROUP } from "../../features/theme-sets/theme-set-documents.ts";
import { ORDER_THEME_GROUPS, THEME_GROUPS_SCREEN } from "./documents.ts";
import { text } from "./text.ts";

/** Screen 1004: theme groups in the order in which users see them. */
export default function ThemeGroupsScreen() {
  const query = useQuery(THEME_GROUPS_SCREEN, SHOWN);
  const [order] = useMutation(ORDER_THEME_GROUPS);
  const [remove] = useMutation(REMOVE_THEME_GROUP);
  return (
    <ThemeSetList
      thing={screenNames["1004"]}
      query={query}
      linesOf={({ themeGroupLines }) => themeGroupLines}
      form={pathOf("1005")}
      emptyHelp={text.emptyHelp}
      order={async (ids) => (await order({ variables: { ids: [...ids] } })).data.orderThemeGroups}
      remove={async ({ id, version }) => (await remove({ variables: { id, version } })).data.removeThemeGroup}
    />
  );
}
