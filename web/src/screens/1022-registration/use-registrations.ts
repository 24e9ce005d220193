import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { RegistrationsQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { faultsText, refusal, sentence, type Trouble } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { type Day, isDay, todayInTokyo } from "../../domain/day.ts";
import { REGISTER_MEDIA, REGISTRATIONS, REMOVE_REGISTRATION } from "./documents.ts";
import { listText, registrationText as text } from "./text.ts";

export type Registration = RegistrationsQuery["registrations"]["registrations"][number];
export type RegistrableTheme = RegistrationsQuery["registrations"]["themes"][number];
export type Medium = RegistrationsQuery["media"][number];

/** What is being registered; an empty end is no end. */
export interface Draft {
  themeIds: readonly string[];
  mediaCodes: readonly string[];
  start: string;
  end: string;
  /** Search expression; empty for all articles of the media. */
  expression: string;
}

export const emptyDraft = (): Draft => ({
  themeIds: [],
  mediaCodes: [],
  start: todayInTokyo(new Date()),
  end: "",
  expression: "",
});

export const draftOf = ({ theme, mediaCode, start, end, expression }: Registration): Draft => ({
  ...{ themeIds: [theme.id], mediaCodes: [mediaCode], start, end: end ?? "", expression },
});

/** Why a draft can't be registered; undefined where it can. */
export function draftFault({ themeIds, mediaCodes, start, end }: Draft): string | undefined {
  if (themeIds.length === 0) return text.demandThemes;
  if (mediaCodes.length === 0) return text.demandMedia;
  if (!isDay(start)) return text.demandStart;
  return end !== "" && (!isDay(end) || end < start) ? text.demandEnd : undefined;
}

/** Articles that went into themes, and out of them. */
interface Done {
  added: number;
  removed: number;
}

/** Registered media: read, made, ended and taken back. */
export function useRegistrations() {
  const query = useQuery(REGISTRATIONS, EDITED);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const again = { refetchQueries: [REGISTRATIONS], awaitRefetchQueries: true };
  const [registerMedia] = useMutation(REGISTER_MEDIA, again);
  const [removeOne] = useMutation(REMOVE_REGISTRATION, again);
  const { said, busy, act } = useAction();
  const media = (query.data?.media ?? []).filter(({ source }) => source !== "WEB");

  async function send({ end, themeIds, mediaCodes, ...rest }: Draft): Promise<Done | Trouble> {
    const variables = { ...rest, themeIds: [...themeIds], mediaCodes: [...mediaCodes], end: end === "" ? null : end };
    const { registerMedia: answer } = (await registerMedia({ variables })).data;
    if (answer.__typename === "Refusal") return refusal(answer);
    if (answer.__typename === "InvalidForm") return sentence(faultsText(answer.fieldErrors));
    return { added: answer.added, removed: answer.removed };
  }

  return {
    ...{ query, draft, setDraft, media, said, busy },
    register: () =>
      act(async () => {
        const fault = draftFault(draft);
        if (fault !== undefined) return sentence(fault);
        const done = await send(draft);
        if (!("added" in done)) return done;
        setDraft(emptyDraft());
        return text.done(done.added, done.removed);
      }),
    endAt: (registration: Registration, end: Day) =>
      act(async () => {
        const done = await send({ ...draftOf(registration), end });
        return "added" in done ? listText.ended(registration.mediaName, done.removed) : done;
      }),
    remove: ({ theme, mediaCode }: Registration) =>
      act(async () => {
        const variables = { mediaCode, themeIds: [theme.id] };
        const { removeRegistration: answer } = (await removeOne({ variables })).data;
        if (answer.__typename === "Refusal") return refusal(answer);
        if (answer.__typename === "InvalidForm") return sentence(faultsText(answer.fieldErrors));
        return listText.removed(answer.removed);
      }),
  };
}

export type Registrations = ReturnType<typeof useRegistrations>;
