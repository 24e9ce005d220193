import { type ExpiryEnd, endExpired, isExpiry, isRemembered, renewSession, sessionMark } from "./session.ts";

/** What a call is for, where that decides what its 401 does. */
export interface CallContext {
  /** A call for an original's PDF: check, display, print, completion notice, and the file itself. */
  flow: "pdf";
  /** Whether the screen was opened by the link of a mail (is_mail). */
  mailLink: boolean;
}

/**
 * The exceptions of spec section 4, Session expiry: in the PDF flow the logout is the one with logoutid 2, and a mail link
 * with remember-me is not logged out at all; its screen says what failed.
 */
function endOf(context: CallContext | undefined): ExpiryEnd {
  if (context?.flow !== "pdf") return "signIn";
  return context.mailLink && isRemembered() ? "stay" : "logout";
}

/**
 * Sends a call of a signed-in user. A session that ran out is handled here, once per call: with remember-me it is renewed
 * and the call sent again, else the session ends and the guard leads to /0001 (spec section 4, Session expiry). PDF
 * screens pass their context; `send` may be any call that throws GraphqlFailure of kind unauthenticated for a 401.
 * @throws whatever the last attempt threw
 */
export async function sendRenewing<Data>(send: () => Promise<Data>, context?: CallContext): Promise<Data> {
  const before = sessionMark();
  const end = endOf(context);
  try {
    return await send();
  } catch (error) {
    if (!isExpiry(error) || !(await renewSession(before, end))) throw error;
  }
  try {
    return await send();
  } catch (error) {
    if (isExpiry(error)) await endExpired(end);
    throw error;
  }
}
