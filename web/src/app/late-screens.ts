import type { ScreenLoader } from "./screens.ts";

/** Screens that nobody begins with. Where their chunks lie is itself a chunk, so that the first load does not carry it (screens.ts). */
export const lateScreens = {
  "0011": () => import("../screens/0011-conditions/ConditionsScreen.tsx"),
  "0012": () => import("../screens/0012-condition/ConditionScreen.tsx"),
  "0013": () => import("../screens/0013-trial/TrialScreen.tsx"),
  "0015": () => import("../screens/0015-usage/UsageScreen.tsx"),
  "1002": () => import("../screens/1002-send/SendMailScreen.tsx"),
  "1002-001": () => import("../screens/1002-001-edition/EditionScreen.tsx"),
  "1003": () => import("../screens/1003-notice/NoticeScreen.tsx"),
  "1007": () => import("../screens/1007-destinations/DestinationsScreen.tsx"),
  "1008": () => import("../screens/1008-mail-setting/MailSettingScreen.tsx"),
  "1020": () => import("../screens/1020-article-count/ArticleCountScreen.tsx"),
  "1021": () => import("../screens/1021-period/PeriodScreen.tsx"),
  "1040": () => import("../screens/1040-media/MediaScreen.tsx"),
  "1044": () => import("../screens/1044-templates/TemplatesScreen.tsx"),
  search: () => import("../screens/search/SearchScreen.tsx"),
  epub: () => import("../screens/epub/EpubScreen.tsx"),
  account: () => import("../screens/account/AccountScreen.tsx"),
  "el-notice": () => import("../screens/el-notice/LoginNoticesScreen.tsx"),
  "el-arrivals": () => import("../screens/el-arrivals/ArrivalsScreen.tsx"),
  "el-setup-status": () => import("../screens/el-setup-status/SetupStatusScreen.tsx"),
  "el-home": () => import("../screens/el-home/OperatorHomeScreen.tsx"),
} satisfies Record<string, ScreenLoader>;
