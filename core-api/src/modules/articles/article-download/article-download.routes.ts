import type { UserAction } from "@kirinuki/schema/user-log-labels.ts";
import { Type } from "typebox";
import { sendLongTable, sendTable } from "../../../csv/send-table.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { type AuditEntry, audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { refuseBoth } from "../article/all-articles.form.ts";
import { ArticleListDownloadForm, WebThemeDownloadForm } from "./article-download.form.ts";
import { ARTICLE_LIST_COLUMNS } from "./article-list.columns.ts";
import { articleList } from "./article-list.rows.ts";
import { WEB_THEME_COLUMNS, webThemeRows } from "./web-theme.rows.ts";

/** POST /article_list_download and /web_theme_download (api.md, Administration): CSV, or Excel with format=xlsx. */
export function articleDownloadRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "POST",
    path: "/article_list_download",
    allow: ADMINS,
    whileReadOnly: true,
    summary: "The article delivery list as a file, by filter or by id (article_info)",
    body: ArticleListDownloadForm,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, body, reply, request }) => {
      refuseBoth(body);
      const list = await articleList({ tx, actor, form: body, clock });
      await audit(tx, entryOf("article_list.download", actor, body, request.id));
      const table = { sheetName: "記事一覧", columns: ARTICLE_LIST_COLUMNS, ...list };
      return sendLongTable(reply, table, { ...body, names: ["記事一覧", "articles"], days: tokyoDay(clock.now()) });
    },
  });

  router.user({
    method: "POST",
    path: "/web_theme_download",
    allow: ADMINS,
    whileReadOnly: true,
    summary: "Web news by theme as a file",
    body: WebThemeDownloadForm,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, body, reply, request }) => {
      const rows = await webThemeRows(tx, actor, body, clock);
      await audit(tx, entryOf("web_theme.download", actor, body, request.id));
      const table = { sheetName: "テーマ別WEB記事", columns: WEB_THEME_COLUMNS, rows };
      return sendTable(reply, table, {
        ...body,
        names: ["テーマ別WEB記事", "web_articles_by_theme"],
        days: tokyoDay(clock.now()),
      });
    },
  });
}

/** What was asked for, without the ids of chosen articles: their number tells enough. */
function entryOf(
  action: UserAction,
  actor: { contractId: number; userId: string },
  form: ArticleListDownloadForm | WebThemeDownloadForm,
  requestId: string,
): AuditEntry {
  const { article_info, ...filter } = { article_info: undefined, ...form };
  const detail = { ...filter, ...(article_info && { articles: article_info.length }) };
  return { contractId: actor.contractId, actor: actor.userId, action, detail, requestId };
}
