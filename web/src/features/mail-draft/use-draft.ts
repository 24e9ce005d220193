import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";
import type { MailDraftKeyInput } from "../../__generated__/graphql.ts";
import { draftCalls } from "./draft-calls.ts";
import { DraftStore, type StoredDraft } from "./draft-store.ts";

/** How often others are told that it is open, while the window is looked at. */
const ENTER_MS = 15_000;

/** A draft that is open on this screen. */
export function useDraft(key: MailDraftKeyInput, first: StoredDraft) {
  const client = useApolloClient();
  const [store] = useState(() => new DraftStore(first, draftCalls(client, key)));
  const state = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => {
    const enter = () => void (document.visibilityState === "visible" && store.enter().catch(() => undefined));
    const timer = setInterval(enter, ENTER_MS);
    document.addEventListener("visibilitychange", enter);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", enter);
      // What was typed in the last moment is on its way before the part is gone.
      void store.flush().catch(() => undefined);
    };
  }, [store]);
  return { store, state };
}

export type OpenDraft = ReturnType<typeof useDraft>;

/** Nothing that was typed is lost by leaving: it is saved first, and where that can't be done the browser asks. A router has one blocker. */
export function useDraftStay(store: DraftStore): void {
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
    return () => window.removeEventListener("beforeunload", ask);
  }, [store]);
}
