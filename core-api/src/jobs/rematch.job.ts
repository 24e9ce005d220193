import { Rematch } from "../matching/set-up/rematch.ts";
import type { JobContext } from "./job.ts";

export const REMATCH_RETRIES = 2;
/** A million articles take some minutes; a run that is lost is taken up again, and goes over what is done without changing it. */
export const REMATCH_EXPIRES_SECONDS = 6 * 3600;

export async function rematchTheme(
  { scope, clock, log }: Pick<JobContext, "scope" | "clock" | "log">,
  { theme_id }: { theme_id: string },
) {
  const result = await new Rematch(scope, clock).run(Number(theme_id));
  log("a theme was matched again", { theme_id, ...result });
}
