import { useMutation } from "@apollo/client/react";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import type { FeedRow } from "./feed-columns.tsx";
import { FEEDS_SCREEN, REMOVE_FEED, SAVE_FEED } from "./feeds-documents.ts";
import { feedsText as text } from "./text.ts";

/** What a feed's row does at once: stop, start again, delete. */
export function useFeedActs() {
  const refetchQueries = { refetchQueries: [FEEDS_SCREEN] };
  const [save] = useMutation(SAVE_FEED, refetchQueries);
  const [remove] = useMutation(REMOVE_FEED, refetchQueries);
  const { busy, said, act } = useAction();
  return {
    busy,
    said,
    setStopped: ({ id, url, everyMinutes }: FeedRow, isStopped: boolean) =>
      act(async () => {
        const feed = { id, url, contractId: null, everyMinutes, isStopped };
        const answer = (await save({ variables: { feed } })).data?.saveFeedSource;
        if (answer && isRefusal(answer)) return refusal(answer);
        return isStopped ? text.stopped : text.resumed;
      }),
    remove: ({ id }: FeedRow) =>
      act(async () => {
        const answer = (await remove({ variables: { id } })).data?.removeFeedSource;
        return answer && isRefusal(answer) ? refusal(answer) : text.removed;
      }),
  };
}
