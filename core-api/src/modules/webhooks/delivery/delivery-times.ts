const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After each attempt of a delivery that failed, as Standard Webhooks advises; the last one is repeated (docs/webhooks.md has the table). */
export const RETRY_PAUSES_MS = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR],
] as const;
/** A delivery that was not taken for so long is given up. */
export const GIVEN_UP_AFTER_MS = 72 * HOUR;
/** A webhook that fails in a row is left alone for so long, whatever waits for it. */
export const WEBHOOK_PAUSES_MS = [0, 5 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE, 10 * MINUTE] as const;
/** After "too many" without a Retry-After. */
export const BUSY_PAUSE_MS = 30 * SECOND;
/** Longer than any post takes. */
export const LEASE_MS = 2 * MINUTE;
/** Deliveries stay readable, and can be replayed, for so many days: what was taken, and what was not. */
export const KEPT_DAYS = { sent: 7, other: 30 } as const;
