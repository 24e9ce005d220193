import type { ApolloClient } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import type { SameStoryQueryVariables } from "../../__generated__/graphql.ts";
import { appendPage } from "./append-page.ts";
import type { ArticleReader, LoadedList } from "./article-reader.ts";
import { SAME_STORY } from "./same-story-query.ts";
import { useMorePages } from "./use-more-pages.ts";

type Asked = SameStoryQueryVariables["input"];

interface SameStory extends LoadedList {
  refetch: () => void;
}

/** The other articles of a row's story; further pages are appended in the cache, so that they are there after going back. */
export function useSameStory(articleId: string, { period, markedWords }: ArticleReader): SameStory {
  const client = useApolloClient();
  const input: Asked = { articleId, period: { start: period.start, end: period.end }, markedWords };
  const { data, error, refetch } = useQuery(SAME_STORY, { variables: { input } });
  const story = data?.sameStory;
  const pages = useMorePages(articleId, async () => story && appendNext(client, input, story.page + 1));
  return {
    state: error ? "failed" : story ? "ready" : "loading",
    refetch: () => void refetch().catch(() => undefined),
    articles: story?.articles ?? [],
    total: story?.totalCount ?? null,
    next: story ? Math.max(0, Math.min(story.pageSize, story.totalCount - story.page * story.pageSize)) : 0,
    ...pages,
  };
}

/** Errors: those of the query; what is unfolded stays as it is. */
async function appendNext(client: ApolloClient, input: Asked, page: number): Promise<void> {
  const variables = { input: { ...input, page } };
  await client.query({ query: SAME_STORY, variables, fetchPolicy: "network-only" });
  const next = client.cache.readQuery({ query: SAME_STORY, variables })?.sameStory;
  if (!next) return;
  client.cache.updateQuery({ query: SAME_STORY, variables: { input } }, (all) =>
    all ? { ...all, sameStory: appendPage(all.sameStory, next) } : undefined,
  );
}
