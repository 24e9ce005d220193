import { useMutation } from "@apollo/client/react";
import type { MediaRatesScreenQuery } from "../../__generated__/graphql.ts";
import { isInvalid, isRefusal } from "../../components/form/form-answer.ts";
import { refusal, sentence } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { SAVE_MEDIA_RATE } from "./rates-documents.ts";
import { ratesText as text } from "./text.ts";

export type Medium = MediaRatesScreenQuery["media"][number];
export interface Rate {
  mediaCode: string;
  mediaName: string;
  unit: number;
  rate: number;
}

/** Sets and takes away rates, one medium a call. */
export function useRates(version: string, again: () => Promise<unknown>) {
  const [run] = useMutation(SAVE_MEDIA_RATE);
  const { said, act } = useAction();
  const send = ({ mediaCode, unit }: Rate, rate: number | null, done: string) =>
    void act(async () => {
      const answer = (await run({ variables: { mediaCode, unit, rate, version } })).data?.saveMediaRate;
      if (answer && isRefusal(answer)) return refusal(answer);
      if (answer && isInvalid(answer)) return sentence(answer.fieldErrors[0]?.message ?? "");
      await again();
      return done;
    });
  return {
    said,
    act,
    save: (rate: Rate) => send(rate, rate.rate, text.saved(rate.mediaName)),
    remove: (rate: Rate) => send(rate, null, text.removed(rate.mediaName)),
  };
}
