import { useCallback, useEffect, useMemo } from "react";
import { readList, useSetting } from "../../app/use-setting.ts";

/** As many as are kept; the oldest go first. */
const KEPT = 2000;
/** So long an article must stay in the pane to count as read (look.md 5): skimming with j does not read. */
const READ_AFTER_MS = 1000;

/** Which articles this user has read in this browser. */
export function useReadMarks(openId: string | null): ReadonlySet<string> {
  const [ids, store] = useSetting("read", readList);
  const read = useMemo(() => new Set(ids), [ids]);
  const mark = useCallback(
    (id: string) => {
      if (!read.has(id)) store(JSON.stringify([...ids, id].slice(-KEPT)));
    },
    [ids, read, store],
  );
  useEffect(() => {
    if (openId === null) return;
    const timer = setTimeout(() => mark(openId), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [openId, mark]);
  return read;
}
