import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { stateText } from "../../domain/text/state-text.ts";
import { FailedState } from "./FailedState.tsx";

interface FailedPartProps {
  title: string;
  message?: string;
  heading?: "h1" | "h2";
  error: unknown;
  busy?: boolean;
  onRetry: () => void;
}

/** The failed state with what the error knows: the number that the operators find in their log, and what helps. */
export function FailedPart({ error, busy = false, onRetry, ...state }: FailedPartProps) {
  const failure = error instanceof GraphqlFailure ? error : null;
  if (failure?.kind === "outdated")
    return (
      <FailedState
        {...state}
        message={failure.message}
        retryLabel={stateText.reload}
        onRetry={() => window.location.reload()}
      />
    );
  return (
    <FailedState
      {...state}
      {...(failure?.kind === "forbidden" ? { message: failure.message } : {})}
      requestId={failure?.requestId ?? null}
      {...(failure ? { at: failure.at } : {})}
      busy={busy}
      onRetry={onRetry}
    />
  );
}
