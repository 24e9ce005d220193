import { ADMINS } from "../../domain/roles.ts";
import { rowsOf } from "./route-row.ts";

/** Desktop, administrators only, without a phone twin (spec section 2; names of design.md 12). */
export const adminRows = rowsOf({ area: "admin", device: "desktop", loginRequired: true, roles: ADMINS })(
  { id: "1003", screen: () => import("../../screens/1003-notice/NoticeScreen.tsx") },
  { id: "1004" },
  { id: "1005" },
  { id: "1007", screen: () => import("../../screens/1007-destinations/DestinationsScreen.tsx") },
  { id: "1008", screen: () => import("../../screens/1008-mail-setting/MailSettingScreen.tsx") },
  { id: "1009", placeholder: true },
  { id: "1010" },
  { id: "1011" },
  { id: "1013", screen: () => import("../../screens/1013-users/UsersScreen.tsx") },
  { id: "1014", screen: () => import("../../screens/1014-user/UserScreen.tsx") },
  { id: "1016" },
  { id: "1017" },
  { id: "1019", placeholder: true },
  { id: "1020", screen: () => import("../../screens/1020-article-count/ArticleCountScreen.tsx") },
  { id: "1021", screen: () => import("../../screens/1021-period/PeriodScreen.tsx") },
  { id: "1022" },
  { id: "1023" },
  { id: "1024", placeholder: true },
  { id: "1026", placeholder: true },
  { id: "1035" },
  { id: "1036" },
  { id: "1037" },
  { id: "1038" },
  { id: "1039" },
  { id: "1040", screen: () => import("../../screens/1040-media/MediaScreen.tsx") },
  { id: "1043" },
  { id: "1044", screen: () => import("../../screens/1044-templates/TemplatesScreen.tsx") },
  { id: "1045" },
);
