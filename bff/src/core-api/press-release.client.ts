import { type CoreApiHttp, certain } from "./http.ts";

/** リリース追跡. The files go through the pass-through. */
export const pressReleaseClient = (http: CoreApiHttp) => ({
  list: () => certain(http.get("/api/v1/press_releases"))({}),
  one: certain(http.get("/api/v1/press_release")),
  save: http.put("/api/v1/press_release"),
  remove: http.delete("/api/v1/press_release"),
});
