import { useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { type ArticleRef, readHomeAddress, sameArticle, writeHomeAddress } from "../../domain/home-address.ts";
import { useNewestAddress } from "../../features/article-list/use-newest-address.ts";
import { isRecord, recordRef } from "./record-ref.ts";

interface ClipsAddress {
  /** The id of the open folder. */
  folder: string | null;
  /** What is open: an article or, by its key, a record. */
  article: ArticleRef | null;
}

const ID = /^\d{1,18}$/;

const same = (one: ClipsAddress, other: ClipsAddress) =>
  one.folder === other.folder && sameArticle(one.article, other.article);

const write = ({ folder, article }: ClipsAddress): string => {
  const place =
    article && isRecord(article)
      ? `hand=${article.id.slice(1)}`
      : writeHomeAddress({ selection: null, source: null, period: null, article }).slice(1);
  return folder === null ? "" : `?folder=${folder}${place === "" ? "" : `&${place}`}`;
};

/** What is on the screen is what the address says: the folder and the open article or record. */
export function useClipsAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const told = useMemo<ClipsAddress>(() => {
    const folder = params.get("folder") ?? "";
    const { article } = readHomeAddress(params);
    const hand = params.get("hand") ?? "";
    const record = ID.test(hand) ? recordRef(`h${hand}`) : null;
    return { folder: ID.test(folder) ? folder : null, article: article ?? record };
  }, [params]);
  const openedHere = typeof state === "object" && state !== null && "openedHere" in state;
  const newest = useNewestAddress({
    told,
    openedHere,
    same,
    lead(to, way) {
      if (way === "back") return void navigate(-1);
      const here = to.article !== null && (way === "push" || openedHere);
      void navigate({ search: write(to) }, { replace: way === "replace", state: here ? { openedHere: true } : null });
    },
  });
  const address = newest.newest;
  return {
    address,
    now: () => newest.newest,
    openedHere,
    hrefOf: (change: { article: ArticleRef | null }) => pathname + write({ ...address, ...change }),
    openFolder: (folder: string | null) => newest.go({ folder, article: null }),
    openArticle: (article: ArticleRef) => newest.go({ article }),
    closeArticle: () => newest.go({ article: null }),
    whenTold: (run: () => void) => newest.whenTold(run),
  };
}
