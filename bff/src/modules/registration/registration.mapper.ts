import { salePeriodOf } from "@kirinuki/schema/sale-period.ts";
import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { ArticleSource } from "../article/article.enums.ts";
import { toIssueType } from "../article/subtitle.ts";
import {
  MediaRegistration,
  PreviewArticle,
  PreviewDay,
  RegistrableMagazine,
  RegistrableMagazinePage,
  RegistrableTheme,
  RegistrationChange,
  RegistrationPreview,
  Registrations,
  ThemeRemoval,
} from "./registration.type.ts";

interface ThemeWire {
  theme_id: string;
  theme_name: string;
}

const toTheme = ({ theme_id: id, theme_name: name }: ThemeWire): RegistrableTheme =>
  instance(RegistrableTheme, { id, name });

const MAGAZINE = 5;

export const toRegistrations = (wire: DataOf<"/api/v1/article_themes", "get">): Registrations =>
  instance(Registrations, {
    themes: wire.theme_info.map(toTheme),
    registrations: wire.media_registration_info.map((each) =>
      instance(MediaRegistration, {
        id: `${each.theme_id} ${each.media_code}`,
        theme: toTheme(each),
        mediaCode: each.media_code,
        mediaName: each.media_name,
        source: each.media_section === MAGAZINE ? ArticleSource.MAGAZINE : ArticleSource.NEWSPAPER,
        start: each.process_date_start,
        end: each.process_date_end,
        registeredBy: each.registered_by,
        registeredAt: each.registered_datetime,
        expression: each.expression ?? "",
        history: each.history_info.map((change) =>
          instance(RegistrationChange, {
            ...{ ended: change.ended_flag === 1, by: change.done_by, at: change.done_datetime },
            ...{ start: change.process_date_start, end: change.process_date_end },
            expression: change.expression ?? "",
          }),
        ),
        articleCount: each.article_count,
        onlyCount: each.only_count,
      }),
    ),
    removals: wire.removal_info.map((each) =>
      instance(ThemeRemoval, {
        articleId: each.article_id,
        title: each.title,
        theme: toTheme(each),
        by: each.removed_by,
        at: each.removed_datetime,
      }),
    ),
  });

export const toPreview = (wire: DataOf<"/api/v1/media_registration_preview", "get">): RegistrationPreview =>
  instance(RegistrationPreview, {
    count: wire.article_count,
    knownCount: wire.known_count,
    days: wire.days.map(({ process_date: day, article_count: count }) => instance(PreviewDay, { day, count })),
    latest: wire.article_info.map((each) =>
      instance(PreviewArticle, {
        id: each.article_id,
        title: each.title,
        mediaName: each.media_name,
        issueDate: each.issue_date,
        issueType: toIssueType(each.issue_type),
        frameNo: each.frame_no,
      }),
    ),
  });

export const toMagazinePage = (wire: DataOf<"/api/v1/magazine_articles_extract", "get">): RegistrableMagazinePage =>
  instance(RegistrableMagazinePage, {
    total: wire.magazine_article_count,
    articles: wire.magazine_article_info.map((each) =>
      instance(RegistrableMagazine, {
        id: each.article_id,
        title: each.title,
        mediaName: each.magazine_name,
        coverDate: each.cover_date,
        startPage: each.start_page,
        endPage: each.end_page,
        salePeriod: salePeriodOf(each),
        registeredTo: each.theme_info.filter(({ registered_flag }) => registered_flag === 1).map(toTheme),
        foundIn: each.theme_info.filter(({ registered_flag }) => registered_flag === 0).map(toTheme),
      }),
    ),
  });
