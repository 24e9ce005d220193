import { type CoreApiHttp, certain } from "./http.ts";

/** Receivers of a contract's events. */
export const webhookClient = (http: CoreApiHttp) => ({
  list: () => certain(http.get("/api/v1/webhooks"))({}),
  deliveries: certain(http.get("/api/v1/webhook_deliveries")),
  save: http.put("/api/v1/webhook"),
  remove: http.delete("/api/v1/webhook"),
  test: http.post("/api/v1/webhook_test"),
  replay: http.post("/api/v1/webhook_replay"),
});
