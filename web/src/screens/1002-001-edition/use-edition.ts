import { NetworkStatus } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useBlocker } from "react-router";
import type { EditionAloneQueryVariables } from "../../__generated__/graphql.ts";
import type { Selection } from "../../domain/selection.ts";
import { addHeading, type Draft, type DraftItem, isArticle, leaveOut, moveItem, takeIn } from "./draft.ts";
import { editionCalls } from "./edition-calls.ts";
import { EDITION_ALONE } from "./edition-documents.ts";
import { type Edition, EditionStore } from "./edition-store.ts";
import { editionText as text } from "./text.ts";

/** How often it is asked what came meanwhile, while the window is looked at. */
const POLL_MS = 30_000;

export const titleOf = (item: DraftItem): string =>
  isArticle(item) ? item.article.title : item.heading.trim() || text.untitled;

const rowOf = (key: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-row="${key}"]`);

/** Puts the focus on a row, or on the field in it. */
export function focusRow(key: string, field = false): void {
  const row = rowOf(key);
  (field ? row?.querySelector<HTMLElement>("input[type=text]") : row)?.focus();
}

const isHidden = (): boolean => document.visibilityState !== "visible";

/** The draft of an edition and what can be done with it; every act is told to who can't see it. */
export function useEdition(selection: Selection, first: Edition) {
  const client = useApolloClient();
  const [store] = useState(() => {
    // What the screen opened with is what the polling below begins with.
    client.writeQuery({
      query: EDITION_ALONE,
      variables: { target: selection, sinceDay: null },
      data: { __typename: "Query", mailEdition: first },
    });
    return new EditionStore(first, selection, editionCalls(client, selection));
  });
  const state = useSyncExternalStore(store.subscribe, store.current);
  usePolling(store, { target: selection, sinceDay: state.sinceDay });
  useStay(store);
  return { store, state, ...useActs(store) };
}

export type EditionModel = ReturnType<typeof useEdition>;

function useActs(store: EditionStore) {
  const move = useCallback(
    (key: string, to: number) => {
      const active = document.activeElement;
      const { draft } = store.current();
      const moved = moveItem(draft, key, to);
      const place = moved.items.findIndex((item) => item.key === key);
      const item = moved.items[place];
      if (moved === draft || !item) return;
      flushSync(() => store.change(() => moved, text.moved(titleOf(item), place + 1, moved.items.length)));
      // An element that is put elsewhere loses the focus.
      if (active instanceof HTMLElement && active !== document.activeElement) active.focus();
    },
    [store],
  );
  const moveBy = useCallback(
    (key: string, by: number) => move(key, store.current().draft.items.findIndex((item) => item.key === key) + by),
    [store, move],
  );
  const leave = useCallback(
    (key: string) => {
      const { items } = store.current().draft;
      const at = items.findIndex((item) => item.key === key);
      const item = items[at];
      if (!item) return;
      const hadFocus = rowOf(key)?.contains(document.activeElement) ?? false;
      flushSync(() => store.change((draft) => leaveOut(draft, key), text.leftOutSaid(titleOf(item))));
      const next = items[at + 1] ?? items[at - 1];
      if (hadFocus && next) focusRow(next.key);
    },
    [store],
  );
  const take = useCallback(
    (ids: readonly string[]) => {
      const before = store.current().draft;
      const after = takeIn(before, ids);
      const taken = after.items.length - before.items.length;
      if (taken === 0 && ids.length > 0) store.say(text.full);
      else store.change(() => after, text.tookIn(taken));
    },
    [store],
  );
  const head = useCallback(
    (before: string | null) => {
      const { draft, key } = addHeading(store.current().draft, before);
      flushSync(() => store.change(() => draft));
      focusRow(key, true);
    },
    [store],
  );
  const change = useCallback((act: (draft: Draft) => Draft) => store.change(act), [store]);
  return { move, moveBy, leave, take, head, change };
}

/** Asks now and then, and whenever the window is looked at again. A failed question is asked again the next time. */
function usePolling(store: EditionStore, variables: EditionAloneQueryVariables): void {
  const { data, networkStatus, refetch } = useQuery(EDITION_ALONE, {
    variables,
    pollInterval: POLL_MS,
    skipPollAttempt: isHidden,
    // An answer that equals the last is told too: the draft may have had no use for the last.
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (data && networkStatus === NetworkStatus.ready) store.receive(data.mailEdition);
  }, [store, data, networkStatus]);
  useEffect(() => {
    const ask = () => void (isHidden() || refetch().catch(() => undefined));
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [refetch]);
}

/** Nothing that was typed is lost by leaving: it is saved first, and where that can't be done the browser asks. */
function useStay(store: EditionStore): void {
  const blocker = useBlocker(useCallback(() => store.isUnsaved, [store]));
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void store.flush().then((saved) => (saved ? blocker.proceed() : blocker.reset()));
  }, [blocker, store]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (store.isUnsaved) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      store.stop();
    };
  }, [store]);
}
