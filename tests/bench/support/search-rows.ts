import { FIELD_GAP } from "@kirinuki/core-api/src/search/search-rows.ts";
import type { LoadArticle } from "../search-load.ts";

/** Articles into the search's table; parameters by `searchColumns`. */
export const INSERT_SEARCH = `
  INSERT INTO article_search (article_id, arrived_on, data_section, media_code, media_name, host, issued_on, published_at, norm, grams)
  SELECT id, day, section, media, '', host, day, day, norm, grams::int[]
  FROM unnest($1::bigint[], $2::date[], $3::smallint[], $4::text[], $5::text[], $6::text[], $7::text[])
    AS n(id, day, section, media, host, norm, grams)`;

export const searchColumns = (chunk: readonly LoadArticle[], firstId: number): unknown[] => [
  chunk.map(({ id }) => firstId + id),
  chunk.map(({ day }) => day),
  chunk.map(({ section }) => section),
  chunk.map(({ mediaCode }) => mediaCode),
  chunk.map(({ host }) => host),
  chunk.map(({ title, body }) => `${title}${FIELD_GAP}${body}`),
  chunk.map(({ grams }) => `{${grams.join(",")}}`),
];
