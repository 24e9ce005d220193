import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { ipCheckHere } from "../../browser/here.ts";
import { failure, type Outcome, refusal, sentence, type Trouble } from "../../components/form/outcome.ts";
import { useAttempts } from "../../components/form/use-attempts.ts";
import { LOGIN_PATH } from "../../domain/screen-path.ts";
import { loginText } from "../../domain/text/login-text.ts";
import { currentSession, ipLogin } from "../../session/session.ts";

/** The refusal that this screen was opened for. It comes with the navigation, never with the address. */
function refusedBefore(state: unknown): Trouble | null {
  if (state === null || typeof state !== "object" || !("refusal" in state)) return null;
  const { refusal: met } = state as { refusal: { message?: unknown; retryAfter?: unknown } | null };
  if (typeof met?.message !== "string") return null;
  return refusal({ message: met.message, retryAfter: typeof met.retryAfter === "number" ? met.retryAfter : null });
}

/**
 * The IP check: immediately where `atOnce`, else when told to. After a success the guard leads to what was asked for, or
 * home; after a refusal to 0021, which says so (spec section 4, IP login).
 */
export function useIpCheck(atOnce: boolean) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const attempt = async (): Promise<Outcome> => {
    try {
      const answer = await ipLogin();
      if (answer.__typename === "Refusal") {
        await navigate(ipCheckHere(), { replace: true, state: { refusal: answer } });
        return refusal(answer);
      }
      if (currentSession().state !== "signedIn") return sentence(loginText.noCookies);
      await navigate(LOGIN_PATH, { replace: true });
      return null;
    } catch (error) {
      return failure(error);
    }
  };
  const { busy, fault, run } = useAttempts({ leaves: true });
  const check = useRef(() => run(attempt));
  useEffect(() => {
    check.current = () => run(attempt);
  });
  useEffect(() => {
    if (atOnce) void check.current();
  }, [atOnce]);
  const before = refusedBefore(state);
  return {
    checking: busy || (atOnce && !fault),
    fault: fault ?? (before && { attempt: 0, ...before }),
    check: () => void run(attempt),
  };
}
