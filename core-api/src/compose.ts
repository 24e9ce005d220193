import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import type { Config } from "./config/config.ts";
import { TransactionScope } from "./db/tenant.ts";
import type { Gate } from "./http/gate.ts";
import { addHealth } from "./http/health.ts";
import { type RouteRecord, Router } from "./http/route.ts";
import { buildServer } from "./http/server.ts";
import type { JobSender } from "./jobs/job-sender.ts";
import { apiTokenRoutes } from "./modules/api-token/api-token.routes.ts";
import { articleRoutes } from "./modules/article/article.routes.ts";
import { articleListRoutes } from "./modules/article/article-list.routes.ts";
import { sameStoryRoutes } from "./modules/article/same-story.routes.ts";
import { contactThemeRoutes } from "./modules/contact-theme/contact-theme.routes.ts";
import { contractCompanyRoutes } from "./modules/contract-company/contract-company.routes.ts";
import { imageRoutes } from "./modules/image/image.routes.ts";
import { noticeRoutes } from "./modules/notice/notice.routes.ts";
import { operatorSessionRoutes } from "./modules/operator/operator-session.routes.ts";
import { OperatorSessionService } from "./modules/operator/operator-session.service.ts";
import { passwordRoutes } from "./modules/password/password.routes.ts";
import { PasswordService } from "./modules/password/password.service.ts";
import { searchExpressionRoutes } from "./modules/search-expression/search-expression.routes.ts";
import { sessionRoutes } from "./modules/session/session.routes.ts";
import { SessionService } from "./modules/session/session.service.ts";
import { SignInService } from "./modules/session/sign-in.service.ts";
import { SignInThrottle } from "./modules/session/throttle.ts";
import { themeRoutes } from "./modules/theme/theme.routes.ts";
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
  const operatorSessions = new OperatorSessionService(new TransactionScope(operator), clock);
  const gate: Gate = {
    user: (request) => sessions.authenticate(request),
    operator: (request) => operatorSessions.authenticate(request),
  };
  const users = new Router(app, "/api/v1", gate);
  const operators = new Router(app, "/admin/api/v1", gate);

  addHealth(app, [api, operator]);
  sessionRoutes(users, { signIn: new SignInService(scope, clock, throttle), config, clock });
  passwordRoutes(users, { passwords: new PasswordService(scope, clock, throttle), gate, jobs, config });
  apiTokenRoutes(users, clock);
  noticeRoutes(users, new TransactionScope(api), clock);
  themeRoutes(users, clock);
  articleListRoutes(users, clock);
  articleRoutes(users, clock);
  sameStoryRoutes(users, clock);
  imageRoutes(users, openOriginalStore(config));
  operatorSessionRoutes(operators, operatorSessions, config);
  contractCompanyRoutes(operators);
  contactThemeRoutes(operators);
  searchExpressionRoutes(operators);
  return { app, routes: [...users.records, ...operators.records] };
}
