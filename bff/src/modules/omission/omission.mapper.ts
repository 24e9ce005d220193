import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { Omission, Omissions, OmissionTheme } from "./omission.type.ts";

export const toOmissions = (wire: DataOf<"/api/v1/theme_omissions", "get">): Omissions =>
  instance(Omissions, {
    omissions: wire.omission_info.map((each) =>
      instance(Omission, {
        id: each.theme_omission_id,
        themeId: each.theme_id,
        themeName: each.theme_name,
        day: each.process_date,
        term: each.term,
        ownTerm: each.own_term,
        cause: each.cause,
        message: each.message,
        articleId: each.article_id,
        section: each.data_section,
        title: each.title,
        mediaName: each.media_name,
        articles: each.article_count,
        state: each.state,
        settledBy: each.settled_by,
        settledAt: each.settled_datetime,
      }),
    ),
    total: wire.omission_count,
    themes: wire.theme_info.map(({ theme_id, theme_name, open_count }) =>
      instance(OmissionTheme, { themeId: theme_id, name: theme_name, open: open_count }),
    ),
  });
