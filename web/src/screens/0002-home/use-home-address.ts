import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { type HomeAddress, readHomeAddress, writeHomeAddress } from "../../domain/home-address.ts";
import type { Selection } from "../../domain/selection.ts";
import type { ListNavigation } from "../../features/article-list/article-reader.ts";
import { useNewestAddress } from "../../features/article-list/use-newest-address.ts";

type Change = Partial<HomeAddress>;

export interface HomeNavigation extends ListNavigation {
  address: HomeAddress;
  /** The address as the last key or click left it, though nothing is rendered yet. */
  now: () => HomeAddress;
  /** The address after a change, for links. */
  hrefOf: (change: Change) => string;
  /** The address of another list; the same function whatever article is open. */
  hrefOfSelection: (selection: Selection) => string;
  go: (change: Change, how?: { replace?: boolean }) => void;
}

const same = (one: HomeAddress, other: HomeAddress) => writeHomeAddress(one) === writeHomeAddress(other);

/** What is on the screen is what the address says: selection, tab, period and open article. */
export function useHomeAddress(): HomeNavigation {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const told = useMemo(() => readHomeAddress(params), [params]);
  // The entry before this one is the same list without an article.
  const openedHere = typeof state === "object" && state !== null && "openedHere" in state;
  const newest = useNewestAddress({
    told,
    openedHere,
    same,
    lead(to, way) {
      if (way === "back") return void navigate(-1);
      const here = to.article !== null && (way === "push" || openedHere);
      void navigate(
        { search: writeHomeAddress(to) },
        { replace: way === "replace", state: here ? { openedHere: true } : null },
      );
    },
  });
  const address = newest.newest;
  const { source, period, wanted } = address;
  const hrefOfSelection = useCallback(
    (selection: Selection) => pathname + writeHomeAddress({ selection, source, period, wanted, article: null }),
    [pathname, source, period, wanted],
  );
  return {
    address,
    now: () => newest.newest,
    openedHere,
    hrefOfSelection,
    hrefOf: (change) => pathname + writeHomeAddress({ ...address, ...change }),
    go: (change, how) => newest.go(change, how),
    openArticle: (article) => newest.go({ article }),
    closeArticle: () => newest.go({ article: null }),
    whenTold: (run) => newest.whenTold(run),
  };
}
