import { BffError } from "../errors/bff-error.ts";
import { type CoreApiHttp, certain } from "./http.ts";
import type { ProfileWire } from "./wire.ts";

function only(profiles: ProfileWire[]): ProfileWire {
  const [profile] = profiles;
  if (!profile) throw new BffError("BAD_GATEWAY", { cause: new Error("a session without a profile") });
  return profile;
}

/** Sign-in, who is signed in, and where. */
export const sessionClient = (http: CoreApiHttp) => ({
  /** Throws BffError UNAUTHENTICATED where nobody is signed in. */
  profile: async (): Promise<ProfileWire> => only(await certain(http.get("/api/v1/session"))({})),
  /** With a form by password; with an empty one by the remember-me cookie. */
  login: http.post("/api/v1/login"),
  loginByAddress: () => http.get("/api/v1/pw_less_login")({}),
  logout: () => certain(http.post("/api/v1/logout"))(undefined),
  sessions: () => certain(http.get("/api/v1/sessions"))({}),
  /** One session by its id; all others without. */
  endSessions: certain(http.delete("/api/v1/sessions")),
});
