import { rowsOf } from "./route-row.ts";

/**
 * The operator's tree. The spec shows no operator screen, only calls (section 7); a row each for the tables of api.md's
 * operator part. Operators have a session of their own, so no user role opens these.
 */
export const operatorRows = rowsOf({ area: "operator", device: "any", loginRequired: true, roles: [] })(
  {
    id: "el",
    loginRequired: false,
    exempt: true,
    screen: () => import("../../screens/el-login/OperatorLoginScreen.tsx"),
  },
  { id: "el-home", screen: () => import("../../screens/el-home/OperatorHomeScreen.tsx") },
  { id: "el-arrivals", screen: () => import("../../screens/el-arrivals/ArrivalsScreen.tsx") },
  { id: "el-notice", screen: () => import("../../screens/el-notice/LoginNoticesScreen.tsx") },
  { id: "el-contracts" },
  { id: "el-demand-units" },
  { id: "el-themes" },
  { id: "el-expressions" },
  { id: "el-sc-condition" },
  { id: "el-web-condition" },
  { id: "el-excluded-domains" },
  { id: "el-mail-domains" },
  { id: "el-users" },
  { id: "el-operators" },
  { id: "el-incorrect-articles" },
  { id: "el-originals" },
  { id: "el-user-log" },
  { id: "el-setup-status", screen: () => import("../../screens/el-setup-status/SetupStatusScreen.tsx") },
  { id: "el-magazine-media" },
);
