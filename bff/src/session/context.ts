import type { FastifyBaseLogger } from "fastify";
import type { CoreApi } from "../core-api/core-api.ts";
import type { ProfileWire } from "../core-api/wire.ts";
import { type ArticleLoader, articleLoader } from "../modules/article/article.loader.ts";
import type { InstallationLink } from "../modules/installation/installation-link.type.ts";
import { once } from "../once.ts";

/** What a resolver may use. Lives as long as one request; nothing in it outlasts or is shared. */
export interface RequestContext {
  core: CoreApi;
  /** The signed-in user's profile, loaded once per request. Throws BffError UNAUTHENTICATED. */
  profile: () => Promise<ProfileWire>;
  articles: ArticleLoader;
  /** The provider's portal and texts. */
  links: readonly InstallationLink[];
  requestId: string;
  log: Pick<FastifyBaseLogger, "error">;
  now: () => Date;
}

export interface ContextParts {
  core: CoreApi;
  links: readonly InstallationLink[];
  requestId: string;
  log: Pick<FastifyBaseLogger, "error">;
  now: () => Date;
}

export const requestContext = (parts: ContextParts): RequestContext => ({
  ...parts,
  profile: once(() => parts.core.session.profile()),
  articles: articleLoader(parts.core),
});
