import type { ApolloClient } from "@apollo/client";
import { NetworkStatus } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import type { HomeScreenInput, HomeScreenQuery } from "../../__generated__/graphql.ts";
import type { HomeAddress } from "../../domain/home-address.ts";
import { LIST_SORT_NAMES, type SortName } from "../../domain/sort.ts";
import { SOURCES, type Source } from "../../domain/source.ts";
import { type FirstPageQuery, forgetPages } from "../../features/article-list/use-pages.ts";
import { homeInput, homeKey, listInput } from "./home-inputs.ts";
import { HOME_SCREEN } from "./query.ts";
import { forgetUnreadMoment } from "./unread-moment.ts";

export type HomeData = HomeScreenQuery["homeScreen"];

/** With which tab and order a selection and period were first asked for: the same again finds them in the cache. */
interface Asked {
  input: HomeScreenInput;
  sort: SortName;
}

/** A client belongs to one user and outlives the screen, so coming back finds what was there. */
const askedBy = new WeakMap<ApolloClient, Map<string, Asked>>();

function askedOf(client: ApolloClient): Map<string, Asked> {
  const asked = askedBy.get(client) ?? new Map<string, Asked>();
  askedBy.set(client, asked);
  return asked;
}

export interface HomeQuery {
  /** undefined until it is there for exactly this selection and period. */
  data: HomeData | undefined;
  /** The same, or what was there before while the new one is on its way. */
  shown: HomeData | undefined;
  asked: Asked;
  loading: boolean;
  query: FirstPageQuery;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** One query a selection and period; tabs, orders and further pages are articleList's (use-article-list.ts). */
export function useHomeQuery(address: HomeAddress, source: Source | null, sort: SortName): HomeQuery {
  const known = askedOf(useApolloClient());
  const key = homeKey(address);
  const asked = known.get(key) ?? { input: homeInput(address, source, sort), sort };
  known.set(key, asked);
  const { data, previousData, error, networkStatus, observable, refetch } = useQuery(HOME_SCREEN, {
    variables: { input: asked.input },
  });
  return {
    data: data?.homeScreen,
    shown: (data ?? previousData)?.homeScreen,
    asked,
    query: observable,
    loading:
      networkStatus === NetworkStatus.loading ||
      networkStatus === NetworkStatus.setVariables ||
      networkStatus === NetworkStatus.refetch,
    error,
    refetch,
  };
}

/** Lets a selection and period be asked for anew at the next visit: choosing a theme shows what is there now. */
export function forgetHome(client: ApolloClient, address: HomeAddress): void {
  forgetUnreadMoment(client, homeKey(address));
  const known = askedOf(client);
  const asked = known.get(homeKey(address));
  if (!asked) return;
  const { cache } = client;
  const old = cache.readQuery({ query: HOME_SCREEN, variables: { input: asked.input } })?.homeScreen;
  const drop = (fieldName: string, input: object) =>
    cache.evict({ id: "ROOT_QUERY", fieldName, args: { input }, broadcast: false });
  drop("homeScreen", asked.input);
  if (old?.selected) {
    const list = { selection: old.selected, period: old.period, wanted: address.wanted };
    for (const source of SOURCES)
      for (const sort of LIST_SORT_NAMES)
        for (const unpublished of [false, true]) {
          const input = listInput({ ...list, unpublished }, source, sort);
          drop("articleList", input);
          forgetPages(client, JSON.stringify(input));
        }
  }
  known.delete(homeKey(address));
}
