/**
 * Screens of administration, mail and one's account: seldom the first that anybody opens. Their files are named here, not in screens.ts, so that
 * the first load does not carry the names of files that it never asks for (tests/rules/bundle-budget.test.ts).
 */
export const laterScreens = {
  "1002": () => import("../screens/1002-send/SendMailScreen.tsx"),
  "1003": () => import("../screens/1003-notice/NoticeScreen.tsx"),
  "1007": () => import("../screens/1007-destinations/DestinationsScreen.tsx"),
  "1008": () => import("../screens/1008-mail-setting/MailSettingScreen.tsx"),
  "1020": () => import("../screens/1020-article-count/ArticleCountScreen.tsx"),
  "1021": () => import("../screens/1021-period/PeriodScreen.tsx"),
  "1040": () => import("../screens/1040-media/MediaScreen.tsx"),
  "1044": () => import("../screens/1044-templates/TemplatesScreen.tsx"),
  account: () => import("../screens/account/AccountScreen.tsx"),
  "el-notice": () => import("../screens/el-notice/LoginNoticesScreen.tsx"),
  "el-home": () => import("../screens/el-home/OperatorHomeScreen.tsx"),
} as const;

export type LaterScreen = keyof typeof laterScreens;
