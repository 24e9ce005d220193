import { BffError } from "../errors/bff-error.ts";
import { type CoreApiHttp, certain } from "./http.ts";
import type { ProfileWire } from "./wire.ts";

function only(profiles: ProfileWire[]): ProfileWire {
  const [profile] = profiles;
  if (!profile) throw new BffError("BAD_GATEWAY", { cause: new Error("a session without a profile") });
  return profile;
}

/** Sign-in and who is signed in. */
export const sessionClient = (http: CoreApiHttp) => ({
  /** Throws BffError UNAUTHENTICATED where nobody is signed in. */
  profile: async (): Promise<ProfileWire> => only(await certain(http.get("/api/v1/session"))({})),
  login: http.post("/api/v1/login"),
  logout: () => certain(http.post("/api/v1/logout"))(undefined),
});
