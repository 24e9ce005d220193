import { useMutation, useQuery } from "@apollo/client/react";
import { useLocation } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { ThemeSetPage } from "../../features/theme-sets/ThemeSetPage.tsx";
import { setText } from "../../features/theme-sets/text.ts";
import { useThemeSetActs } from "../../features/theme-sets/use-theme-set-acts.ts";
import { ORDER_THEME_GROUPS, REMOVE_THEME_GROUP, THEME_GROUPS_SCREEN } from "./documents.ts";
import { text } from "./text.ts";

const THING = screenNames["1004"];

/** Screen 1004: theme groups in the order in which users see them. */
export default function ThemeGroupsScreen() {
  const query = useQuery(THEME_GROUPS_SCREEN, SHOWN);
  const [order] = useMutation(ORDER_THEME_GROUPS);
  const [remove] = useMutation(REMOVE_THEME_GROUP);
  const { state } = useLocation();
  const acts = useThemeSetActs(
    {
      order: async (ids) => (await order({ variables: { ids: [...ids] } })).data.orderThemeGroups,
      remove: async ({ id, version }) => (await remove({ variables: { id, version } })).data.removeThemeGroup,
      again: () => query.refetch(),
    },
    state?.saved ?? null,
  );
  return (
    <QueryState query={query} failed={setText.listFailed(THING)} heading="h1">
      {({ themeGroupLines: lines }) => (
        <ThemeSetPage thing={THING} lines={lines} acts={acts} form={pathOf("1005")} emptyHelp={text.emptyHelp} />
      )}
    </QueryState>
  );
}
