import { useMutation, useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import type {
  ChangedTopicPartsFragment,
  RefusalPartsFragment,
  TopicArticlesQuery,
  TopicLineFragment,
} from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { refusal, sentence, type Trouble } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import { ADD_ARTICLES, COMMENT_ARTICLE, ORDER_ARTICLES, REMOVE_ARTICLES, TOPIC_ARTICLES } from "./documents.ts";
import { topicText as text } from "./text.ts";

export type TopicLine = TopicLineFragment;
export type TopicLists = TopicArticlesQuery["topicArticles"];
type Answer = ChangedTopicPartsFragment | RefusalPartsFragment;

/** How often it is looked whether a colleague has changed something. */
const LOOK_MS = 15_000;

const isForbidden = (error: unknown): boolean => error instanceof GraphqlFailure && error.kind === "forbidden";

const keyOf = ({ newspaper, web, magazine }: TopicLists): string =>
  [newspaper, web, magazine].map((lines) => lines.map(({ id }) => id).join(" ")).join("/");

/** A topic's articles of a day: read again and again, changed article by article, so that two people's changes go together. */
export function useTopic(topicId: string, day: string) {
  const query = useQuery(TOPIC_ARTICLES, { variables: { topicId, day }, pollInterval: LOOK_MS, ...EDITED });
  // A look that fails leaves what was there, with moves that are not saved yet; but not to who may no longer fill the topic.
  const lists = isForbidden(query.error) ? undefined : (query.data ?? query.previousData)?.topicArticles;
  const [add] = useMutation(ADD_ARTICLES);
  const [order] = useMutation(ORDER_ARTICLES);
  const [remove] = useMutation(REMOVE_ARTICLES);
  const [comment] = useMutation(COMMENT_ARTICLE);
  const { said, busy, act } = useAction();
  const own = useRef<string | null>(null);
  const [isMerged, setMerged] = useForeignChange(lists, own);

  /**
   * What the server says of a change is what is there now.
   * @param ids what was added or taken out here: what else came or went is a colleague's change
   */
  function take(answer: Answer, ids: readonly string[] = []): Trouble | null {
    if (answer.__typename === "Refusal") return refusal(answer);
    const { articles, unchanged } = answer;
    const key = keyOf(articles);
    setMerged(own.current !== null && differsBeside(own.current, key, ids));
    own.current = key;
    query.updateQuery(() => ({ __typename: "Query", topicArticles: articles }));
    if (unchanged.length === 0) return null;
    const reasons = unchanged.slice(0, 20).map(({ title, reason }) => text.reason(title, reason));
    return sentence(text.unchanged(unchanged.length), reasons.join(" "));
  }
  const send = {
    add: async (articleIds: string[], place?: number) =>
      (await add({ variables: { topicId, day, articleIds, place } })).data.addTopicArticles,
    order: async (articleIds: string[]) =>
      (await order({ variables: { topicId, day, articleIds } })).data.orderTopicArticles,
    remove: async (articleIds: string[]) =>
      (await remove({ variables: { topicId, day, articleIds } })).data.removeTopicArticles,
  };

  return {
    ...{ query, lists, said, busy, isMerged, act },
    /** @param place of the first, from 1 in the order of the server; at the end without one */
    add: (ids: readonly string[], place?: number) =>
      act(async () => {
        const answer = await send.add([...ids], place);
        const trouble = take(answer, ids);
        const added = answer.__typename === "Refusal" ? 0 : ids.length - answer.unchanged.length;
        if (added > 0) toast(text.added(added));
        return trouble;
      }),
    saveOrder: (ids: readonly string[], then: () => void) =>
      act(async () => {
        const answer = await send.order([...ids]);
        const trouble = take(answer);
        then();
        if (trouble === null) return text.ordered;
        // The rest of the order went through.
        const isSaved = answer.__typename !== "Refusal";
        return isSaved ? { ...trouble, message: `${text.ordered}。${trouble.message}` } : trouble;
      }),
    /** @returns whether it was written: who wrote keeps his words where a colleague was first */
    comment: async (line: TopicLine, words: string): Promise<boolean> => {
      let isWritten = false;
      await act(async () => {
        const variables = { topicId, day, articleId: line.id, comment: words, before: line.comment };
        const trouble = take((await comment({ variables })).data.commentTopicArticle);
        isWritten = trouble === null;
        return trouble ?? text.commented(line.title, words !== "");
      });
      return isWritten;
    },
    /** @param tab what stood in the tab before, for the way back */
    remove: ({ id, title }: TopicLine, tab: readonly string[]) =>
      act(async () => {
        const trouble = take(await send.remove([id]), [id]);
        if (trouble) return trouble;
        const putBack = async () =>
          take(await send.add([id]), [id]) ?? take(await send.order([...tab])) ?? text.restored(title);
        toast(text.removed(title), { undo: () => void act(putBack) });
        return null;
      }),
  };
}

export type Topic = ReturnType<typeof useTopic>;

const idsIn = (key: string): Set<string> => new Set(key.match(/[^ /]+/g));

/** @param before and `after`: keys of lists. @returns whether other articles than these are in one of the two only */
function differsBeside(before: string, after: string, ids: readonly string[]): boolean {
  const [was, is] = [idsIn(before), idsIn(after)];
  return [...was, ...is].some((id) => was.has(id) !== is.has(id) && !ids.includes(id));
}

/** Whether the lists have changed otherwise than by what was done here, until the next own change. */
function useForeignChange(lists: TopicLists | undefined, own: React.RefObject<string | null>) {
  const [isMerged, setMerged] = useState(false);
  const key = lists && keyOf(lists);
  useEffect(() => {
    if (key === undefined) return;
    if (own.current !== null && own.current !== key) setMerged(true);
    own.current = key;
  }, [key, own]);
  return [isMerged, setMerged] as const;
}
