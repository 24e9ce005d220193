import { type MadeAlerts, runAlerts } from "../mail/run/alerts.ts";
import { LookLoop } from "../runs/look-loop.ts";
import type { JobContext } from "./job.ts";

/** Makes alerts as soon as articles are stored; the queue lets one run and one wait, however many workers ask for it. */
export const ALERTS_JOB = "mail-alerts";
export const ALERTS_EXPIRE_SECONDS = 900;

const LOOK_MS = 1_000;
/** Longer than the transaction of a batch takes; mail-schedule makes the alerts of what is noted later. */
const LATELY_MS = 2 * 60_000;

/** Whoever stores articles notes it in the same transaction. $1 the time from which on. */
const STORED_LATELY = `
  SELECT concat_ws('/', setup_run_id, active_at, read_count) AS note FROM setup_run
  WHERE active_at >= $1 AND trigger NOT IN ('mail', 'job')`;

export async function makeAlerts(context: JobContext): Promise<MadeAlerts> {
  const made = await runAlerts(context);
  if (made.alerts + made.leftToDigest > 0) context.log("mail alerts made", { ...made });
  return made;
}

interface AlertCallerParts extends Pick<JobContext, "scope" | "clock" | "log"> {
  /** Asks for alerts to be made. */
  call(): Promise<unknown>;
}

/** Asks for alerts when articles were stored, whichever process did it: an alert is of use for minutes. */
export class AlertCaller {
  private noted: ReadonlySet<string> = new Set();
  private readonly loop: LookLoop;

  constructor(private readonly parts: AlertCallerParts) {
    const onFault = (error: unknown) => parts.log("what was stored could not be looked up", { error: String(error) });
    this.loop = new LookLoop({ look: () => this.look(), everyMs: LOOK_MS, onFault });
  }

  /** Begins; ends with `stop`. */
  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Looks once. */
  async look(): Promise<void> {
    const { scope, clock, call } = this.parts;
    const since = new Date(clock.now().getTime() - LATELY_MS);
    const rows = await scope.shared("read", (tx) => tx.query<{ note: string }>(STORED_LATELY, [since]));
    if (rows.some(({ note }) => !this.noted.has(note))) await call();
    // After the call: where the queue was away, the next look asks again.
    this.noted = new Set(rows.map(({ note }) => note));
  }
}
