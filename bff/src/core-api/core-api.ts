import { apiTokenClient } from "./api-token.client.ts";
import { articleClient } from "./article.client.ts";
import { articleFeedClient } from "./article-feed.client.ts";
import { assessmentClient } from "./assessment.client.ts";
import { auditLogClient } from "./audit-log.client.ts";
import { backOfficeClient } from "./back-office.client.ts";
import { briefingClient } from "./briefing.client.ts";
import { chargeCodeClient } from "./charge-code.client.ts";
import { chatClient } from "./chat.client.ts";
import { clipClient } from "./clip.client.ts";
import { comparisonClient } from "./comparison.client.ts";
import { contractThemeClient } from "./contract-theme.client.ts";
import { editionDutyClient } from "./edition-duty.client.ts";
import type { CoreApiHttp } from "./http.ts";
import { mailClient } from "./mail.client.ts";
import { mailDraftClient } from "./mail-draft.client.ts";
import { mailEditionClient } from "./mail-edition.client.ts";
import { managedArticleClient } from "./managed-article.client.ts";
import { missingArticleClient } from "./missing-article.client.ts";
import { noticeClient } from "./notice.client.ts";
import { omissionClient } from "./omission.client.ts";
import { operatorClient } from "./operator.client.ts";
import { operatorMediaClient } from "./operator-media.client.ts";
import { originalClient } from "./original.client.ts";
import { passwordClient } from "./password.client.ts";
import { pressReleaseClient } from "./press-release.client.ts";
import { pushDeviceClient } from "./push-device.client.ts";
import { registrationClient } from "./registration.client.ts";
import { reportClient } from "./report.client.ts";
import { searchClient } from "./search.client.ts";
import { secondFactorClient } from "./second-factor.client.ts";
import { sessionClient } from "./session.client.ts";
import { singleSignOnClient } from "./single-sign-on.client.ts";
import { themeClient } from "./theme.client.ts";
import { themeSetClient } from "./theme-set.client.ts";
import { topicArticleClient } from "./topic-article.client.ts";
import { usageClient } from "./usage.client.ts";
import { userClient } from "./user.client.ts";
import { userGroupClient } from "./user-group.client.ts";
import { webhookClient } from "./webhook.client.ts";

/** Every call that the screens make to core-api. Made anew for each request, on behalf of its caller. */
export const coreApi = (http: CoreApiHttp) => ({
  session: sessionClient(http),
  secondFactors: secondFactorClient(http),
  singleSignOn: singleSignOnClient(http),
  passwords: passwordClient(http),
  apiTokens: apiTokenClient(http),
  articleFeeds: articleFeedClient(http),
  pushDevices: pushDeviceClient(http),
  operator: operatorClient(http),
  backOffice: backOfficeClient(http),
  operatorMedia: operatorMediaClient(http),
  contractThemes: contractThemeClient(http),
  themes: themeClient(http),
  themeSets: themeSetClient(http),
  userGroups: userGroupClient(http),
  articles: articleClient(http),
  assessments: assessmentClient(http),
  missingArticles: missingArticleClient(http),
  omissions: omissionClient(http),
  auditLog: auditLogClient(http),
  notices: noticeClient(http),
  mails: mailClient(http),
  chat: chatClient(http),
  webhooks: webhookClient(http),
  reports: reportClient(http),
  search: searchClient(http),
  clips: clipClient(http),
  briefings: briefingClient(http),
  comparisons: comparisonClient(http),
  pressReleases: pressReleaseClient(http),
  originals: originalClient(http),
  usage: usageClient(http),
  chargeCodes: chargeCodeClient(http),
  mailDrafts: mailDraftClient(http),
  mailEditions: mailEditionClient(http),
  editionDuty: editionDutyClient(http),
  managedArticles: managedArticleClient(http),
  topicArticles: topicArticleClient(http),
  registrations: registrationClient(http),
  users: userClient(http),
});

export type CoreApi = ReturnType<typeof coreApi>;
