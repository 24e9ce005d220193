import { EVERYONE, TOPIC_EDITORS } from "../../domain/roles.ts";
import { rowsOf, SIGN_IN } from "./route-row.ts";

const open = rowsOf({ area: "public", device: "mobile", loginRequired: false, roles: EVERYONE });
const member = rowsOf({ area: "member", device: "mobile", loginRequired: true, roles: EVERYONE });

/** The phone tree (spec section 2, Mobile routes; names of design.md 12). */
export const mobileRows = [
  ...open(
    { id: "sp", twin: "0001", ...SIGN_IN, screen: () => import("../../screens/0021-ip-check/IpCheckScreen.tsx") },
    { id: "sp-0001", twin: "0001", ...SIGN_IN, screen: () => import("../../screens/0001-login/LoginScreen.tsx") },
    {
      id: "sp-0001-001",
      twin: "0001-001",
      loginRoute: true,
      screen: () => import("../../screens/0001-001-viewer/ViewerScreen.tsx"),
    },
    {
      id: "sp-0001-003",
      twin: "0001",
      loginRoute: true,
      screen: () => import("../../screens/sp-0001-003-wait/WaitScreen.tsx"),
    },
    {
      id: "sp-0020",
      twin: "0020",
      exempt: true,
      screen: () => import("../../screens/0020-password/PasswordScreen.tsx"),
    },
    {
      id: "sp-0021",
      twin: "0021",
      exempt: true,
      alone: true,
      screen: () => import("../../screens/0021-ip-check/IpCheckScreen.tsx"),
    },
    {
      id: "sp-0022",
      twin: "0022",
      exempt: true,
      screen: () => import("../../screens/0022-reset-request/ResetRequestScreen.tsx"),
    },
  ),
  ...member(
    { id: "sp-0002", twin: "0002", screen: () => import("../../screens/0002-home/HomeScreen.tsx") },
    { id: "sp-0002_0", twin: "0002", screen: () => import("../../screens/sp-0002-themes/ThemesScreen.tsx") },
    { id: "sp-0002_1", twin: "0002", screen: () => import("../../screens/sp-0002-themes/ThemesScreen.tsx") },
    { id: "sp-0002_2", twin: "0002", screen: () => import("../../screens/sp-0002-themes/ThemesScreen.tsx") },
    { id: "sp-0003", twin: "0002", screen: () => import("../../screens/0002-home/HomeScreen.tsx") },
    { id: "sp-0004", twin: "0004", exempt: true, screen: () => import("../../screens/0004-result/ResultScreen.tsx") },
    {
      id: "sp-0005",
      twin: "1002",
      roles: TOPIC_EDITORS,
      screen: () => import("../../screens/1002-send/SendMailScreen.tsx"),
    },
    { id: "sp-0006", twin: "0006", screen: () => import("../../screens/0014-mail-articles/ImageArticlesScreen.tsx") },
    { id: "sp-0007", twin: "0007", screen: () => import("../../screens/0014-mail-articles/TextArticlesScreen.tsx") },
    { id: "sp-0008", twin: "0008", screen: () => import("../../screens/0008-article/ArticleScreen.tsx") },
    { id: "sp-0009", twin: "0009", screen: () => import("../../screens/0009-traces/TracesScreen.tsx") },
    { id: "sp-0010", twin: "0013", screen: () => import("../../screens/0013-trial/TrialScreen.tsx") },
    { id: "sp-0011", twin: "0011", screen: () => import("../../screens/0011-conditions/ConditionsScreen.tsx") },
    { id: "sp-0012", twin: "0012", screen: () => import("../../screens/0012-condition/ConditionScreen.tsx") },
    { id: "sp-0013", twin: "0014", screen: () => import("../../screens/0014-mail-articles/ArticleListScreen.tsx") },
    { id: "sp-0014", twin: "0002", screen: () => import("../../screens/search/SearchScreen.tsx") },
    { id: "sp-0015", twin: "0015", screen: () => import("../../screens/0015-usage/UsageScreen.tsx") },
    { id: "sp-trend", twin: "trend", screen: () => import("../../screens/trend/TrendScreen.tsx") },
    { id: "sp-briefing", twin: "briefing", screen: () => import("../../screens/briefing/BriefingScreen.tsx") },
    { id: "sp-clips", twin: "clips", screen: () => import("../../screens/clips/ClipsScreen.tsx") },
  ),
];
