import type { ProfileWire } from "../../core-api/wire.ts";
import { BffError } from "../../errors/bff-error.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { LoginSucceeded } from "./login.type.ts";
import { toViewer } from "./viewer.mapper.ts";

/** What every way in answers. */
export function toSignedIn(answer: ProfileWire[] | Refusal): LoginSucceeded | Refusal {
  if (answer instanceof Refusal) return answer;
  const [profile] = answer;
  if (!profile) throw new BffError("BAD_GATEWAY", { cause: new Error("a sign-in without a profile") });
  return instance(LoginSucceeded, { viewer: toViewer(profile) });
}
