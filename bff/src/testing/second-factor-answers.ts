import type { CoreApi } from "../core-api/core-api.ts";
import type { DataOf } from "../core-api/wire.ts";
import type { Answer } from "./answer.ts";

export interface SecondFactorAnswers {
  second_factor: Answer<CoreApi["secondFactors"]["read"]>;
  begin_user_authenticator: Answer<CoreApi["secondFactors"]["beginAuthenticator"]>;
  confirm_user_authenticator: Answer<CoreApi["secondFactors"]["confirmAuthenticator"]>;
  remove_user_authenticator: Answer<CoreApi["secondFactors"]["removeAuthenticator"]>;
  begin_passkey: Answer<CoreApi["secondFactors"]["beginPasskey"]>;
  add_passkey: Answer<CoreApi["secondFactors"]["addPasskey"]>;
  remove_passkey: Answer<CoreApi["secondFactors"]["removePasskey"]>;
  renew_codes: Answer<CoreApi["secondFactors"]["renewCodes"]>;
  forget_devices: Answer<CoreApi["secondFactors"]["forgetDevices"]>;
  reset_second_factor: Answer<CoreApi["secondFactors"]["resetOfUser"]>;
  second_factor_demand: Answer<CoreApi["secondFactors"]["demand"]>;
}

const MOMENT = "2026-11-20T12:00:00+09:00";

const aSecondFactor: DataOf<"/api/v1/second_factor", "get"> = {
  authenticator_flag: 1,
  passkeys: [{ passkey_id: "a1", passkey_name: "会社のPC", created_datetime: MOMENT, last_used_datetime: null }],
  recovery_code_count: 9,
  demand: "admins",
  demanded_flag: 1,
  devices: [
    {
      ...{ device_id: "0123456789abcdef01234567", created_datetime: MOMENT, last_used_datetime: MOMENT },
      ...{ end_datetime: "2026-12-20T12:00:00+09:00", client_address: "203.0.113.7", user_agent: "Mozilla/5.0" },
    },
  ],
};

/** What core-api answers about second factors, by the names of the calls. */
export const secondFactorAnswers: SecondFactorAnswers = {
  second_factor: () => aSecondFactor,
  begin_user_authenticator: () => ({ secret: "GEZDGNBVGY3TQOJQ", uri: "otpauth://totp/Kirinuki:minato01/user01" }),
  confirm_user_authenticator: () => ({ recovery_codes: ["ABCD-EFGH-JKLM"] }),
  remove_user_authenticator: () => ({}),
  begin_passkey: () => ({ options: "{}" }),
  add_passkey: () => ({ recovery_codes: [] }),
  remove_passkey: () => ({}),
  renew_codes: () => ({ recovery_codes: ["ABCD-EFGH-JKLM"] }),
  forget_devices: () => ({ ended_count: 1 }),
  reset_second_factor: () => ({}),
  second_factor_demand: () => ({}),
};
type Recording = <Name extends keyof SecondFactorAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<SecondFactorAnswers[Name]>>;

/** The calls, each recorded under its name. */
export const secondFactorCalls = (call: Recording): CoreApi["secondFactors"] => ({
  read: call("second_factor"),
  beginAuthenticator: call("begin_user_authenticator"),
  confirmAuthenticator: call("confirm_user_authenticator"),
  removeAuthenticator: call("remove_user_authenticator"),
  beginPasskey: call("begin_passkey"),
  addPasskey: call("add_passkey"),
  removePasskey: call("remove_passkey"),
  renewCodes: call("renew_codes"),
  forgetDevices: call("forget_devices"),
  resetOfUser: call("reset_second_factor"),
  demand: call("second_factor_demand"),
});
