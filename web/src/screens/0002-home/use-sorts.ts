import { useCallback } from "react";
import { isSortName, type SortName } from "../../domain/sort.ts";
import type { Source } from "../../domain/source.ts";
import { useSetting } from "../../session/use-setting.ts";

export type Sorts = Readonly<Record<Source, SortName>>;

/** "none,date-desc,title-asc": 新聞, WEB, 雑誌. */
function readSorts(stored: string | null): Sorts {
  const [newspaper, web, magazine] = (stored ?? "").split(",").map((name) => (isSortName(name) ? name : "none"));
  return { NEWSPAPER: newspaper ?? "none", WEB: web ?? "none", MAGAZINE: magazine ?? "none" };
}

/** The order of each tab, kept apart (spec section 2, Article screens). */
export function useSorts(): [Sorts, (source: Source, sort: SortName) => void] {
  const [sorts, store] = useSetting("sorts", readSorts);
  const choose = useCallback(
    (source: Source, sort: SortName) => {
      const next = { ...sorts, [source]: sort };
      store([next.NEWSPAPER, next.WEB, next.MAGAZINE].join(","));
    },
    [sorts, store],
  );
  return [sorts, choose];
}
