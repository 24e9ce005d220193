import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { GoneState } from "../../components/refused-state/GoneState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { setText } from "../../features/theme-sets/text.ts";
import { TOPIC_SCREEN } from "./documents.ts";
import { TopicEditor } from "./TopicEditor.tsx";

/** Screen 1017: a new topic, or the one that ?id= names. */
export default function TopicScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  const query = useQuery(TOPIC_SCREEN, { variables: { id }, ...EDITED });
  const readStored = () => query.refetch().then(({ data }) => data?.topicSettings ?? null);
  return (
    <QueryState query={query} failed={setText.listFailed(screenNames["1016"])} heading="h1">
      {({ topicSettings: stored }) =>
        stored === null ? (
          <GoneState list={pathOf("1016")} />
        ) : (
          <TopicEditor key={id} stored={stored} readStored={readStored} />
        )
      }
    </QueryState>
  );
}
