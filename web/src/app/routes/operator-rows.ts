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
  { id: "el-contracts", screen: () => import("../../screens/el-contracts/ContractsScreen.tsx") },
  { id: "el-contract", screen: () => import("../../screens/el-contract/ContractScreen.tsx") },
  { id: "el-demand-units", screen: () => import("../../screens/el-demand-units/DemandUnitsScreen.tsx") },
  { id: "el-themes", screen: () => import("../../screens/el-themes/ThemesScreen.tsx") },
  { id: "el-expressions", screen: () => import("../../screens/el-expressions/ExpressionsScreen.tsx") },
  { id: "el-sc-condition", screen: () => import("../../screens/el-sc-condition/TextConditionScreen.tsx") },
  { id: "el-web-condition", screen: () => import("../../screens/el-web-condition/WebConditionScreen.tsx") },
  {
    id: "el-excluded-domains",
    screen: () => import("../../screens/el-excluded-domains/ExcludedDomainsScreen.tsx"),
  },
  { id: "el-mail-domains", screen: () => import("../../screens/el-mail-domains/MailDomainsScreen.tsx") },
  { id: "el-users", screen: () => import("../../screens/el-users/CustomerUsersScreen.tsx") },
  { id: "el-operators", screen: () => import("../../screens/el-operators/OperatorsScreen.tsx") },
  { id: "el-operator", screen: () => import("../../screens/el-operator/OperatorScreen.tsx") },
  { id: "el-incorrect-articles" },
  { id: "el-originals" },
  { id: "el-user-log", screen: () => import("../../screens/el-user-log/UserLogScreen.tsx") },
  { id: "el-setup-status", screen: () => import("../../screens/el-setup-status/SetupStatusScreen.tsx") },
  { id: "el-magazine-media" },
);
