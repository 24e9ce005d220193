import { FEEDS_PATH } from "@kirinuki/schema/article-feed.ts";
import { Drain } from "@kirinuki/schema/process/drain.ts";
import { SCIM_PATH } from "@kirinuki/schema/provisioning.ts";
import { TOKEN_SCOPES, type TokenScope } from "@kirinuki/schema/token-scopes.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";
import type { Config } from "./config/config.ts";
import { sealedTextsOf } from "./db/sealed-texts-of.ts";
import { installationSecret } from "./db/secret.ts";
import { transactionOptions } from "./db/session-settings.ts";
import type { SlowStatements } from "./db/slow-statements.ts";
import type { Standby } from "./db/standby.ts";
import { TransactionScope } from "./db/tenant.ts";
import { addDatabaseMetrics } from "./http/database-metrics.ts";
import { addHealth } from "./http/health.ts";
import { requestMemory } from "./http/idempotency.ts";
import { buildInnerServer } from "./http/inner-server.ts";
import { searchObserver } from "./http/metrics.ts";
import { type RouteRecord, Router } from "./http/route.ts";
import { buildServer } from "./http/server.ts";
import { addSourceMetrics } from "./http/source-metrics.ts";
import { addWorkMetrics } from "./jobs/work-metrics.ts";
import { articleRoutes } from "./modules/articles/article/article.routes.ts";
import { articleListRoutes } from "./modules/articles/article/article-list.routes.ts";
import { sameStoryRoutes } from "./modules/articles/article/same-story.routes.ts";
import { assessmentRoutes } from "./modules/articles/article-assessment/assessment.routes.ts";
import { articleCountRoutes } from "./modules/articles/article-count/article-count.routes.ts";
import { articleDownloadRoutes } from "./modules/articles/article-download/article-download.routes.ts";
import { articleEventRoutes } from "./modules/articles/article-event/article-event.routes.ts";
import { articleFeedRoutes, feedReadingRoutes } from "./modules/articles/article-feed/article-feed.routes.ts";
import { registrationRoutes } from "./modules/articles/article-registration/registration.routes.ts";
import { articleSearchRoutes } from "./modules/articles/article-search/article-search.routes.ts";
import { articleSettingRoutes } from "./modules/articles/article-setting/article-setting.routes.ts";
import { briefingRoutes } from "./modules/articles/briefing/briefing.routes.ts";
import { clipFolderRoutes, clipRoutes } from "./modules/articles/clip/clip.routes.ts";
import { companyEventRoutes } from "./modules/articles/company-event/company-event.routes.ts";
import { comparisonRoutes } from "./modules/articles/comparison/comparison.routes.ts";
import { managedArticleRoutes } from "./modules/articles/managed-article/managed-article.routes.ts";
import { articleMediaNamesRoutes } from "./modules/articles/media/article-media-names.routes.ts";
import { mediaRoutes } from "./modules/articles/media/media.routes.ts";
import { mediaRateRoutes } from "./modules/articles/media-rate/media-rate.routes.ts";
import { missingArticleRoutes } from "./modules/articles/missing-article/missing-article.routes.ts";
import { paperArrivalRoutes } from "./modules/articles/paper-arrival/paper-arrival.routes.ts";
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
import { addMailMetrics } from "./modules/mail/mail-message/mail-metrics.ts";
import { copySettingRoutes } from "./modules/mail/mail-setting/copy-setting.routes.ts";
import { mailAbsenceRoutes } from "./modules/mail/mail-setting/mail-absence.routes.ts";
import { mailSettingRoutes } from "./modules/mail/mail-setting/mail-setting.routes.ts";
import { settingHistoryRoutes } from "./modules/mail/mail-setting/setting-history.routes.ts";
import { settingPreviewRoutes } from "./modules/mail/mail-setting/setting-preview.routes.ts";
import { mailStatusRoutes } from "./modules/mail/mail-status/mail-status.routes.ts";
import { mailTemplateRoutes } from "./modules/mail/mail-template/mail-template.routes.ts";
import { unsubscribeRoutes } from "./modules/mail/unsubscribe/unsubscribe.routes.ts";
import { addAlarmMetrics } from "./modules/operator/arrival-alarm/alarm-metrics.ts";
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
import { operatorSessionRoutes } from "./modules/operator/operator/operator-session.routes.ts";
import { authenticateOperator } from "./modules/operator/operator/operator-session.service.ts";
import { operatorAccountRoutes } from "./modules/operator/operator-account/operator-account.routes.ts";
import { operatorFindRoutes } from "./modules/operator/operator-find/operator-find.routes.ts";
import { rematchRoutes } from "./modules/operator/rematch/rematch.routes.ts";
import { setupStatusRoutes } from "./modules/operator/setup-status/setup-status.routes.ts";
import { operatorLogRoutes } from "./modules/operator/user-log/operator-log.routes.ts";
import { userLogRoutes } from "./modules/operator/user-log/user-log.routes.ts";
import { bookletRoutes } from "./modules/originals/booklet/booklet.routes.ts";
import { chargeCodeRoutes } from "./modules/originals/charge-code/charge-code.routes.ts";
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
import type { Parts, Routes } from "./modules/parts.ts";
import { apiTokenRoutes } from "./modules/people/api-token/api-token.routes.ts";
import { contactUserRoutes } from "./modules/people/contract-user/contract-user.routes.ts";
import { firstRunRoutes } from "./modules/people/first-run/first-run.routes.ts";
import { noticeRoutes } from "./modules/people/notice/notice.routes.ts";
import { operatorNoticeRoutes } from "./modules/people/notice/operator-notice.routes.ts";
import { passwordRoutes } from "./modules/people/password/password.routes.ts";
import { provisioningRoutes } from "./modules/people/provisioning/provisioning.routes.ts";
import { scimRoutes } from "./modules/people/provisioning/scim.routes.ts";
import { pushDeviceRoutes } from "./modules/people/push-device/push-device.routes.ts";
import { secondFactorRoutes } from "./modules/people/second-factor/second-factor.routes.ts";
import { isFromOffice } from "./modules/people/session/office.ts";
import { sessionRoutes } from "./modules/people/session/session.routes.ts";
import { authenticateFeed, authenticateUser } from "./modules/people/session/session.service.ts";
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
import { PdfMerger } from "./original-files/merge/pdf-merger.ts";
import { removeLeftFolders } from "./original-files/work-folder.ts";
import type { JobSender } from "./runs/job-sender.ts";
import { PostgresSearch } from "./search/postgres-search.ts";
import { openOriginalStore } from "./storage/open-store.ts";
import type { Clock } from "./time/tokyo.ts";

export interface Resources {
  config: Config;
  clock: Clock;
  /** Connects as kirinuki_api: sees one contract at a time. */
  api: DataSource;
  /** Connects as kirinuki_operator: sees every contract. */
  operator: DataSource;
  jobs: JobSender;
  /** Of the same roles. */
  standbys?: Record<"api" | "operator", Standby> | undefined;
  /** Of both data sources. */
  slow?: SlowStatements | undefined;
  /** Given the operator's scope, asks for what /readyz waits for besides the databases; absent means nothing. */
  completeness?: Completeness | undefined;
}

export type Completeness = (operator: TransactionScope) => () => Promise<boolean>;

export interface CoreApi {
  app: FastifyInstance;
  /** Figures and the description of the calls, for operators; closes with `app`. */
  inner: FastifyInstance;
  /** To be begun before `app` closes. */
  drain: Drain;
  /** Every route with who may call it. */
  routes: RouteRecord[];
}

/** Routes of the customers' base, `/api/v1`, that only people call: they sign in and out, and make and take what lets one in. */
const ROUTES_OF_PEOPLE: readonly Routes[] = [
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
const ROUTES_BY_SCOPE: Record<TokenScope, readonly Routes[]> = {
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
    briefingRoutes,
    comparisonRoutes,
    companyEventRoutes,
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
const OPERATOR_ROUTES: readonly Routes[] = [
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
  originalInspectionRoutes,
  contactUserRoutes,
  userLogRoutes,
  operatorLogRoutes,
  articleLifeRoutes,
  mailDeliverabilityRoutes,
  mailLifeRoutes,
  operatorFindRoutes,
  rematchRoutes,
  incorrectArticleRoutes,
  feedSourceRoutes,
];

/** Registers every route on its base with the parts it is built from. The only file that knows all of them. */
export async function composeCoreApi(resources: Resources): Promise<CoreApi> {
  const { config, clock, api, operator, completeness, slow, standbys } = resources;
  const app = await buildServer(config);
  const parts = openParts(resources, app);
  const drain = new Drain();
  addHealth(app, { sources: [api, operator], drain, isComplete: completeness?.(parts.operatorScope) });
  addDatabaseMetrics(app.metrics, { api, operator, ...(standbys && { standby: standbys.api.source }) });
  addSourceMetrics(app.metrics, parts.operatorScope, clock);
  addMailMetrics(app.metrics, parts.operatorScope);
  addAlarmMetrics(app.metrics, parts.operatorScope);
  addWorkMetrics(app.metrics, parts.operatorScope);
  slow?.tellTo(app.metrics, app.log);

  const users = new Router(app, "/api/v1", parts.gate, parts.requestMemory);
  const operators = new Router(app, "/admin/api/v1", parts.gate, parts.requestMemory);
  const providers = new Router(app, SCIM_PATH, parts.gate, parts.requestMemory, "provisioning");
  const feedGate = { ...parts.gate, user: (request: FastifyRequest) => authenticateFeed(parts, request) };
  const feeds = new Router(app, FEEDS_PATH, feedGate, parts.requestMemory, "lists");
  for (const register of ROUTES_OF_PEOPLE) register(users, parts);
  for (const scope of TOKEN_SCOPES)
    for (const register of ROUTES_BY_SCOPE[scope]) register(users.forTokens(scope), parts);
  scimRoutes(providers, parts);
  feedReadingRoutes(feeds, parts);
  for (const register of OPERATOR_ROUTES) register(operators, parts);
  return {
    app,
    drain,
    inner: await buildInnerServer(app, config),
    routes: [...users.records, ...providers.records, ...feeds.records, ...operators.records],
  };
}

/** Opens what routes and services are built from; what holds processes ends with the server. */
export function openParts({ config, clock, api, operator, jobs, standbys }: Resources, app: FastifyInstance): Parts {
  const borrowed = config.DATABASE_POOLER === "transaction" ? transactionOptions(config.STATEMENT_TIMEOUT) : "";
  const scope = new TransactionScope(api, borrowed, standbys?.api);
  const operatorScope = new TransactionScope(operator, borrowed, standbys?.operator);
  const sealedTexts = sealedTextsOf(config);
  const readSecret = () => installationSecret(config.KIRINUKI_DATA, config.KIRINUKI_SECRET);
  return {
    config,
    clock,
    scope,
    operatorScope,
    gate: {
      user: (request) => authenticateUser({ scope, operatorScope, clock }, request),
      operator: (request) => authenticateOperator({ operatorScope, clock, config }, request),
    },
    signInRate: {
      elsewhere: config.LOGIN_RATE_LIMIT,
      office: config.OFFICE_LOGIN_RATE_LIMIT,
      isOffice: (request) => isFromOffice(scope, request),
    },
    jobs,
    originals: openOriginalStore(config),
    merger: openMerger(app),
    search: new PostgresSearch(config.SEARCH_TIMEOUT, searchObserver(app.metrics)),
    sealedTexts,
    requestMemory: requestMemory(readSecret, sealedTexts),
    warn: (message, detail) => app.log.warn(detail, message),
  };
}

/** The merging processes end with the server; what a killed server left goes when the next begins. */
function openMerger(app: FastifyInstance): PdfMerger {
  const merger = new PdfMerger();
  app.addHook("onReady", async () => void (await removeLeftFolders()));
  app.addHook("onClose", async () => merger.close());
  return merger;
}
