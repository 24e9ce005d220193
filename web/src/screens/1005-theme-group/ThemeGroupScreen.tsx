import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { GoneState } from "../../components/refused-state/GoneState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { setText } from "../../features/theme-sets/text.ts";
import { THEME_GROUP_SCREEN } from "./documents.ts";
import { ThemeGroupEditor } from "./ThemeGroupEditor.tsx";

/** Screen 1005: a new theme group, or the one that ?id= names. */
export default function ThemeGroupScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  const query = useQuery(THEME_GROUP_SCREEN, { variables: { id }, ...EDITED });
  const readStored = () => query.refetch().then(({ data }) => data?.themeGroupSettings ?? null);
  return (
    <QueryState query={query} failed={setText.listFailed(screenNames["1004"])} heading="h1">
      {({ themeGroupSettings: stored }) =>
        stored === null ? (
          <GoneState list={pathOf("1004")} />
        ) : (
          <ThemeGroupEditor key={id} stored={stored} readStored={readStored} />
        )
      }
    </QueryState>
  );
}
