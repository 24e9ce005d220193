import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import type { Config } from "./config/config.ts";
import { TransactionScope } from "./db/tenant.ts";
import type { Gate } from "./http/gate.ts";
import { addHealth } from "./http/health.ts";
import { type RouteRecord, Router } from "./http/route.ts";
import { buildServer } from "./http/server.ts";
import { addSourceMetrics } from "./http/source-metrics.ts";
import type { JobSender } from "./jobs/job-sender.ts";
import { apiTokenRoutes } from "./modules/api-token/api-token.routes.ts";
import { articleRoutes } from "./modules/article/article.routes.ts";
import { articleListRoutes } from "./modules/article/article-list.routes.ts";
import { sameStoryRoutes } from "./modules/article/same-story.routes.ts";
import { articleCountRoutes } from "./modules/article-count/article-count.routes.ts";
import { articleDownloadRoutes } from "./modules/article-download/article-download.routes.ts";
import { registrationRoutes } from "./modules/article-registration/registration.routes.ts";
import { articleSearchRoutes } from "./modules/article-search/article-search.routes.ts";
import { ArticleSearchService } from "./modules/article-search/article-search.service.ts";
import { contactThemeRoutes } from "./modules/contact-theme/contact-theme.routes.ts";
import { contactUserRoutes } from "./modules/contact-user/contact-user.routes.ts";
import { contractCompanyRoutes } from "./modules/contract-company/contract-company.routes.ts";
import { contractDomainRoutes } from "./modules/contract-domain/contract-domain.routes.ts";
import { demandUnitRoutes } from "./modules/demand-unit/demand-unit.routes.ts";
import { feedSourceRoutes } from "./modules/feed-source/feed-source.routes.ts";
import { imageRoutes } from "./modules/image/image.routes.ts";
import { incorrectArticleRoutes } from "./modules/incorrect-article/incorrect-article.routes.ts";
import { mailEditionRoutes } from "./modules/mail-edition/mail-edition.routes.ts";
import { mailMessageRoutes } from "./modules/mail-message/mail-message.routes.ts";
import { addMailMetrics } from "./modules/mail-message/mail-metrics.ts";
import { mailSettingRoutes } from "./modules/mail-setting/mail-setting.routes.ts";
import { mailStatusRoutes } from "./modules/mail-status/mail-status.routes.ts";
import { mailTemplateRoutes } from "./modules/mail-template/mail-template.routes.ts";
import { articleMediaNamesRoutes } from "./modules/media/article-media-names.routes.ts";
import { mediaRoutes } from "./modules/media/media.routes.ts";
import { mediaArrivalRoutes } from "./modules/media-arrival/media-arrival.routes.ts";
import { noticeRoutes } from "./modules/notice/notice.routes.ts";
import { operatorNoticeRoutes } from "./modules/notice/operator-notice.routes.ts";
import { operatorSessionRoutes } from "./modules/operator/operator-session.routes.ts";
import { OperatorSessionService } from "./modules/operator/operator-session.service.ts";
import { articleTextRoutes } from "./modules/original/article-text.routes.ts";
import { completionNoticeRoutes } from "./modules/original/completion-notice.routes.ts";
import { epubRoutes } from "./modules/original/epub.routes.ts";
import { PdfMerger } from "./modules/original/merge/pdf-merger.ts";
import { pdfRoutes } from "./modules/original/pdf.routes.ts";
import { PdfService } from "./modules/original/pdf.service.ts";
import { pdfAdminRoutes } from "./modules/original/pdf-admin.routes.ts";
import { removeLeftFolders } from "./modules/original/work-folder.ts";
import { passwordRoutes } from "./modules/password/password.routes.ts";
import { PasswordService } from "./modules/password/password.service.ts";
import { readMarkRoutes } from "./modules/read-mark/read-mark.routes.ts";
import { rematchRoutes } from "./modules/rematch/rematch.routes.ts";
import { savedConditionRoutes } from "./modules/saved-condition/saved-condition.routes.ts";
import { searchConditionRoutes } from "./modules/search-condition/search-condition.routes.ts";
import { searchExpressionRoutes } from "./modules/search-expression/search-expression.routes.ts";
import { sessionRoutes } from "./modules/session/session.routes.ts";
import { SessionService } from "./modules/session/session.service.ts";
import { SignInService } from "./modules/session/sign-in.service.ts";
import { SignInThrottle } from "./modules/session/throttle.ts";
import { setupStatusRoutes } from "./modules/setup-status/setup-status.routes.ts";
import { themeRoutes } from "./modules/theme/theme.routes.ts";
import { themeChoiceRoutes } from "./modules/theme/theme-choice.routes.ts";
import { traceRoutes } from "./modules/trace/trace.routes.ts";
import { searchUserRoutes } from "./modules/usage/search-user.routes.ts";
import { usageInquiryRoutes } from "./modules/usage/usage-inquiry.routes.ts";
import { usageRecordsRoutes } from "./modules/usage/usage-records.routes.ts";
import { userGroupRoutes } from "./modules/user-group/user-group.routes.ts";
import { userLogRoutes } from "./modules/user-log/user-log.routes.ts";
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
}

export interface CoreApi {
  app: FastifyInstance;
  /** Every route with who may call it. */
  routes: RouteRecord[];
}

/** Builds the services and hands them what they use. The only file that knows all of them. */
export async function composeCoreApi({ config, clock, api, operator, jobs }: Resources): Promise<CoreApi> {
  const app = await buildServer(config);
  const scope = new TransactionScope(api);
  const throttle = new SignInThrottle(scope);
  const sessions = new SessionService(scope, clock);
  const operatorScope = new TransactionScope(operator);
  const operatorSessions = new OperatorSessionService(operatorScope, clock, new SignInThrottle(operatorScope));
  const gate: Gate = {
    user: (request) => sessions.authenticate(request),
    operator: (request) => operatorSessions.authenticate(request),
  };
  const users = new Router(app, "/api/v1", gate);
  const operators = new Router(app, "/admin/api/v1", gate);

  addHealth(app, [api, operator]);
  addSourceMetrics(app.metrics, new TransactionScope(operator), clock);
  addMailMetrics(app.metrics, operatorScope);
  sessionRoutes(users, { signIn: new SignInService(scope, clock, throttle), config, clock });
  passwordRoutes(users, { passwords: new PasswordService(scope, clock, throttle), gate, jobs, config });
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
  operatorRoutes(operators, { clock, operator, jobs });
  return { app, routes: [...users.records, ...operators.records] };
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
  contractCompanyRoutes(router);
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
  userLogRoutes(router, clock);
  rematchRoutes(router, { scope: new TransactionScope(operator), clock, jobs });
  incorrectArticleRoutes(router, clock);
  feedSourceRoutes(router, clock);
}
