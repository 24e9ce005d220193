import { figure, meterName } from "../../../components/usage-meter/UsageMeter.tsx";
import { meterText } from "../../../domain/text/usage-text.ts";
import { type Meter, reachedFor } from "../../../domain/usage-meter.ts";
import { useViewer } from "../../../session/use-session.ts";
import { useUsageMeters } from "../../usage-meters/usage-meters.ts";
import { hindranceText } from "../hindrance-text.ts";
import type { NamedArticle } from "../original-actions.ts";

export interface Hindrance {
  /** Why the originals of these articles can't be had now; null where they can, or where the user sees no meters. */
  reason: string | null;
  /** Starts what a button stands for; at the cap only where the meters, read anew, have room again. */
  unlessHindered: (start: () => void) => void;
}

const reasonOf = (meter: Meter | undefined): string | null =>
  meter === undefined ? null : meterText.reachedOf(meterName(meter), figure(meter.max ?? 0));

/**
 * Whether a cap is in the way of articles' originals, so that a button says so before (look.md 5); keys ask the server all the same. An operator who
 * looks on uses none.
 */
export function useHindrance(articles: readonly NamedArticle[]): Hindrance {
  const { pdfUsageDisplay, isSupportView } = useViewer();
  const { meters, readAgain } = useUsageMeters(pdfUsageDisplay);
  if (isSupportView) return { reason: hindranceText.supportView, unlessHindered: () => {} };
  const reason = reasonOf(reachedFor(meters, articles));
  return {
    reason,
    unlessHindered(start) {
      if (reason === null) start();
      else void readAgain().then((now) => reachedFor(now, articles) === undefined && start());
    },
  };
}

/** For a button that is off with a reason: it keeps the focus, so that the reason can be read. */
export const offFor = (reason: string | null) =>
  reason === null ? {} : { "data-disabled": true, "aria-disabled": true, "aria-description": reason };
