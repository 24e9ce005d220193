import type { ScreenId } from "../../domain/screen-path.ts";
import type { ScreenLoader } from "./route-row.ts";

/** One screen that reads what it shows from its path. */
const usageInquiry = () => import("../../screens/1035-usage-inquiry/UsageInquiryScreen.tsx");

/** The administrators' screens. A chunk of its own: what each of them needs is a long list, and readers have no use for it. */
export const adminScreens = {
  "1003": () => import("../../screens/1003-notice/NoticeScreen.tsx"),
  "1004": () => import("../../screens/1004-theme-groups/ThemeGroupsScreen.tsx"),
  "1005": () => import("../../screens/1005-theme-group/ThemeGroupScreen.tsx"),
  "1007": () => import("../../screens/1007-destinations/DestinationsScreen.tsx"),
  "1008": () => import("../../screens/1008-mail-setting/MailSettingScreen.tsx"),
  "1010": () => import("../../screens/1010-user-groups/UserGroupsScreen.tsx"),
  "1011": () => import("../../screens/1011-user-group/UserGroupScreen.tsx"),
  "1013": () => import("../../screens/1013-users/UsersScreen.tsx"),
  "1014": () => import("../../screens/1014-user/UserScreen.tsx"),
  "1016": () => import("../../screens/1016-topics/TopicsScreen.tsx"),
  "1017": () => import("../../screens/1017-topic/TopicScreen.tsx"),
  "1020": () => import("../../screens/1020-article-count/ArticleCountScreen.tsx"),
  "1021": () => import("../../screens/1021-period/PeriodScreen.tsx"),
  "1022": () => import("../../screens/1022-registration/RegistrationScreen.tsx"),
  "1023": () => import("../../screens/1023-article-search/ArticleSearchScreen.tsx"),
  "1035": usageInquiry,
  "1036": usageInquiry,
  "1037": usageInquiry,
  "1038": usageInquiry,
  "1039": usageInquiry,
  "1040": () => import("../../screens/1040-media/MediaScreen.tsx"),
  "1043": () => import("../../screens/1043-article-list/ArticleListScreen.tsx"),
  "1044": () => import("../../screens/1044-templates/TemplatesScreen.tsx"),
  "1045": () => import("../../screens/1045-usage-frequency/UsageFrequencyScreen.tsx"),
  "1060": () => import("../../screens/1060-single-sign-on/SingleSignOnScreen.tsx"),
  "1061": () => import("../../screens/1061-audit-log/AuditLogScreen.tsx"),
  "1062": () => import("../../screens/1062-chat-targets/ChatTargetsScreen.tsx"),
  "1063": () => import("../../screens/1063-webhooks/WebhooksScreen.tsx"),
  "1064": () => import("../../screens/1064-delivery-sheet/DeliverySheetScreen.tsx"),
  "1067": () => import("../../screens/1067-duty/DutyScreen.tsx"),
  "1070": () => import("../../screens/1070-licences/LicencesScreen.tsx"),
  "1053": () => import("../../screens/1053-charge-codes/ChargeCodesScreen.tsx"),
  "1046": () => import("../../screens/1046-user-view/UserViewScreen.tsx"),
  "1047": () => import("../../screens/1047-reports/ReportsScreen.tsx"),
  "1048": () => import("../../screens/1048-report/ReportScreen.tsx"),
  "1049": () => import("../../screens/1049-report-form/ReportFormScreen.tsx"),
  "1050": () => import("../../screens/1050-report-schedule/ReportScheduleScreen.tsx"),
  "1051": () => import("../../screens/1051-tags/TagsScreen.tsx"),
  "1052": () => import("../../screens/1052-media-rates/MediaRatesScreen.tsx"),
} satisfies Partial<Record<ScreenId, ScreenLoader>>;

export type AdminScreenId = keyof typeof adminScreens;
