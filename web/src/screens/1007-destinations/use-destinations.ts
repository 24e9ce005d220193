import { useCallback, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useAnswer } from "../../bff/use-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { destinationText as text } from "../../domain/text/mail-text.ts";
import { callSignedIn } from "../../session/renewing.ts";
import type { Destination } from "./DestinationTable.tsx";
import { DESTINATIONS_SCREEN, REMOVE_MAIL_SETTING } from "./destination-documents.ts";
import { type DestinationSearch, filterOf, readSearch, writeSearch } from "./search.ts";

/** The searched page of settings, what is ticked on it, and the changes; each change reads the list again. */
export function useDestinations() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const { search, page } = useMemo(() => readSearch(params), [params]);
  const load = useCallback(() => callSignedIn(DESTINATIONS_SCREEN, { filter: filterOf(search), page }), [search, page]);
  const { answer, again } = useAnswer(load);
  const { busy, said, act } = useAction(savedOf(state));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const go = (to: DestinationSearch, toPage: number) => {
    setTicked(new Set());
    setParams(writeSearch(to, toPage));
  };
  const remove = ({ id, version, targetName, mailAddress }: Destination) =>
    act(async () => {
      const { removeMailSetting: gone } = await callSignedIn(REMOVE_MAIL_SETTING, { id, version });
      setTicked(new Set());
      again();
      return gone.__typename === "Refusal" ? refusal(gone) : text.removed(targetName, mailAddress);
    });
  return {
    search,
    page,
    answer,
    again,
    busy,
    said,
    act,
    ticked,
    tick: (ids: readonly string[], on: boolean) =>
      setTicked(new Set(on ? [...ticked, ...ids] : [...ticked].filter((id) => !ids.includes(id)))),
    searchFor: (wanted: DestinationSearch) => go(wanted, 1),
    turnTo: (wanted: number) => go(search, wanted),
    remove: (destination: Destination) => void remove(destination),
  };
}

/** What screen 1008 hands over after saving. */
function savedOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("saved" in state)) return null;
  return typeof state.saved === "string" ? state.saved : null;
}
