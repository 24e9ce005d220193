import { useRevalidator, useRouteError } from "react-router";
import { GraphqlFailure } from "../bff/graphql-post.ts";
import { ChunkLoadError } from "../browser/load-chunk.ts";
import { FailedPart } from "../components/failed-state/FailedPart.tsx";
import { FailedState } from "../components/failed-state/FailedState.tsx";
import { stateText } from "../domain/text/state-text.ts";

/** What stands in place of a screen that failed: program part not loaded, no answer, or a fault of ours. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (error instanceof GraphqlFailure) {
    return (
      <FailedPart
        heading="h1"
        title={stateText.screenFailed}
        error={error}
        busy={state === "loading"}
        onRetry={() => void revalidate()}
      />
    );
  }
  const chunk = error instanceof ChunkLoadError;
  return (
    <FailedState
      heading="h1"
      title={chunk ? stateText.chunkFailed : stateText.programFailed}
      message={chunk ? stateText.chunkFailedHelp : stateText.programFailedHelp}
      retryLabel={stateText.reload}
      onRetry={() => window.location.reload()}
    />
  );
}
