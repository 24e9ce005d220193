import { ADMINS } from "../../domain/roles.ts";
import { rowsOf } from "./route-row.ts";

/** One screen that reads what it shows from its path. */
const usageInquiry = () => import("../../screens/1035-usage-inquiry/UsageInquiryScreen.tsx");

/** Desktop, administrators only, without a phone twin (spec section 2; names of design.md 12). */
export const adminRows = rowsOf({
  area: "admin",
  administration: true,
  device: "desktop",
  loginRequired: true,
  roles: ADMINS,
})(
  { id: "1003", screen: () => import("../../screens/1003-notice/NoticeScreen.tsx") },
  { id: "1004", screen: () => import("../../screens/1004-theme-groups/ThemeGroupsScreen.tsx") },
  { id: "1005", screen: () => import("../../screens/1005-theme-group/ThemeGroupScreen.tsx") },
  { id: "1007", screen: () => import("../../screens/1007-destinations/DestinationsScreen.tsx") },
  { id: "1008", screen: () => import("../../screens/1008-mail-setting/MailSettingScreen.tsx") },
  { id: "1009", placeholder: true },
  { id: "1010", screen: () => import("../../screens/1010-user-groups/UserGroupsScreen.tsx") },
  { id: "1011", screen: () => import("../../screens/1011-user-group/UserGroupScreen.tsx") },
  { id: "1013", routeName: "UserGroupList", screen: () => import("../../screens/1013-users/UsersScreen.tsx") },
  { id: "1014", screen: () => import("../../screens/1014-user/UserScreen.tsx") },
  { id: "1016", screen: () => import("../../screens/1016-topics/TopicsScreen.tsx") },
  { id: "1017", screen: () => import("../../screens/1017-topic/TopicScreen.tsx") },
  { id: "1019", placeholder: true },
  { id: "1020", screen: () => import("../../screens/1020-article-count/ArticleCountScreen.tsx") },
  { id: "1021", screen: () => import("../../screens/1021-period/PeriodScreen.tsx") },
  { id: "1022" },
  { id: "1023", screen: () => import("../../screens/1023-article-search/ArticleSearchScreen.tsx") },
  { id: "1024", placeholder: true },
  { id: "1026", placeholder: true },
  { id: "1035", screen: usageInquiry },
  { id: "1036", screen: usageInquiry },
  { id: "1037", screen: usageInquiry },
  { id: "1038", screen: usageInquiry },
  { id: "1039", screen: usageInquiry },
  { id: "1040", screen: () => import("../../screens/1040-media/MediaScreen.tsx") },
  { id: "1043", screen: () => import("../../screens/1043-article-list/ArticleListScreen.tsx") },
  { id: "1044", screen: () => import("../../screens/1044-templates/TemplatesScreen.tsx") },
  { id: "1045", screen: () => import("../../screens/1045-usage-frequency/UsageFrequencyScreen.tsx") },
  { id: "1046", screen: () => import("../../screens/1046-user-view/UserViewScreen.tsx") },
);
