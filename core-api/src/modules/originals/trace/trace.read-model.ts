import type { Transaction } from "../../../db/tenant.ts";

/** A photo or figure of an article (trace_image_info of spec section 3). */
export interface TraceRow {
  serial_no: number;
  image_key: string;
  caption: string;
  content_type: string;
}

const TRACES = `
  SELECT i.serial_no, i.image_key, i.caption, coalesce(o.content_type, 'image/jpeg') AS content_type
  FROM article_image i LEFT JOIN original o ON o.store_key = i.image_key
  WHERE i.article_id = $1 ORDER BY i.serial_no`;

/** In the order of their numbers. Whether the user may see them is for the caller to know. */
export const readTraces = (tx: Transaction, articleId: string): Promise<TraceRow[]> =>
  tx.query<TraceRow>(TRACES, [articleId]);
