import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import type { Meter } from "../../domain/usage-meter.ts";
import { USAGE_METERS } from "./usage-documents.ts";

const NONE: readonly Meter[] = [];

/**
 * This month's caps, for who sees them (pdf_usage_display_flag). Read once for all that show them, again after each use, and when the
 * tab is shown again, because another tab may have opened a book or printed. Empty until the first answer; a failed read leaves them
 * as they were.
 */
export function useUsageMeters(seen: boolean): {
  meters: readonly Meter[];
  readAgain: () => Promise<readonly Meter[]>;
} {
  const { data, previousData, refetch } = useQuery(USAGE_METERS, { skip: !seen });
  const meters = (data ?? previousData)?.usageMeters ?? NONE;
  useEffect(() => {
    if (!seen) return;
    const onVisible = () => void (document.visibilityState === "visible" && refetch().catch(() => undefined));
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [seen, refetch]);
  const readAgain = () =>
    refetch().then(
      ({ data: now }) => now?.usageMeters ?? meters,
      () => meters,
    );
  return { meters, readAgain };
}
