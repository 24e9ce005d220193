import type { ScreenId } from "../../domain/screen-path.ts";
import type { ScreenLoader } from "./route-row.ts";

/** The operators' screens. A chunk of its own: what each of them needs is a long list, and readers have no use for it. */
export const operatorScreens = {
  el: () => import("../../screens/el-login/OperatorLoginScreen.tsx"),
  "el-home": () => import("../../screens/el-home/OperatorHomeScreen.tsx"),
  "el-arrivals": () => import("../../screens/el-arrivals/ArrivalsScreen.tsx"),
  "el-notice": () => import("../../screens/el-notice/LoginNoticesScreen.tsx"),
  "el-contracts": () => import("../../screens/el-contracts/ContractsScreen.tsx"),
  "el-contract": () => import("../../screens/el-contract/ContractScreen.tsx"),
  "el-demand-units": () => import("../../screens/el-demand-units/DemandUnitsScreen.tsx"),
  "el-contract-licences": () => import("../../screens/el-contract-licences/ContractLicencesScreen.tsx"),
  "el-themes": () => import("../../screens/el-themes/ThemesScreen.tsx"),
  "el-expressions": () => import("../../screens/el-expressions/ExpressionsScreen.tsx"),
  "el-sc-condition": () => import("../../screens/el-sc-condition/TextConditionScreen.tsx"),
  "el-web-condition": () => import("../../screens/el-web-condition/WebConditionScreen.tsx"),
  "el-excluded-domains": () => import("../../screens/el-excluded-domains/ExcludedDomainsScreen.tsx"),
  "el-synonyms": () => import("../../screens/el-synonyms/SynonymsScreen.tsx"),
  "el-omissions": () => import("../../screens/el-omissions/OmissionTotalsScreen.tsx"),
  "el-mail-domains": () => import("../../screens/el-mail-domains/MailDomainsScreen.tsx"),
  "el-users": () => import("../../screens/el-users/CustomerUsersScreen.tsx"),
  "el-operators": () => import("../../screens/el-operators/OperatorsScreen.tsx"),
  "el-operator": () => import("../../screens/el-operator/OperatorScreen.tsx"),
  "el-account": () => import("../../screens/el-account/OperatorAccountScreen.tsx"),
  "el-article-life": () => import("../../screens/el-article-life/ArticleLifeScreen.tsx"),
  "el-mail-life": () => import("../../screens/el-mail-life/MailLifeScreen.tsx"),
  "el-mail-delivery": () => import("../../screens/el-mail-delivery/MailDeliveryScreen.tsx"),
  "el-user-log": () => import("../../screens/el-user-log/UserLogScreen.tsx"),
  "el-setup-status": () => import("../../screens/el-setup-status/SetupStatusScreen.tsx"),
  "el-magazine-media": () => import("../../screens/el-magazine-media/MediaScreen.tsx"),
  "el-originals": () => import("../../screens/el-originals/OriginalsScreen.tsx"),
  "el-incorrect-articles": () => import("../../screens/el-incorrect-articles/IncorrectArticlesScreen.tsx"),
  "el-help": () => import("../../screens/el-help/OperatorHelpScreen.tsx"),
  "el-feeds": () => import("../../screens/el-feeds/FeedsScreen.tsx"),
} satisfies Partial<Record<ScreenId, ScreenLoader>>;

export type OperatorScreenId = keyof typeof operatorScreens;
