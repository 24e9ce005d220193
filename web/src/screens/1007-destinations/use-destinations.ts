import { useMutation, useQuery } from "@apollo/client/react";
import { useLocation, useSearchParams } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { refusal } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { destinationText as text } from "../../domain/text/mail-text.ts";
import { recipientName } from "../../features/mail-fields/recipient-name.ts";
import type { Destination } from "./destination-columns.tsx";
import { DESTINATIONS_SCREEN, REMOVE_MAIL_SETTING, RESUME_MAIL_ADDRESS } from "./destination-documents.ts";
import { type DestinationSearch, filterOf, readSearch, writeSearch } from "./search.ts";

/** The searched page of settings, and the changes; each change reads the list again. */
export function useDestinations() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const { search, page } = readSearch(params);
  const query = useQuery(DESTINATIONS_SCREEN, { variables: { filter: filterOf(search), page }, ...SHOWN });
  const [removeSetting] = useMutation(REMOVE_MAIL_SETTING, { refetchQueries: [DESTINATIONS_SCREEN] });
  const [resumeAddress] = useMutation(RESUME_MAIL_ADDRESS, { refetchQueries: [DESTINATIONS_SCREEN] });
  const { said, act } = useAction(savedOf(state));
  const go = (to: DestinationSearch, toPage: number) => setParams(writeSearch(to, toPage));
  const remove = (of: Destination) =>
    act(async () => {
      const { id, version, targetName } = of;
      const { removeMailSetting: gone } = (await removeSetting({ variables: { id, version } })).data;
      return gone.__typename === "Refusal" ? refusal(gone) : text.removed(targetName, recipientName(of));
    });
  const resume = ({ addressId, mailAddress }: Destination) =>
    act(async () => {
      const { resumeMailAddress: answer } = (await resumeAddress({ variables: { id: addressId } })).data;
      return answer.__typename === "Refusal" ? refusal(answer) : text.resumed(mailAddress);
    });
  return {
    search,
    page,
    query,
    said,
    act,
    searchFor: (wanted: DestinationSearch) => go(wanted, 1),
    turnTo: (wanted: number) => go(search, wanted),
    remove: (destination: Destination) => void remove(destination),
    resume: (destination: Destination) => void resume(destination),
  };
}

/** What screen 1008 hands over after saving. */
function savedOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("saved" in state)) return null;
  return typeof state.saved === "string" ? state.saved : null;
}
