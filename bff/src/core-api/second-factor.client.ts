import { type CoreApiHttp, certain } from "./http.ts";

/** The user's own second factor, and the contract's demand of one. */
export const secondFactorClient = (http: CoreApiHttp) => ({
  read: () => certain(http.get("/api/v1/second_factor"))({}),
  beginAuthenticator: http.post("/api/v1/second_factor_authenticator"),
  confirmAuthenticator: http.put("/api/v1/second_factor_authenticator"),
  removeAuthenticator: http.delete("/api/v1/second_factor_authenticator"),
  beginPasskey: http.post("/api/v1/passkey_options"),
  addPasskey: http.post("/api/v1/passkeys"),
  removePasskey: http.delete("/api/v1/passkeys"),
  renewCodes: http.post("/api/v1/recovery_codes"),
  forgetDevices: http.delete("/api/v1/remembered_devices"),
  resetOfUser: http.delete("/api/v1/user_second_factor"),
  demand: http.put("/api/v1/second_factor_demand"),
});
