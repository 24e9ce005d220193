import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import type { PublishArticlesMutation } from "../../__generated__/graphql.ts";
import { failure, faultsText, refusal, sentence, type Trouble } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import { COMMENT_ARTICLES, MANAGED_ARTICLES, PUBLISH_ARTICLES } from "./managed-documents.ts";
import { managedText as text } from "./text.ts";
import type { ManagedArticle } from "./use-managed-list.ts";

type Answer = PublishArticlesMutation["publishArticles"];
type Unchanged = Extract<Answer, { __typename: "ChangedArticles" }>["unchanged"];

/** Articles of one call: few enough that the progress moves. */
const AT_ONCE = 200;
/** Articles that a message can name and still leave room for the list. */
const MOST_NAMED = 20;

interface Done {
  unchanged: Unchanged;
  /** Why a call was not done, and so none of the articles from its own on. */
  refused: Trouble | null;
  /** Articles of the calls before it. */
  answered: readonly string[];
}

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) => ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

/** Publishes and comments on several articles, some hundred a call; each change can be taken back. */
export function useArticleChanges(seen: ReadonlyMap<string, ManagedArticle>) {
  const options = { refetchQueries: [MANAGED_ARTICLES], awaitRefetchQueries: true };
  const [publish] = useMutation(PUBLISH_ARTICLES);
  const [comment] = useMutation(COMMENT_ARTICLES);
  const [publishLast] = useMutation(PUBLISH_ARTICLES, options);
  const [commentLast] = useMutation(COMMENT_ARTICLES, options);
  const [progress, setProgress] = useState<string | null>(null);
  const { said, act } = useAction();
  const client = useApolloClient();

  /** The list is read again once: with the last call, or after the first that is not done. */
  async function inChunks(
    ids: readonly string[],
    send: (ids: string[], isLast: boolean) => Promise<Answer>,
  ): Promise<Done> {
    const unchanged: Unchanged[number][] = [];
    const chunks = chunksOf(ids);
    for (const [at, chunk] of chunks.entries()) {
      setProgress(text.progress(at * AT_ONCE, ids.length));
      const answer = await send(chunk, at === chunks.length - 1).catch(failure);
      if (!("unchanged" in answer)) {
        if (at > 0) await client.refetchQueries({ include: [MANAGED_ARTICLES] }).catch(() => undefined);
        const refused = "__typename" in answer ? troubleOf(answer) : answer;
        return { unchanged, refused, answered: ids.slice(0, at * AT_ONCE) };
      }
      unchanged.push(...answer.unchanged);
    }
    return { unchanged, refused: null, answered: ids };
  }
  const sendState = (published: boolean) => async (articleIds: string[], isLast: boolean) => {
    const { data } = await (isLast ? publishLast : publish)({ variables: { articleIds, published } });
    return data.publishArticles;
  };
  const sendComment = (words: string, append: boolean) => async (articleIds: string[], isLast: boolean) => {
    const { data } = await (isLast ? commentLast : comment)({ variables: { articleIds, comment: words, append } });
    return data.commentArticles;
  };

  /** @returns whether every article was asked for: else the ticks stay, for another try */
  async function run(
    ids: readonly string[],
    send: (ids: string[], isLast: boolean) => Promise<Answer>,
    done: (count: number) => string,
    undo?: (changed: readonly string[]) => Promise<Done>,
  ): Promise<boolean> {
    let isWhole = false;
    await act(async () => {
      const { unchanged, refused, answered } = await inChunks(ids, send).finally(() => setProgress(null));
      isWhole = refused === null;
      const failed = new Set(unchanged.map(({ id }) => id));
      const changed = answered.filter((id) => !failed.has(id));
      if (changed.length > 0)
        toast(done(changed.length), undo ? { undo: () => void act(() => undone(undo(changed))) } : {});
      return troubleOfSome(unchanged, refused, ids.length - answered.length);
    });
    return isWhole;
  }
  const undone = async (taken: Promise<Done>): Promise<string | Trouble> => {
    const { refused, unchanged } = await taken.finally(() => setProgress(null));
    return refused ?? troubleOfSome(unchanged, null, 0) ?? text.undone;
  };

  return {
    said,
    progress,
    setPublished(ids: readonly string[], published: boolean) {
      const before = ids.filter((id) => seen.get(id)?.published === !published);
      const back = (changed: readonly string[]) =>
        inChunks(
          changed.filter((id) => before.includes(id)),
          sendState(!published),
        );
      return run(ids, sendState(published), published ? text.done.publish : text.done.unpublish, back);
    },
    addComment: (ids: readonly string[], words: string, append: boolean) =>
      run(ids, sendComment(words, append), text.done.comment),
    removeComments(ids: readonly string[]) {
      const before = new Map(ids.map((id) => [id, seen.get(id)?.comment ?? ""]));
      const back = (changed: readonly string[]) => restoreComments(changed, before);
      return run(ids, sendComment("", false), text.done.uncomment, back);
    },
  };

  /** Articles with the same comment go together. */
  async function restoreComments(ids: readonly string[], before: ReadonlyMap<string, string>): Promise<Done> {
    const unchanged: Unchanged[number][] = [];
    for (const words of new Set(ids.map((id) => before.get(id) ?? ""))) {
      if (words === "") continue;
      const taken = await inChunks(
        ids.filter((id) => before.get(id) === words),
        sendComment(words, false),
      );
      unchanged.push(...taken.unchanged);
      if (taken.refused) return { ...taken, unchanged };
    }
    return { unchanged, refused: null, answered: ids };
  }
}

export type ArticleChanges = ReturnType<typeof useArticleChanges>;

function troubleOf(answer: Exclude<Answer, { __typename: "ChangedArticles" }>): Trouble {
  if (answer.__typename === "Refusal") return refusal(answer);
  return sentence(faultsText(answer.fieldErrors));
}

/** @param left articles that were not asked for because a call was not done */
function troubleOfSome(unchanged: Unchanged, refused: Trouble | null, left: number): Trouble | null {
  if (unchanged.length === 0 && refused === null) return null;
  const named = Map.groupBy(unchanged.slice(0, MOST_NAMED), ({ reason }) => reason);
  const detail = [
    ...(refused?.detail ? [refused.detail] : []),
    ...[...named].map(([reason, articles]) => text.reason(reason, articles)),
    ...(unchanged.length > MOST_NAMED ? [text.others(unchanged.length - MOST_NAMED)] : []),
  ].join("\n");
  const message = [
    ...(refused ? [refused.message, text.left(left)] : []),
    ...(unchanged.length > 0 ? [text.unchanged(unchanged.length)] : []),
  ].join("");
  return { ...sentence(message, detail === "" ? null : detail), code: refused?.code };
}
