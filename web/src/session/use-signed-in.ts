import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { remember } from "../browser/session-storage.ts";
import { LOGIN_PATH } from "../domain/screen-path.ts";
import { useSession } from "./use-session.ts";

/**
 * For screens that the spec counts as public because the links of mails land there (0001-001, 0001-002): what they show is
 * somebody's all the same. Nobody signed in is led to the sign-in, and back from there.
 * @returns whether the screen may show anything
 */
export function useSignedIn(): boolean {
  const { state } = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (state !== "signedOut") return;
    remember("savedUrl", pathname + search + hash);
    void navigate(LOGIN_PATH, { replace: true });
  }, [state, navigate, pathname, search, hash]);
  return state === "signedIn";
}
