import { useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import { useRef } from "react";
import type { ArticleState, ManagedArticlesQuery, ManagedFilter } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { useNewestParams } from "../../browser/use-newest-params.ts";
import { useTableView } from "../../components/data-table/table-view.ts";
import { faultsText } from "../../components/form/outcome.ts";
import { isDay, todayInTokyo } from "../../domain/day.ts";
import { defaultPeriod } from "../../domain/period.ts";
import { SOURCES, type Source, visibleSources } from "../../domain/source.ts";
import { useViewer } from "../../session/use-session.ts";
import { MANAGED_ARTICLES } from "./managed-documents.ts";

type Answer = ManagedArticlesQuery["managedArticles"];
export type ManagedPage = Extract<Answer, { __typename: "ManagedArticlePage" }>;
export type ManagedArticle = ManagedPage["articles"][number];

export const ARTICLE_STATES: readonly ArticleState[] = ["ALL", "PUBLISHED", "UNPUBLISHED", "COMMENTED"];

/** Milliseconds in which somebody types on. */
const TYPING = 300;

const dayOf = (text: string | null): string | null => (text !== null && isDay(text) ? text : null);

/** The articles that an administrator looks through. What narrows them stands in the address; the words do, after they were typed. */
export function useManagedList(name: string) {
  const [params, setParams] = useNewestParams();
  const view = useTableView(name);
  const [words] = useDebouncedValue(view.filter.trim(), TYPING);
  const sources = visibleSources(useViewer().sources);
  const source = SOURCES.find((each) => each === params.get("source")) ?? sources[0] ?? "NEWSPAPER";
  const state = ARTICLE_STATES.find((each) => each === params.get("state")) ?? "ALL";
  const isExpression = params.get("by") === "expression";
  const withSynonyms = params.get("syn") === "1";
  const themeId = params.get("theme") ?? "";
  const mediaCode = params.get("medium") ?? "";
  const tone = /^[0-3]$/.exec(params.get("tone") ?? "")?.[0] ?? "";
  const tagId = /^\d{1,10}$/.exec(params.get("tag") ?? "")?.[0] ?? "";
  const usual = defaultPeriod(todayInTokyo(new Date()));
  const period = { start: dayOf(params.get("start")) ?? usual.start, end: dayOf(params.get("end")) ?? usual.end };
  const filter: ManagedFilter = {
    ...(words !== "" && {
      ...(isExpression ? { expression: words } : { keyword: words }),
      ...(withSynonyms && { synonyms: true }),
    }),
    ...(/^\d{1,18}$/.test(themeId) && { themeId }),
    ...(mediaCode !== "" && { mediaCode }),
    ...((tone !== "" || tagId !== "") && {
      assessed: { ...(tone !== "" && { tones: [Number(tone)] }), ...(tagId !== "" && { tagIds: [tagId] }) },
    }),
    ...period,
  };
  const variables = { filter, source, state, page: view.page, pageSize: view.pageSize };
  const query = useQuery(MANAGED_ARTICLES, { variables, ...SHOWN });
  // What was shown stays until the next answer is there.
  const answer = (query.data ?? query.previousData)?.managedArticles;
  const page = answer?.__typename === "ManagedArticlePage" ? answer : undefined;
  const change = (changes: Readonly<Record<string, string>>) => {
    view.change({ page: 1 });
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(changes)) {
      if (value === "") next.delete(key);
      else next.set(key, value);
    }
    setParams(next);
  };
  return {
    ...{
      view,
      query,
      page,
      sources,
      source,
      state,
      isExpression,
      withSynonyms,
      themeId,
      mediaCode,
      tone,
      tagId,
      period,
    },
    change,
    seen: useSeen(page),
    fault: answer && answer.__typename !== "ManagedArticlePage" ? faultOf(answer) : undefined,
    isNarrowed: Object.keys(filter).length > Object.keys(period).length || state !== "ALL",
    chooseSource: (to: Source) => change({ source: to, medium: "" }),
    chooseState: (to: ArticleState) => change({ state: to === "ALL" ? "" : to }),
  };
}

export type ManagedList = ReturnType<typeof useManagedList>;

/** What is wrong with what was asked: the words, the expression, the days. */
const faultOf = (answer: Exclude<Answer, ManagedPage>): string =>
  answer.__typename === "Refusal" ? answer.message : faultsText(answer.fieldErrors);

/** Articles of every page that was looked at: rows stay ticked where pages are turned. */
function useSeen(page: ManagedPage | undefined): ReadonlyMap<string, ManagedArticle> {
  const seen = useRef(new Map<string, ManagedArticle>());
  for (const article of page?.articles ?? []) seen.current.set(article.id, article);
  return seen.current;
}
