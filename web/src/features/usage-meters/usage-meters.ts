import { useSyncExternalStore } from "react";
import type { Meter } from "../../domain/usage-meter.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { onUsesChanged } from "../originals/uses-changed.ts";
import { USAGE_METERS } from "./usage-documents.ts";

const NONE: readonly Meter[] = [];
let meters = NONE;
const listeners = new Set<() => void>();
/** Counts the times that nobody looked on, so that a late answer tells nothing to who came after. */
let watch = 0;

/** Reads the meters anew; they stay as they were where they can't be had. */
export async function readMeters(): Promise<readonly Meter[]> {
  const asked = watch;
  const answer = await callSignedIn(USAGE_METERS, {}).catch(() => null);
  if (answer && asked === watch) {
    meters = answer.usageMeters;
    for (const listener of listeners) listener();
  }
  return meters;
}

const read = () => void readMeters();
const onVisible = () => document.visibilityState === "visible" && read();
let stop: (() => void) | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (stop === null) {
    const stopUses = onUsesChanged(read);
    document.addEventListener("visibilitychange", onVisible);
    stop = () => {
      stopUses();
      document.removeEventListener("visibilitychange", onVisible);
    };
    read();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
    watch += 1;
    meters = NONE;
  };
}

const unwatched = () => () => undefined;

/**
 * This month's caps, for who sees them (pdf_usage_display_flag): read once for all that show them, after each use, and on coming
 * back to the tab, as a book or a print may have been in another. Empty until then.
 */
export const useUsageMeters = (seen: boolean): readonly Meter[] =>
  useSyncExternalStore(seen ? subscribe : unwatched, () => (seen ? meters : NONE));
