import { type CoreApiHttp, certain } from "./http.ts";

/** The browsers that the caller is told on. */
export const pushDeviceClient = (http: CoreApiHttp) => ({
  list: () => certain(http.get("/api/v1/push_devices"))({}),
  save: http.put("/api/v1/push_devices"),
  remove: certain(http.delete("/api/v1/push_devices")),
  check: certain(http.post("/api/v1/push_device_check")),
  test: http.post("/api/v1/push_device_test"),
});
