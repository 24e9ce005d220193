import { useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { type HomeAddress, readHomeAddress, writeHomeAddress } from "../../domain/home-address.ts";

type Change = Partial<HomeAddress>;

export interface HomeNavigation {
  address: HomeAddress;
  /** The open article was opened from its list, not by the address: back leads to the list. */
  openedHere: boolean;
  /** The address after a change, for links. */
  hrefOf: (change: Change) => string;
  go: (change: Change, how?: { replace?: boolean }) => void;
  /** Opens an article. From one article to the next the entry in the history is replaced, so that back closes. */
  openArticle: (article: NonNullable<HomeAddress["article"]>) => void;
  closeArticle: () => void;
}

/** What is on the screen is what the address says: selection, tab, period and open article. */
export function useHomeAddress(): HomeNavigation {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const address = useMemo(() => readHomeAddress(params), [params]);
  // The entry before this one is the same list without an article.
  const openedHere = typeof state === "object" && state !== null && "openedHere" in state;
  const search = (change: Change) => writeHomeAddress({ ...address, ...change });
  return {
    address,
    openedHere,
    hrefOf: (change) => pathname + search(change),
    go: (change, how) => void navigate({ search: search(change) }, { replace: how?.replace ?? false }),
    openArticle: (article) => {
      const replace = address.article !== null;
      void navigate(
        { search: search({ article }) },
        { replace, state: openedHere || !replace ? { openedHere: true } : null },
      );
    },
    closeArticle: () => {
      if (openedHere) void navigate(-1);
      else void navigate({ search: search({ article: null }) }, { replace: true });
    },
  };
}
