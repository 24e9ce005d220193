import { isMailQuery } from "@kirinuki/schema/mail-query.ts";
import { type LoaderFunctionArgs, replace } from "react-router";
import { deviceHere } from "../browser/here.ts";
import { loadChunk } from "../browser/load-chunk.ts";
import { forget, recall, remember } from "../browser/session-storage.ts";
import { logoutPath } from "../domain/screen-path.ts";
import { autoLogin, currentSession, guardState, knownSession, probablySignedIn } from "../session/session.ts";
import { announce } from "./announcement.ts";
import { type Decision, decide } from "./guard.ts";
import type { MailTarget } from "./mail-target.ts";
import type { RouteRow } from "./routes/route-row.ts";
import { preloadScreen } from "./screen-chunks.ts";

type Row = RouteRow | undefined;

/** The loader of every route: asks who is signed in and does what the guard decides. */
export const guardLoader =
  (row: Row) =>
  async ({ url }: LoaderFunctionArgs): Promise<null> => {
    if (row && (probablySignedIn() || !row.loginRequired)) preloadScreen(row);
    const operator = await sessionFor(row);
    const ask = () => decideFor(row, url, operator);
    const decision = await ask();
    if (decision.kind === "autoLogin") return afterAutoLogin(ask, decision.saveUrl);
    return perform(decision, savedUrlKey(row));
  };

const savedUrlKey = (row: Row) => (row?.area === "operator" ? "operatorSavedUrl" : "savedUrl");

/**
 * Makes the session known that the row needs. Public screens open even where nobody answers; the others show the failed
 * state. @returns whether an operator is signed in, false where that does not matter
 */
async function sessionFor(row: Row): Promise<boolean> {
  try {
    if (row?.area === "operator") return await operatorIsKnown();
    await knownSession();
  } catch (error) {
    if (row && !row.exempt && row.loginRequired) throw error;
  }
  return false;
}

/** The operators' session comes with their part of the program only. */
async function operatorIsKnown(): Promise<boolean> {
  const { knownOperator } = await loadChunk(() => import("../session/operator-session.ts"));
  return (await knownOperator()) !== null;
}

const decideFor = async (row: Row, url: URL, operator: boolean): Promise<Decision> =>
  decide({
    row,
    url,
    session: guardState(),
    operator,
    userAgent: navigator.userAgent,
    savedUrl: recall(savedUrlKey(row)),
    supportView: recall("supportView"),
    mailTarget: await targetOf(row, url.searchParams),
  });

/** Mail links are few, so what knows their grammar comes with the first one. */
async function targetOf(row: Row, query: URLSearchParams): Promise<MailTarget | null> {
  const session = currentSession();
  if (!row?.loginRoute || !isMailQuery(query) || session.state !== "signedIn") return null;
  const { targetOfQuery } = await loadChunk(() => import("./mail-target.ts"));
  return targetOfQuery(query, session.viewer, deviceHere());
}

/** The link has loaded it already. */
async function countOpening(run: string): Promise<void> {
  const { tellOpening } = await loadChunk(() => import("./mail-target.ts"));
  await tellOpening(run);
}

async function afterAutoLogin(ask: () => Promise<Decision>, saveUrl: string | undefined): Promise<null> {
  if (await autoLogin()) return perform(await ask(), "savedUrl");
  if (saveUrl !== undefined) remember("savedUrl", saveUrl);
  throw replace(logoutPath(2));
}

function perform(decision: Decision, key: "savedUrl" | "operatorSavedUrl"): null {
  if (decision.kind !== "autoLogin" && decision.saveUrl !== undefined) remember(key, decision.saveUrl);
  if (decision.kind !== "redirect") return null;
  if (decision.refused) announce(decision.refused);
  if (decision.openedRun !== undefined) void countOpening(decision.openedRun);
  if (decision.usedSavedUrl) forget(key);
  // Replaced, not pushed: the back button must not lead into the guard again.
  throw replace(decision.to);
}
