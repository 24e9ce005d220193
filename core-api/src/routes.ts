import type { TokenScope } from "@kirinuki/schema/token-scopes.ts";
import { articleRoutes } from "./modules/articles/article/article.routes.ts";
import { articleListRoutes } from "./modules/articles/article/article-list.routes.ts";
import { sameStoryRoutes } from "./modules/articles/article/same-story.routes.ts";
import { assessmentRoutes } from "./modules/articles/article-assessment/assessment.routes.ts";
import { articleCountRoutes } from "./modules/articles/article-count/article-count.routes.ts";
import { articleDownloadRoutes } from "./modules/articles/article-download/article-download.routes.ts";
import { articleEventRoutes } from "./modules/articles/article-event/article-event.routes.ts";
import { articleFeedRoutes } from "./modules/articles/article-feed/article-feed.routes.ts";
import { registrationRoutes } from "./modules/articles/article-registration/registration.routes.ts";
import { articleSearchRoutes } from "./modules/articles/article-search/article-search.routes.ts";
import { articleSettingRoutes } from "./modules/articles/article-setting/article-setting.routes.ts";
import { briefingRoutes } from "./modules/articles/briefing/briefing.routes.ts";
import { clipFolderRoutes, clipRoutes } from "./modules/articles/clip/clip.routes.ts";
import { handClipRoutes } from "./modules/articles/clip/hand-clip.routes.ts";
import { companyEventRoutes } from "./modules/articles/company-event/company-event.routes.ts";
import { comparisonRoutes } from "./modules/articles/comparison/comparison.routes.ts";
import { managedArticleRoutes } from "./modules/articles/managed-article/managed-article.routes.ts";
import { articleMediaNamesRoutes } from "./modules/articles/media/article-media-names.routes.ts";
import { mediaRoutes } from "./modules/articles/media/media.routes.ts";
import { mediaRateRoutes } from "./modules/articles/media-rate/media-rate.routes.ts";
import { missingArticleRoutes } from "./modules/articles/missing-article/missing-article.routes.ts";
import { paperArrivalRoutes } from "./modules/articles/paper-arrival/paper-arrival.routes.ts";
import { pressReleaseRoutes } from "./modules/articles/press-release/press-release.routes.ts";
import { prominenceRoutes } from "./modules/articles/prominence/prominence.routes.ts";
import { readMarkRoutes } from "./modules/articles/read-mark/read-mark.routes.ts";
import { readingPlaceRoutes } from "./modules/articles/reading-place/reading-place.routes.ts";
import { relatedRoutes } from "./modules/articles/related-article/related.routes.ts";
import { reportRoutes } from "./modules/articles/report/report.routes.ts";
import { reportScheduleRoutes } from "./modules/articles/report/report-schedule.routes.ts";
import { savedConditionRoutes } from "./modules/articles/saved-condition/saved-condition.routes.ts";
import { tagRoutes } from "./modules/articles/tag/tag.routes.ts";
import { topicArticleRoutes } from "./modules/articles/topic-article/topic-article.routes.ts";
import { auditLogRoutes } from "./modules/audit/audit-log.routes.ts";
import { addressGroupRoutes } from "./modules/mail/address-group/address-group.routes.ts";
import { chatTargetRoutes } from "./modules/mail/chat-target/chat-target.routes.ts";
import { conditionMailRoutes } from "./modules/mail/condition-mail/condition-mail.routes.ts";
import { deliverySheetRoutes } from "./modules/mail/delivery-sheet/delivery-sheet.routes.ts";
import { editionDutyRoutes } from "./modules/mail/edition-duty/edition-duty.routes.ts";
import { mailDraftRoutes } from "./modules/mail/mail-draft/mail-draft.routes.ts";
import { mailEditionRoutes } from "./modules/mail/mail-edition/mail-edition.routes.ts";
import { mailLookRoutes } from "./modules/mail/mail-look/mail-look.routes.ts";
import { mailMessageRoutes } from "./modules/mail/mail-message/mail-message.routes.ts";
import { copySettingRoutes } from "./modules/mail/mail-setting/copy-setting.routes.ts";
import { mailAbsenceRoutes } from "./modules/mail/mail-setting/mail-absence.routes.ts";
import { mailSettingRoutes } from "./modules/mail/mail-setting/mail-setting.routes.ts";
import { settingHistoryRoutes } from "./modules/mail/mail-setting/setting-history.routes.ts";
import { settingPreviewRoutes } from "./modules/mail/mail-setting/setting-preview.routes.ts";
import { mailStatusRoutes } from "./modules/mail/mail-status/mail-status.routes.ts";
import { mailTemplateRoutes } from "./modules/mail/mail-template/mail-template.routes.ts";
import { unsubscribeRoutes } from "./modules/mail/unsubscribe/unsubscribe.routes.ts";
import { arrivalAlarmRoutes } from "./modules/operator/arrival-alarm/arrival-alarm.routes.ts";
import { articleLifeRoutes } from "./modules/operator/article-life/article-life.routes.ts";
import { authenticatorRoutes } from "./modules/operator/authenticator/authenticator.routes.ts";
import { contractCompanyRoutes } from "./modules/operator/contract-company/contract-company.routes.ts";
import { contractDomainRoutes } from "./modules/operator/contract-domain/contract-domain.routes.ts";
import { contractExportRoutes } from "./modules/operator/contract-file/contract-export.routes.ts";
import { contractOverviewRoutes } from "./modules/operator/contract-overview/contract-overview.routes.ts";
import { customerUserRoutes } from "./modules/operator/customer-user/customer-user.routes.ts";
import { demandUnitRoutes } from "./modules/operator/demand-unit/demand-unit.routes.ts";
import { feedSourceRoutes } from "./modules/operator/feed-source/feed-source.routes.ts";
import { incorrectArticleRoutes } from "./modules/operator/incorrect-article/incorrect-article.routes.ts";
import { mailDeliverabilityRoutes } from "./modules/operator/mail-deliverability/mail-deliverability.routes.ts";
import { mailLifeRoutes } from "./modules/operator/mail-life/mail-life.routes.ts";
import { mediaArrivalRoutes } from "./modules/operator/media-arrival/media-arrival.routes.ts";
import { mediaHabitRoutes } from "./modules/operator/media-arrival/media-habit.routes.ts";
import { mediaLicenceRoutes } from "./modules/operator/media-licence/media-licence.routes.ts";
import { omissionTotalsRoutes } from "./modules/operator/omission-totals/omission-totals.routes.ts";
import { operatorSessionRoutes } from "./modules/operator/operator/operator-session.routes.ts";
import { operatorAccountRoutes } from "./modules/operator/operator-account/operator-account.routes.ts";
import { operatorFindRoutes } from "./modules/operator/operator-find/operator-find.routes.ts";
import { rematchRoutes } from "./modules/operator/rematch/rematch.routes.ts";
import { setupStatusRoutes } from "./modules/operator/setup-status/setup-status.routes.ts";
import { operatorLogRoutes } from "./modules/operator/user-log/operator-log.routes.ts";
import { userLogRoutes } from "./modules/operator/user-log/user-log.routes.ts";
import { bookletRoutes } from "./modules/originals/booklet/booklet.routes.ts";
import { chargeCodeRoutes } from "./modules/originals/charge-code/charge-code.routes.ts";
import {
  contractLicenceRoutes,
  ownLicenceRoutes,
} from "./modules/originals/contract-licence/contract-licence.routes.ts";
import { imageRoutes } from "./modules/originals/image/image.routes.ts";
import { originalInspectionRoutes } from "./modules/originals/original-inspection/original-inspection.routes.ts";
import { articleTextRoutes } from "./modules/originals/original-use/article-text.routes.ts";
import { completionNoticeRoutes } from "./modules/originals/original-use/completion-notice.routes.ts";
import { epubRoutes } from "./modules/originals/original-use/epub.routes.ts";
import { pdfRoutes } from "./modules/originals/original-use/pdf.routes.ts";
import { pdfAdminRoutes } from "./modules/originals/original-use/pdf-admin.routes.ts";
import { traceRoutes } from "./modules/originals/trace/trace.routes.ts";
import { capOutlookRoutes } from "./modules/originals/usage/cap-outlook.routes.ts";
import { searchUserRoutes } from "./modules/originals/usage/search-user.routes.ts";
import { usageDetailRoutes } from "./modules/originals/usage/usage-detail.routes.ts";
import { usageFrequencyRoutes } from "./modules/originals/usage/usage-frequency.routes.ts";
import { usageInquiryRoutes } from "./modules/originals/usage/usage-inquiry.routes.ts";
import { usageRecordsRoutes } from "./modules/originals/usage/usage-records.routes.ts";
import type { Routes } from "./modules/parts.ts";
import { apiTokenRoutes } from "./modules/people/api-token/api-token.routes.ts";
import { contactUserRoutes } from "./modules/people/contract-user/contract-user.routes.ts";
import { firstRunRoutes } from "./modules/people/first-run/first-run.routes.ts";
import { noticeRoutes } from "./modules/people/notice/notice.routes.ts";
import { operatorNoticeRoutes } from "./modules/people/notice/operator-notice.routes.ts";
import { passwordRoutes } from "./modules/people/password/password.routes.ts";
import { provisioningRoutes } from "./modules/people/provisioning/provisioning.routes.ts";
import { pushDeviceRoutes } from "./modules/people/push-device/push-device.routes.ts";
import { secondFactorRoutes } from "./modules/people/second-factor/second-factor.routes.ts";
import { sessionRoutes } from "./modules/people/session/session.routes.ts";
import { ssoRoutes } from "./modules/people/single-sign-on/sso.routes.ts";
import { operatorSingleSignOnRoutes, singleSignOnRoutes } from "./modules/people/single-sign-on/sso-provider.routes.ts";
import {
  customerSupportViewRoutes,
  operatorSupportViewRoutes,
} from "./modules/people/support-view/support-view.routes.ts";
import { userRoutes } from "./modules/people/user/user.routes.ts";
import { userBulkRoutes } from "./modules/people/user/user-bulk.routes.ts";
import { userGroupRoutes } from "./modules/people/user-group/user-group.routes.ts";
import { userViewRoutes } from "./modules/people/user-view/user-view.routes.ts";
import { contactThemeRoutes } from "./modules/themes/contract-theme/contract-theme.routes.ts";
import { themeSheetRoutes } from "./modules/themes/contract-theme/theme-sheet.routes.ts";
import { omissionRoutes } from "./modules/themes/omission/omission.routes.ts";
import { synonymRoutes } from "./modules/themes/synonym/synonym.routes.ts";
import { themeRoutes } from "./modules/themes/theme/theme.routes.ts";
import { themeChoiceRoutes } from "./modules/themes/theme/theme-choice.routes.ts";
import { expressionTrialRoutes } from "./modules/themes/theme-expression/expression-trial.routes.ts";
import { textExpressionRoutes } from "./modules/themes/theme-expression/text-expression.routes.ts";
import { searchExpressionRoutes } from "./modules/themes/theme-expression/theme-expression.routes.ts";
import { themeGroupRoutes } from "./modules/themes/theme-group/theme-group.routes.ts";
import { topicRoutes } from "./modules/themes/topic/topic.routes.ts";
import { trendRoutes } from "./modules/themes/trend/trend.routes.ts";
import { webhookRoutes } from "./modules/webhooks/webhook/webhook.routes.ts";

// The only file that knows all routes.

/** Routes of the customers' base, `/api/v1`, that only people call: they sign in and out, and make and take what lets one in. */
export const ROUTES_OF_PEOPLE: readonly Routes[] = [
  sessionRoutes,
  ssoRoutes,
  passwordRoutes,
  secondFactorRoutes,
  apiTokenRoutes,
  articleFeedRoutes,
  pushDeviceRoutes,
  customerSupportViewRoutes,
  singleSignOnRoutes,
  provisioningRoutes,
];

/** The other routes of that base, by what an integration's token must be for. */
export const ROUTES_BY_SCOPE: Record<TokenScope, readonly Routes[]> = {
  lists: [
    themeRoutes,
    trendRoutes,
    themeChoiceRoutes,
    articleListRoutes,
    prominenceRoutes,
    articleEventRoutes,
    articleRoutes,
    sameStoryRoutes,
    relatedRoutes,
    articleDownloadRoutes,
    missingArticleRoutes,
    omissionRoutes,
    paperArrivalRoutes,
    readMarkRoutes,
    readingPlaceRoutes,
    clipFolderRoutes,
    clipRoutes,
    handClipRoutes,
    briefingRoutes,
    comparisonRoutes,
    companyEventRoutes,
    pressReleaseRoutes,
    imageRoutes,
    articleSearchRoutes,
    savedConditionRoutes,
    articleMediaNamesRoutes,
    articleCountRoutes,
    reportRoutes,
  ],
  originals: [
    pdfRoutes,
    bookletRoutes,
    completionNoticeRoutes,
    articleTextRoutes,
    epubRoutes,
    traceRoutes,
    chargeCodeRoutes,
  ],
  usage: [
    usageRecordsRoutes,
    ownLicenceRoutes,
    usageInquiryRoutes,
    usageDetailRoutes,
    capOutlookRoutes,
    usageFrequencyRoutes,
    searchUserRoutes,
  ],
  mail: [
    mailMessageRoutes,
    mailDraftRoutes,
    addressGroupRoutes,
    mailEditionRoutes,
    editionDutyRoutes,
    mailSettingRoutes,
    deliverySheetRoutes,
    settingPreviewRoutes,
    settingHistoryRoutes,
    unsubscribeRoutes,
    copySettingRoutes,
    mailAbsenceRoutes,
    conditionMailRoutes,
    chatTargetRoutes,
    mailTemplateRoutes,
    mailLookRoutes,
    reportScheduleRoutes,
  ],
  administration: [
    noticeRoutes,
    userGroupRoutes,
    userViewRoutes,
    firstRunRoutes,
    themeGroupRoutes,
    topicRoutes,
    userRoutes,
    userBulkRoutes,
    registrationRoutes,
    articleSettingRoutes,
    assessmentRoutes,
    tagRoutes,
    mediaRateRoutes,
    managedArticleRoutes,
    topicArticleRoutes,
    webhookRoutes,
  ],
  audit: [auditLogRoutes],
  // On a base of its own: /scim/v2.
  provisioning: [],
};

/** Routes of the operator's base, `/admin/api/v1`. */
export const OPERATOR_ROUTES: readonly Routes[] = [
  pdfAdminRoutes,
  operatorSessionRoutes,
  operatorNoticeRoutes,
  operatorAccountRoutes,
  authenticatorRoutes,
  contractCompanyRoutes,
  contractOverviewRoutes,
  contractExportRoutes,
  customerUserRoutes,
  operatorSupportViewRoutes,
  operatorSingleSignOnRoutes,
  demandUnitRoutes,
  contactThemeRoutes,
  themeSheetRoutes,
  synonymRoutes,
  searchExpressionRoutes,
  expressionTrialRoutes,
  textExpressionRoutes,
  setupStatusRoutes,
  mailStatusRoutes,
  mediaArrivalRoutes,
  mediaHabitRoutes,
  arrivalAlarmRoutes,
  contractDomainRoutes,
  mediaRoutes,
  mediaLicenceRoutes,
  contractLicenceRoutes,
  originalInspectionRoutes,
  contactUserRoutes,
  userLogRoutes,
  operatorLogRoutes,
  articleLifeRoutes,
  mailDeliverabilityRoutes,
  omissionTotalsRoutes,
  mailLifeRoutes,
  operatorFindRoutes,
  rematchRoutes,
  incorrectArticleRoutes,
  feedSourceRoutes,
];
