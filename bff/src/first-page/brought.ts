import { HOST_PREFIX, REMEMBER_COOKIE, USER_COOKIE } from "@kirinuki/schema/edge.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { InstallationLink } from "../modules/installation/installation-link.type.ts";
import { firstArticle } from "./first-article.ts";
import { firstNotices, signInAnswer } from "./first-notices.ts";
import { FIRST_SIGN_IN, firstSignIn } from "./first-sign-in.ts";
import { namedArticle } from "./named-article.ts";
import type { PageCore } from "./page-core.ts";
import { type FirstScreen, firstScreen } from "./preloads.ts";

/** What a page has beside the program. */
interface Brought {
  /** Whose files the page fetches at once. */
  screen: FirstScreen | null;
  /** What is fetched before those. */
  head: string;
  /** Markup before and after the program's place. */
  before: string;
  after: string;
  /** It is a screen to look at before the program is there: nobody keeps such a page. */
  isShown: boolean;
  /** It is laid out as the program does, by the same style sheets, and painted before the program starts. */
  isLaidOut: boolean;
}

/** The caller brings a session, or what makes one without a sign-in. Whether it holds is core-api's to say. */
const KNOWN = new RegExp(`(?:^|;\\s*)(?:${HOST_PREFIX})?(?:${USER_COOKIE}|${REMEMBER_COOKIE})=`);

/** The service worker keeps the page for whoever opens it without a network (web: public/service-worker.js). */
const isToKeep = ({ headers }: FastifyRequest): boolean => headers["kirinuki-keep"] !== undefined;

const NOTHING: Omit<Brought, "screen"> = { head: "", before: "", after: "", isShown: false, isLaidOut: false };

export interface BringingOptions {
  core: PageCore;
  links: readonly InstallationLink[];
}

/** What an address brings its caller: the article that it names, or the sign-in, as far as core-api answers in time. */
export function bringing(root: string, { core, links }: BringingOptions) {
  const signInOf = firstSignIn(root);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Brought> => {
    const [path = "/", search = ""] = request.url.split("?", 2);
    const query = new URLSearchParams(search);
    const isKnown = KNOWN.test(request.headers.cookie ?? "");
    const named = isKnown ? namedArticle(path, query) : null;
    if (named) {
      const article = await firstArticle(core(request, reply), named);
      return { ...NOTHING, screen: "article", before: article ?? "", isShown: article !== null };
    }
    const screen = firstScreen(path, isKnown);
    const answer = screen === "signIn" && !isToKeep(request) ? await signInAnswer(core(request, reply), links) : null;
    if (!answer) return { ...NOTHING, screen };
    const notices = firstNotices(answer);
    // The program goes on from there to the office's sign-in, which is another screen (0021).
    const form = query.get("ip") === "1" ? null : signInOf(answer);
    if (form === null) return { ...NOTHING, screen, before: notices };
    return { ...FIRST_SIGN_IN, screen, before: notices + form, isShown: true, isLaidOut: true };
  };
}
