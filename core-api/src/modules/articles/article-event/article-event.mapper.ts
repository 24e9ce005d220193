import { CHANGED_FIELDS } from "@kirinuki/schema/changed-fields.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { dayOf } from "../article/article.mapper.ts";
import type { EventWire } from "./article-event.dto.ts";
import type { EventRow } from "./article-event.read-model.ts";

/** An event as integrations read it, in the feed and by webhooks. */
export function presentEvent(row: EventRow): EventWire {
  return {
    kind: row.kind,
    article_id: row.article_id,
    theme_id: String(row.theme_id),
    data_section: row.data_section,
    process_date: row.process_date,
    occurred_datetime: tokyoDateTime(row.occurred_at),
    corrected_fields: row.fields && CHANGED_FIELDS.filter((field) => row.fields?.includes(field)),
    article_info: row.title === null ? null : articleOf(row, row.title),
  };
}

const articleOf = (row: EventRow, title: string): NonNullable<EventWire["article_info"]> => ({
  title,
  media_code: row.media_code,
  media_name: row.media_name,
  issue_date: dayOf(row),
  published_datetime: row.published_at && tokyoDateTime(row.published_at),
  url: row.url,
  category: row.category,
  article_class: row.article_class,
  issue_type: row.issue_type,
  edition: row.edition,
  start_page: row.start_page,
  end_page: row.end_page,
  char_count: row.char_count,
  search_word: row.search_word,
});
