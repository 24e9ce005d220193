import { useMutation, useQuery } from "@apollo/client/react";
import { useLocation } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { ThemeSetPage } from "../../features/theme-sets/ThemeSetPage.tsx";
import { setText } from "../../features/theme-sets/text.ts";
import { useThemeSetActs } from "../../features/theme-sets/use-theme-set-acts.ts";
import { ORDER_TOPICS, REMOVE_TOPIC, TOPICS_SCREEN } from "./documents.ts";
import { text } from "./text.ts";

const THING = screenNames["1016"];

/** Screen 1016: topics in the order in which users see them. */
export default function TopicsScreen() {
  const query = useQuery(TOPICS_SCREEN, SHOWN);
  const [order] = useMutation(ORDER_TOPICS);
  const [remove] = useMutation(REMOVE_TOPIC);
  const { state } = useLocation();
  const acts = useThemeSetActs(
    {
      order: async (ids) => (await order({ variables: { ids: [...ids] } })).data.orderTopics,
      remove: async ({ id, version }) => (await remove({ variables: { id, version } })).data.removeTopic,
      again: () => query.refetch(),
    },
    state?.saved ?? null,
  );
  return (
    <QueryState query={query} failed={setText.listFailed(THING)} heading="h1">
      {({ topicLines: lines }) => (
        <ThemeSetPage thing={THING} lines={lines} acts={acts} form={pathOf("1017")} emptyHelp={text.emptyHelp} />
      )}
    </QueryState>
  );
}
