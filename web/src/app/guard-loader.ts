import { type LoaderFunctionArgs, replace } from "react-router";
import { type Decision, decide, logoutPath } from "./guard.ts";
import type { RouteRow } from "./routes/route-row.ts";
import { preloadScreen } from "./screen-chunks.ts";
import { isBuilt } from "./screens.ts";
import { autoLogin, guardState, knownSession, probablySignedIn } from "./session.ts";
import { forget, recall, remember } from "./session-storage.ts";

/** The loader of every route: asks who is signed in and does what the guard decides. */
export const guardLoader =
  (row: RouteRow | undefined) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    if (row && (probablySignedIn() || !row.loginRequired)) preloadScreen(row.id);
    await sessionFor(row);
    const decision = decideFor(row, new URL(request.url));
    if (decision.kind === "autoLogin") return afterAutoLogin(row, request, decision.saveUrl);
    return perform(decision);
  };

/** Public screens open even where nobody answers; the others show the failed state. */
async function sessionFor(row: RouteRow | undefined): Promise<void> {
  try {
    await knownSession();
  } catch (error) {
    if (row && !row.exempt && row.loginRequired) throw error;
  }
}

const decideFor = (row: RouteRow | undefined, url: URL): Decision =>
  decide({
    row,
    url,
    session: guardState(),
    userAgent: navigator.userAgent,
    savedUrl: recall("savedUrl"),
    isBuilt,
  });

async function afterAutoLogin(row: RouteRow | undefined, request: Request, saveUrl: string | undefined): Promise<null> {
  if (await autoLogin()) return perform(decideFor(row, new URL(request.url)));
  if (saveUrl !== undefined) remember("savedUrl", saveUrl);
  throw replace(logoutPath(2));
}

function perform(decision: Decision): null {
  if (decision.kind !== "redirect") return null;
  if (decision.saveUrl !== undefined) remember("savedUrl", decision.saveUrl);
  if (decision.usedSavedUrl) forget("savedUrl");
  // Replaced, not pushed: the back button must not lead into the guard again.
  throw replace(decision.to);
}
