import { type CoreApiHttp, certain } from "./http.ts";

/** Reports of a period, and the schedules that make them. */
export const reportClient = (http: CoreApiHttp) => ({
  list: certain(http.get("/api/v1/reports")),
  choices: () => certain(http.get("/api/v1/report_choices"))({}),
  one: certain(http.get("/api/v1/report")),
  articles: certain(http.get("/api/v1/report_articles")),
  ask: http.post("/api/v1/report"),
  remove: http.delete("/api/v1/report"),
  schedules: () => certain(http.get("/api/v1/report_schedules"))({}),
  saveSchedule: http.put("/api/v1/report_schedule"),
  removeSchedule: http.delete("/api/v1/report_schedule"),
});
