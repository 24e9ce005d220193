import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import type { Config } from "./config/config.ts";
import { SealedTexts } from "./db/sealed-text.ts";
import { installationSecret } from "./db/secret.ts";
import { TransactionScope } from "./db/tenant.ts";
import type { Gate } from "./http/gate.ts";
import { addHealth } from "./http/health.ts";
import { buildInnerServer } from "./http/inner-server.ts";
import type { OfficeRate } from "./http/rate-limit.ts";
import { type RouteRecord, Router } from "./http/route.ts";
import { buildServer } from "./http/server.ts";
import { addSourceMetrics } from "./http/source-metrics.ts";
import { articleRoutes } from "./modules/articles/article/article.routes.ts";
import { articleListRoutes } from "./modules/articles/article/article-list.routes.ts";
import { sameStoryRoutes } from "./modules/articles/article/same-story.routes.ts";
import { articleCountRoutes } from "./modules/articles/article-count/article-count.routes.ts";
import { articleDownloadRoutes } from "./modules/articles/article-download/article-download.routes.ts";
import { registrationRoutes } from "./modules/articles/article-registration/registration.routes.ts";
import { articleSearchRoutes } from "./modules/articles/article-search/article-search.routes.ts";
import { ArticleSearchService } from "./modules/articles/article-search/article-search.service.ts";
import { articleMediaNamesRoutes } from "./modules/articles/media/article-media-names.routes.ts";
import { mediaRoutes } from "./modules/articles/media/media.routes.ts";
import { readMarkRoutes } from "./modules/articles/read-mark/read-mark.routes.ts";
import { savedConditionRoutes } from "./modules/articles/saved-condition/saved-condition.routes.ts";
import { mailEditionRoutes } from "./modules/mail/mail-edition/mail-edition.routes.ts";
import { mailMessageRoutes } from "./modules/mail/mail-message/mail-message.routes.ts";
import { addMailMetrics } from "./modules/mail/mail-message/mail-metrics.ts";
import { mailSettingRoutes } from "./modules/mail/mail-setting/mail-setting.routes.ts";
import { mailStatusRoutes } from "./modules/mail/mail-status/mail-status.routes.ts";
import { mailTemplateRoutes } from "./modules/mail/mail-template/mail-template.routes.ts";
import { contractCompanyRoutes } from "./modules/operator/contract-company/contract-company.routes.ts";
import { contractDomainRoutes } from "./modules/operator/contract-domain/contract-domain.routes.ts";
import { contractOverviewRoutes } from "./modules/operator/contract-overview/contract-overview.routes.ts";
import { customerUserRoutes } from "./modules/operator/customer-user/customer-user.routes.ts";
import { CustomerUsers } from "./modules/operator/customer-user/customer-user.service.ts";
import { demandUnitRoutes } from "./modules/operator/demand-unit/demand-unit.routes.ts";
import { feedSourceRoutes } from "./modules/operator/feed-source/feed-source.routes.ts";
import { incorrectArticleRoutes } from "./modules/operator/incorrect-article/incorrect-article.routes.ts";
import { mediaArrivalRoutes } from "./modules/operator/media-arrival/media-arrival.routes.ts";
import { operatorSessionRoutes } from "./modules/operator/operator/operator-session.routes.ts";
import { OperatorSessionService } from "./modules/operator/operator/operator-session.service.ts";
import { operatorAccountRoutes } from "./modules/operator/operator-account/operator-account.routes.ts";
import { OwnOperatorPassword } from "./modules/operator/operator-account/own-password.service.ts";
import { rematchRoutes } from "./modules/operator/rematch/rematch.routes.ts";
import { setupStatusRoutes } from "./modules/operator/setup-status/setup-status.routes.ts";
import { userLogRoutes } from "./modules/operator/user-log/user-log.routes.ts";
import { imageRoutes } from "./modules/originals/image/image.routes.ts";
import { articleTextRoutes } from "./modules/originals/original-use/article-text.routes.ts";
import { completionNoticeRoutes } from "./modules/originals/original-use/completion-notice.routes.ts";
import { epubRoutes } from "./modules/originals/original-use/epub.routes.ts";
import { pdfRoutes } from "./modules/originals/original-use/pdf.routes.ts";
import { PdfService } from "./modules/originals/original-use/pdf.service.ts";
import { pdfAdminRoutes } from "./modules/originals/original-use/pdf-admin.routes.ts";
import { traceRoutes } from "./modules/originals/trace/trace.routes.ts";
import { searchUserRoutes } from "./modules/originals/usage/search-user.routes.ts";
import { usageInquiryRoutes } from "./modules/originals/usage/usage-inquiry.routes.ts";
import { usageRecordsRoutes } from "./modules/originals/usage/usage-records.routes.ts";
import { apiTokenRoutes } from "./modules/people/api-token/api-token.routes.ts";
import { contactUserRoutes } from "./modules/people/contract-user/contract-user.routes.ts";
import { noticeRoutes } from "./modules/people/notice/notice.routes.ts";
import { operatorNoticeRoutes } from "./modules/people/notice/operator-notice.routes.ts";
import { passwordRoutes } from "./modules/people/password/password.routes.ts";
import { PasswordService } from "./modules/people/password/password.service.ts";
import { Offices } from "./modules/people/session/office.ts";
import { sessionRoutes } from "./modules/people/session/session.routes.ts";
import { SessionService } from "./modules/people/session/session.service.ts";
import { SignInService } from "./modules/people/session/sign-in.service.ts";
import { SignInThrottle } from "./modules/people/session/throttle.ts";
import { userRoutes } from "./modules/people/user/user.routes.ts";
import { userGroupRoutes } from "./modules/people/user-group/user-group.routes.ts";
import { contactThemeRoutes } from "./modules/themes/contract-theme/contract-theme.routes.ts";
import { themeRoutes } from "./modules/themes/theme/theme.routes.ts";
import { themeChoiceRoutes } from "./modules/themes/theme/theme-choice.routes.ts";
import { searchConditionRoutes } from "./modules/themes/theme-expression/text-condition.routes.ts";
import { searchExpressionRoutes } from "./modules/themes/theme-expression/theme-expression.routes.ts";
import { themeGroupRoutes } from "./modules/themes/theme-group/theme-group.routes.ts";
import { topicRoutes } from "./modules/themes/topic/topic.routes.ts";
import { PdfMerger } from "./originals/merge/pdf-merger.ts";
import { removeLeftFolders } from "./originals/work-folder.ts";
import type { JobSender } from "./runs/job-sender.ts";
import { PostgresSearch } from "./search/postgres-search.ts";
import { openOriginalStore } from "./storage/open-store.ts";
import type { OriginalStore } from "./storage/original-store.ts";
import type { Clock } from "./time/tokyo.ts";

export interface Resources {
  config: Config;
  clock: Clock;
  /** Connects as kirinuki_api: sees one contract at a time. */
  api: DataSource;
  /** Connects as kirinuki_operator: sees every contract. */
  operator: DataSource;
  jobs: JobSender;
  /** Given the operator's scope, asks for what /readyz waits for besides the databases; absent means nothing. */
  completeness?: Completeness | undefined;
}

export type Completeness = (operator: TransactionScope) => () => Promise<boolean>;

export interface CoreApi {
  app: FastifyInstance;
  /** Figures and the description of the calls, for operators; closes with `app`. */
  inner: FastifyInstance;
  /** Every route with who may call it. */
  routes: RouteRecord[];
}

/** Builds the services and hands them what they use. The only file that knows all of them. */
export async function composeCoreApi({
  config,
  clock,
  api,
  operator,
  jobs,
  completeness,
}: Resources): Promise<CoreApi> {
  const app = await buildServer(config);
  const scope = new TransactionScope(api);
  const throttle = new SignInThrottle(scope);
  const sessions = new SessionService(scope, clock);
  const operatorScope = new TransactionScope(operator);
  const operatorThrottle = new SignInThrottle(operatorScope);
  const operatorSessions = new OperatorSessionService(operatorScope, clock, operatorThrottle);
  const gate: Gate = {
    user: (request) => sessions.authenticate(request),
    operator: (request) => operatorSessions.authenticate(request),
  };
  const users = new Router(app, "/api/v1", gate);
  const operators = new Router(app, "/admin/api/v1", gate);

  addHealth(app, [api, operator], completeness?.(operatorScope));
  addSourceMetrics(app.metrics, new TransactionScope(operator), clock);
  addMailMetrics(app.metrics, operatorScope);
  const offices = new Offices(scope);
  const rate: OfficeRate = {
    elsewhere: config.LOGIN_RATE_LIMIT,
    office: config.OFFICE_LOGIN_RATE_LIMIT,
    isOffice: (request) => offices.holds(request),
  };
  sessionRoutes(users, { signIn: new SignInService(scope, clock, throttle, offices), rate, config, clock });
  passwordRoutes(users, { passwords: new PasswordService(scope, clock, throttle), gate, jobs, rate });
  apiTokenRoutes(users, clock);
  noticeRoutes(users, new TransactionScope(api), clock);
  themeRoutes(users, clock);
  themeChoiceRoutes(users, clock);
  articleListRoutes(users, clock);
  articleRoutes(users, clock);
  sameStoryRoutes(users, clock);
  articleDownloadRoutes(users, clock);
  readMarkRoutes(users, clock);
  const originals = openOriginalStore(config);
  imageRoutes(users, originals);
  traceRoutes(users, originals);
  usageRecordsRoutes(users, clock);
  usageInquiryRoutes(users);
  searchUserRoutes(users);
  userGroupRoutes(users);
  themeGroupRoutes(users);
  topicRoutes(users);
  const secret = () => installationSecret(config.KIRINUKI_DATA, config.KIRINUKI_SECRET);
  userRoutes(users, { clock, sealedTexts: new SealedTexts(secret) });
  originalRoutes({ app, users, operators, originals, clock });
  registrationRoutes(users, clock);
  const search = new PostgresSearch(config.SEARCH_TIMEOUT);
  articleSearchRoutes(users, new ArticleSearchService(search, clock));
  savedConditionRoutes(users, search);
  articleMediaNamesRoutes(users);
  mailMessageRoutes(users, clock, config.publicUrl);
  mailEditionRoutes(users, clock, config.publicUrl);
  mailSettingRoutes(users, clock);
  mailTemplateRoutes(users);
  articleCountRoutes(users, clock);
  operatorSessionRoutes(operators, operatorSessions, config);
  operatorAccountRoutes(operators, new OwnOperatorPassword(operatorScope, clock, operatorThrottle));
  operatorRoutes(operators, { clock, operator, jobs });
  return { app, inner: await buildInnerServer(app, config), routes: [...users.records, ...operators.records] };
}

interface OriginalParts {
  app: FastifyInstance;
  users: Router;
  operators: Router;
  originals: OriginalStore;
  clock: Clock;
}

/** Originals and the counting of their uses; the merging processes end with the server, and what a killed one left goes when the next begins. */
function originalRoutes({ app, users, operators, originals, clock }: OriginalParts): void {
  const merger = new PdfMerger();
  app.addHook("onReady", async () => void (await removeLeftFolders()));
  app.addHook("onClose", async () => merger.close());
  const pdfs = new PdfService(originals, merger, clock, (message, detail) => app.log.warn(detail, message));
  pdfRoutes(users, { pdfs, originals, clock });
  completionNoticeRoutes(users, clock);
  articleTextRoutes(users, clock);
  epubRoutes(users, originals, clock);
  pdfAdminRoutes(operators, originals);
}

/** What the operator does once signed in (api.md, Operator). */
function operatorRoutes(
  router: Router,
  { clock, operator, jobs }: Pick<Resources, "clock" | "operator" | "jobs">,
): void {
  operatorNoticeRoutes(router, clock);
  contractCompanyRoutes(router, clock);
  contractOverviewRoutes(router, clock);
  demandUnitRoutes(router, clock);
  contactThemeRoutes(router);
  searchExpressionRoutes(router);
  searchConditionRoutes(router, clock);
  setupStatusRoutes(router, clock);
  mailStatusRoutes(router, clock);
  mediaArrivalRoutes(router, clock);
  contractDomainRoutes(router);
  mediaRoutes(router);
  contactUserRoutes(router);
  customerUserRoutes(router, new CustomerUsers(jobs), clock);
  userLogRoutes(router, clock);
  rematchRoutes(router, { scope: new TransactionScope(operator), clock, jobs });
  incorrectArticleRoutes(router, clock);
  feedSourceRoutes(router, clock);
}
