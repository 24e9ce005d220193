import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { sendTable } from "../../../csv/send-table.ts";
import { ADMINS, ANY_USER, type Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { logFile } from "./missing-article.columns.ts";
import { candidatesSchema, inquiriesSchema, missingAnswerSchema } from "./missing-article.dto.ts";
import {
  CandidatesQuery,
  LogDownloadQuery,
  MissingArticleBody,
  MissingArticlesQuery,
  SettleBody,
} from "./missing-article.form.ts";
import { askForArticle, candidatesFor, listInquiries, readLog, settleInquiry } from "./missing-article.service.ts";

/** 「この記事がない」 (our addition to api.md): why somebody does not find an article, and the log of it. */
export function missingArticleRoutes(router: Router, { clock, search }: Parts): void {
  const readerOf = ({ contractId, sections }: Actor) => ({ contractId, sections, now: clock.now() });

  router.user({
    method: "GET",
    path: "/missing_article_candidates",
    allow: ANY_USER,
    summary: "Recent articles with the words in their headline, or at the address, whether or not a theme has them",
    query: CandidatesQuery,
    data: candidatesSchema,
    run: async ({ tx, actor, query }) => ({
      article_info: await candidatesFor({ tx, search, actor, now: clock.now() }, query),
    }),
  });

  router.user({
    method: "POST",
    path: "/missing_article",
    allow: ANY_USER,
    summary: "Why the user does not find an article; the question and the answer are logged for the Admins",
    body: MissingArticleBody,
    data: missingAnswerSchema,
    run: ({ tx, actor, body, request }) =>
      askForArticle({ tx, search, actor, now: clock.now(), requestId: request.id }, body),
  });

  router.user({
    method: "GET",
    path: "/missing_articles",
    allow: ADMINS,
    summary: "The contract's questions about missing articles, newest first, with monthly totals by cause",
    query: MissingArticlesQuery,
    data: inquiriesSchema,
    run: ({ tx, actor, query }) => listInquiries(tx, readerOf(actor), query),
  });

  router.user({
    method: "GET",
    path: "/missing_articles_download",
    allow: ADMINS,
    summary: "The contract's questions about missing articles as a file, at most 10,000",
    query: LogDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, query, reply }) => {
      const file = logFile(await readLog(tx, readerOf(actor), query));
      const days = query.target_month ?? tokyoDay(clock.now());
      return sendTable(reply, file, { ...query, names: ["記事の問い合わせ", "missing_articles"], days });
    },
  });

  router.user({
    method: "PUT",
    path: "/missing_article",
    allow: ADMINS,
    summary: "Mark a question about a missing article as settled or open, with a note",
    body: SettleBody,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      await settleInquiry({ tx, actor, requestId: request.id, now: clock.now() }, body);
      return {};
    },
  });
}
