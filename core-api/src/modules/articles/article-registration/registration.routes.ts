import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { ADMINS, type Router, type UserCall } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import { type Clock, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { type ExtractRequest, readMagazineExtract, readNewspaperExtract } from "./extract.read-model.ts";
import { readPreview } from "./preview.read-model.ts";
import {
  articleThemesSchema,
  magazineExtractSchema,
  newspaperExtractSchema,
  registrationPreviewSchema,
  registrationResultSchema,
} from "./registration.dto.ts";
import {
  ArticleThemesForm,
  ArticleThemesQuery,
  ArticleThemesRemovalForm,
  MagazineThemesForm,
  type MediaPeriodForm,
  MediaRegistrationForm,
  MediaThemesForm,
  NewspaperArticlesQuery,
  RegistrableArticlesQuery,
  RegistrationPreviewQuery,
} from "./registration.form.ts";
import { ownThemeIds, readMediaRegistrations, readThemeNames } from "./registration.read-model.ts";
import {
  type MediaPeriod,
  type RegistrationCall,
  registerArticles,
  registerMedia,
  unregisterMedium,
} from "./registration.service.ts";
import { removeArticles, restoreArticles } from "./removal.service.ts";
import { readRemovals } from "./theme-removal.repository.ts";

/** Registration of articles to themes, by hand and by media code (api.md, Administration). */
export function registrationRoutes(router: Router, parts: Parts): void {
  const callOf = ({ tx, actor, request }: UserCall<object, object>): RegistrationCall => ({
    tx,
    actor,
    requestId: request.id,
    now: parts.clock.now(),
    today: tokyoDay(parts.clock.now()),
  });

  listRoutes(router, parts);

  router.user({
    method: "POST",
    path: "/article_themes",
    allow: ADMINS,
    summary: "Register articles to themes by hand, so that matching never removes them; or restore removed articles",
    body: ArticleThemesForm,
    data: registrationResultSchema,
    run: (call) => {
      const { article_info: articleIds, theme_ids, restore_flag } = call.body;
      if (restore_flag === 1) return restoreArticles(callOf(call), { articleIds, themeIds: theme_ids });
      return registerArticles(callOf(call), { articleIds, themeIds: demanded(theme_ids) }, [1, 2, 3, 5]);
    },
  });

  router.user({
    method: "DELETE",
    path: "/article_themes",
    allow: ADMINS,
    summary: "Remove articles from themes, so that matching never adds them again; or end the registration of a medium",
    body: ArticleThemesRemovalForm,
    data: registrationResultSchema,
    run: (call) => {
      const { article_info, media_code, theme_ids } = call.body;
      const what = oneOf(article_info, media_code, "article_info");
      return "mediaCode" in what
        ? unregisterMedium(callOf(call), what.mediaCode, demanded(theme_ids))
        : removeArticles(callOf(call), { ...what, themeIds: theme_ids });
    },
  });

  router.user({
    method: "PUT",
    path: "/mc_article_themes",
    allow: ADMINS,
    summary: "Register a newspaper: all its articles of the period belong to the themes",
    body: MediaThemesForm,
    data: registrationResultSchema,
    run: (call) => {
      const { media_code, data_section, theme_ids } = call.body;
      const period = mediaPeriod(call.body, [media_code], callOf(call));
      return registerMedia(callOf(call), { ...period, dataSection: data_section ?? null }, theme_ids, [1]);
    },
  });

  router.user({
    method: "PUT",
    path: "/magazine_article_themes",
    allow: ADMINS,
    summary: "Register magazine articles by hand, or a magazine for a period",
    body: MagazineThemesForm,
    data: registrationResultSchema,
    run: (call) => {
      const { magazine_article_info, media_code, theme_ids, ...period } = call.body;
      const what = oneOf(magazine_article_info, media_code, "magazine_article_info");
      if (!("mediaCode" in what)) return registerArticles(callOf(call), { ...what, themeIds: theme_ids }, [5]);
      return registerMedia(callOf(call), mediaPeriod(period, [what.mediaCode], callOf(call)), theme_ids, [5]);
    },
  });

  router.user({
    method: "PUT",
    path: "/media_themes",
    allow: ADMINS,
    summary: "Register newspapers and magazines in one step, all or none",
    body: MediaRegistrationForm,
    data: registrationResultSchema,
    run: (call) => {
      const { media_codes, theme_ids, ...period } = call.body;
      return registerMedia(callOf(call), mediaPeriod(period, media_codes, callOf(call)), theme_ids, [1, 5]);
    },
  });
}

function listRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/media_registration_preview",
    allow: ADMINS,
    summary: "Preview of what registering these media would add to the themes now; nothing is changed",
    query: RegistrationPreviewQuery,
    data: registrationPreviewSchema,
    run: async ({ tx, actor, query }) => {
      const { theme_ids: asked = [] } = query;
      const themeIds = await ownThemeIds(tx, actor.contractId, asked);
      if (themeIds.length !== asked.length) throw new AppError("NOT_FOUND");
      return readPreview(tx, {
        contractId: actor.contractId,
        sections: actor.sections.filter((section) => section !== 3),
        mediaCodes: query.media_code,
        themeIds: themeIds.map(String),
        period: periodOf(query, clock),
        expression: query.expression ?? null,
      });
    },
  });

  router.user({
    method: "GET",
    path: "/article_themes",
    allow: ADMINS,
    summary: "Themes that articles can be registered to, the registered media, and the removed articles",
    query: ArticleThemesQuery,
    data: articleThemesSchema,
    run: async ({ tx, actor, query }) => ({
      theme_info: await readThemeNames(tx, actor.contractId),
      media_registration_info: await readMediaRegistrations(tx, actor.contractId, query.media_code),
      removal_info: (await readRemovals(tx, actor.contractId, clock.now())).map(({ removed_at, ...row }) => ({
        ...row,
        removed_datetime: tokyoDateTime(removed_at),
      })),
    }),
  });

  router.user({
    method: "GET",
    path: "/mc_articles",
    allow: ADMINS,
    summary: "Newspaper articles of the collection that can be registered to themes",
    query: NewspaperArticlesQuery,
    data: newspaperExtractSchema,
    run: async ({ tx, actor, query }) => {
      const { page, page_size, data_section } = query;
      const none = { articles: [], total: 0 };
      const { articles, total } = actor.sections.includes(data_section)
        ? await readNewspaperExtract(
            tx,
            extractOf(query, { contractId: actor.contractId, section: data_section }, clock),
          )
        : none;
      return { article_info: articles, news_article_count: total, page, page_size };
    },
  });

  router.user({
    method: "GET",
    path: "/magazine_articles_extract",
    allow: ADMINS,
    summary: "Magazine articles of the collection that can be registered to themes",
    query: RegistrableArticlesQuery,
    data: magazineExtractSchema,
    run: async ({ tx, actor, query }) => {
      const { page, page_size } = query;
      const { articles, total } = actor.sections.includes(5)
        ? await readMagazineExtract(tx, extractOf(query, { contractId: actor.contractId, section: 5 }, clock))
        : { articles: [], total: 0 };
      return { magazine_article_info: articles, magazine_article_count: total, page, page_size };
    },
  });
}

/** @throws AppError INVALID_FIELDS where no theme is named */
function demanded(themeIds: string[] | undefined): string[] {
  if (themeIds === undefined)
    throw invalidFields([{ field: "theme_ids", message: "テーマは1～100件の正しいIDで指定してください。" }]);
  return themeIds;
}

/** @throws AppError INVALID_FIELDS unless it is exactly one of the two */
function oneOf(
  articleIds: string[] | undefined,
  mediaCode: string | undefined,
  field: string,
): { articleIds: string[] } | { mediaCode: string } {
  if (articleIds !== undefined && mediaCode === undefined) return { articleIds };
  if (articleIds === undefined && mediaCode !== undefined) return { mediaCode };
  throw invalidFields([{ field, message: "記事または媒体コードのどちらか一方を指定してください。" }]);
}

function mediaPeriod(
  { process_date_start, process_date_end, expression }: MediaPeriodForm,
  mediaCodes: readonly string[],
  { today }: RegistrationCall,
): MediaPeriod {
  return {
    ...{ mediaCodes, dataSection: null, expression },
    firstDay: process_date_start ?? today,
    lastDay: process_date_end ?? null,
  };
}

function extractOf(
  query: RegistrableArticlesQuery,
  of: Pick<ExtractRequest, "contractId" | "section">,
  clock: Clock,
): ExtractRequest {
  const { issue_date_start: start, issue_date_end: end, media_code, keyword } = query;
  if (start !== undefined && end !== undefined && end < start)
    throw invalidFields([{ field: "issue_date_end", message: "終了日は開始日以降の日付を指定してください。" }]);
  return {
    ...of,
    period: periodOf(query, clock),
    issued: { ...(start && { start }), ...(end && { end }) },
    ...(media_code && { mediaCode: media_code }),
    ...(keyword && { keyword }),
    page: query.page,
    pageSize: query.page_size,
  };
}
