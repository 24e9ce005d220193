import { type Static, Type } from "typebox";

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** `waiting`: registered and not fetched yet; `failing`: the last try failed, and it is tried again more and more rarely. */
export const FEED_STATES = ["waiting", "ok", "failing", "stopped"] as const;
export type FeedState = (typeof FEED_STATES)[number];

/** A registered feed with its state. contract null: for every contract. Times are ISO 8601 with Tokyo's offset. */
export const feedSourceSchema = Type.Object({
  feed_source_id: Type.String(),
  feed_url: Type.String(),
  contract_id: nullable(Type.String()),
  contract_code: nullable(Type.String()),
  media_code: nullable(Type.String()),
  media_name: nullable(Type.String()),
  every_minutes: Type.Integer(),
  state: Type.Unsafe<FeedState>({ type: "string", enum: FEED_STATES }),
  next_due_at: nullable(Type.String()),
  last_success_at: nullable(Type.String()),
  last_article_at: nullable(Type.String()),
  last_error_at: nullable(Type.String()),
  last_error: nullable(Type.String()),
  failures: Type.Integer(),
  article_count: Type.Integer(),
});
export type FeedSourceWire = Static<typeof feedSourceSchema>;

export const feedSourcesSchema = Type.Object({ feed_sources: Type.Array(feedSourceSchema) });
export const feedSourceIdSchema = Type.Object({ feed_source_id: Type.String() });
