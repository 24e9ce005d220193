import type { DataOf } from "../core-api/wire.ts";

const theme = { theme_id: "4", theme_name: "電池" };
const result = () => ({ added_count: 2, removed_count: 1, kept_count: 0 });

/** What core-api answers about registrations, as long as a test says nothing else. */
export const registrationAnswers = {
  article_themes: (): DataOf<"/api/v1/article_themes", "get"> => ({
    theme_info: [theme],
    media_registration_info: [
      {
        ...theme,
        ...{ media_code: "TOT", media_name: "東都新聞", media_section: 1, data_section: null },
        ...{ process_date_start: "2026-11-01", process_date_end: null },
        ...{ registered_by: "佐久間 遥", registered_datetime: "2026-11-01T09:00:00+09:00", expression: "工場" },
        ...{ article_count: 12, only_count: 7 },
        history_info: [
          {
            ...{ ended_flag: 0, done_by: "佐久間 遥", done_datetime: "2026-11-01T09:00:00+09:00" },
            ...{ process_date_start: "2026-11-01", process_date_end: null, expression: "工場" },
          },
        ],
      },
    ],
    removal_info: [
      {
        ...theme,
        ...{ article_id: "202611000000001", data_section: 1, title: "見出し", removed_by: "佐久間 遥" },
        removed_datetime: "2026-11-20T09:00:00+09:00",
      },
    ],
  }),
  media_registration_preview: (): DataOf<"/api/v1/media_registration_preview", "get"> => ({
    article_count: 3,
    known_count: 1,
    days: [{ process_date: "2026-11-20", article_count: 3 }],
    article_info: [
      {
        ...{ article_id: "202611000000001", data_section: 1, title: "見出し", media_name: "東都新聞" },
        ...{ issue_date: "2026-11-20", issue_type: 1, frame_no: "3" },
      },
    ],
  }),
  magazine_articles_extract: (): DataOf<"/api/v1/magazine_articles_extract", "get"> => ({
    magazine_article_info: [
      {
        ...{ article_id: "202611000000005", data_section: 5, title: "特集", media_code: "W1", magazine_name: "週刊" },
        ...{ process_date: "2026-11-20", cover_date: "2026-11-23", start_page: 12, end_page: 29, category: null },
        ...{ contents_id: null, redelivery_from_datetime: null, sales_datetime_flag: 1 },
        sales_from_datetime: "2026-11-16T00:00:00+09:00",
        sales_to_datetime: "2026-12-15T23:59:00+09:00",
        theme_info: [
          { ...theme, registered_flag: 1 },
          { theme_id: "5", theme_name: "自動車", registered_flag: 0 },
        ],
      },
    ],
    magazine_article_count: 1,
    page: 1,
    page_size: 20,
  }),
  register_media: result,
  register_magazine: result,
  register_articles: result,
  remove_registration: result,
};
