import { useMutation, useQuery } from "@apollo/client/react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { ThemeSetList } from "../../features/theme-sets/ThemeSetList.tsx";
import { REMOVE_TOPIC } from "../../features/theme-sets/theme-set-documents.ts";
import { ORDER_TOPICS, TOPICS_SCREEN } from "./documents.ts";
import { text } from "./text.ts";

/** Screen 1016: topics in the order in which users see them. */
export default function TopicsScreen() {
  const query = useQuery(TOPICS_SCREEN, SHOWN);
  const [order] = useMutation(ORDER_TOPICS);
  const [remove] = useMutation(REMOVE_TOPIC);
  return (
    <ThemeSetList
      thing={screenNames["1016"]}
      query={query}
      linesOf={({ topicLines }) => topicLines}
      form={pathOf("1017")}
      emptyHelp={text.emptyHelp}
      order={async (ids) => (await order({ variables: { ids: [...ids] } })).data.orderTopics}
      remove={async ({ id, version }) => (await remove({ variables: { id, version } })).data.removeTopic}
    />
  );
}
