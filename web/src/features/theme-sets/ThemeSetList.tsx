import { useLocation } from "react-router";
import { type QueryResult, QueryState } from "../../components/query-state/QueryState.tsx";
import { ThemeSetPage } from "./ThemeSetPage.tsx";
import { setText as text } from "./text.ts";
import type { ThemeSetLine } from "./theme-set-line.ts";
import { type ThemeSetCalls, useThemeSetActs } from "./use-theme-set-acts.ts";

interface ThemeSetListProps<Data> extends Omit<ThemeSetCalls, "again"> {
  /** テーマグループ or トピックス. */
  thing: string;
  query: QueryResult<Data>;
  linesOf: (data: Data) => readonly ThemeSetLine[];
  /** Path of the form. */
  form: string;
  emptyHelp: string;
}

/** A screen of theme groups or topics. What the form saved before is said on top. */
export function ThemeSetList<Data>(props: ThemeSetListProps<Data>) {
  const { thing, query, linesOf, form, emptyHelp, order, remove } = props;
  const { state } = useLocation();
  const acts = useThemeSetActs({ order, remove, again: () => query.refetch() }, state?.saved ?? null);
  return (
    <QueryState query={query} failed={text.listFailed(thing)} heading="h1">
      {(data) => <ThemeSetPage thing={thing} lines={linesOf(data)} acts={acts} form={form} emptyHelp={emptyHelp} />}
    </QueryState>
  );
}
