import { type CoreApiHttp, certain } from "./http.ts";

/** Tokens of integrations; an Admin's. */
export const apiTokenClient = (http: CoreApiHttp) => ({
  list: () => certain(http.get("/api/v1/api_tokens"))({}),
  create: http.post("/api/v1/api_tokens"),
  revoke: certain(http.delete("/api/v1/api_tokens")),
});
