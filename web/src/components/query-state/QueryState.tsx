import type { ReactNode } from "react";
import { FailedPart } from "../failed-state/FailedPart.tsx";
import { Loading } from "../loading/Loading.tsx";

/** What it needs of Apollo's useQuery. */
export interface QueryResult<Data> {
  data?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryStateProps<Data> {
  query: QueryResult<Data>;
  /** What could not be loaded: 記事を読み込めませんでした. */
  failed: string;
  /** The screen has no heading but this one. */
  heading?: "h1" | "h2";
  /** In place of the usual sign of loading. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query has brought, or that it is on its way, or why it failed, with another try. */
export function QueryState<Data>({ query, failed, heading, loading, children }: QueryStateProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error !== undefined) {
    // Why another try failed stands in the query's own error.
    const onRetry = () => void refetch().catch(() => undefined);
    return <FailedPart title={failed} error={error} onRetry={onRetry} {...(heading && { heading })} />;
  }
  return loading ?? <Loading fullHeight={heading === "h1"} />;
}
