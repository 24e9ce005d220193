import { GraphqlFailure } from "../../app/graphql-post.ts";
import { FailedState } from "./FailedState.tsx";

interface FailedPartProps {
  title: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** The failed state with what the error knows: the number that the operators find in their log. */
export function FailedPart({ title, error, busy, onRetry }: FailedPartProps) {
  const failure = error instanceof GraphqlFailure ? error : null;
  return (
    <FailedState
      title={title}
      requestId={failure?.requestId ?? null}
      {...(failure ? { at: failure.at } : {})}
      busy={busy}
      onRetry={onRetry}
    />
  );
}
