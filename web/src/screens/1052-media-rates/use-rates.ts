import { useMutation } from "@apollo/client/react";
import type { MediaRatesScreenQuery } from "../../__generated__/graphql.ts";
import { isRefusal } from "../../components/form/form-answer.ts";
import { sentence, type Trouble, troubleOf } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { SAVE_MEDIA_RATE } from "./rates-documents.ts";
import { ratesText as text } from "./text.ts";

/** msgCode of core-api's LOST_UPDATE. */
const LOST_UPDATE = "MSG4090";

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
  const action = useAction();
  const send = async ({ mediaCode, unit }: Rate, rate: number | null): Promise<Trouble | null> => {
    const answer = (await run({ variables: { mediaCode, unit, rate, version } })).data?.saveMediaRate;
    // After a refusal too: another administrator's rates are shown, and the next try knows them.
    await again();
    if (answer && isRefusal(answer) && answer.code === LOST_UPDATE) return sentence(text.lost);
    return answer ? troubleOf(answer) : null;
  };
  return {
    ...action,
    save: async (rate: Rate): Promise<Trouble | null> => {
      const trouble = await send(rate, rate.rate);
      if (trouble === null) void action.act(async () => text.saved(rate.mediaName));
      return trouble;
    },
    remove: (rate: Rate) => action.act(async () => (await send(rate, null)) ?? text.removed(rate.mediaName)),
  };
}
