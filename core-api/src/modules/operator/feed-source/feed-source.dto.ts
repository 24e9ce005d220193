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
  /** Articles stored a day, over the week before now or since the feed was registered. */
  articles_per_day: Type.Number(),
});
export type FeedSourceWire = Static<typeof feedSourceSchema>;

export const feedSourcesSchema = Type.Object({ feed_sources: Type.Array(feedSourceSchema) });
export const feedSourceIdSchema = Type.Object({ feed_source_id: Type.String() });

/** What came of fetching a feed once, before it is registered. reason: why nothing can be read, in Japanese. */
export const feedTrialSchema = Type.Object({
  ok: Type.Integer({ enum: [0, 1] }),
  reason: nullable(Type.String()),
  /** `RSS 2.0`, `Atom 1.0`, … */
  kind: nullable(Type.String()),
  /** The address that the host says is the feed's for good. */
  moved_to: nullable(Type.String()),
  article_count: Type.Integer(),
  refused_count: Type.Integer(),
  /** The first of them. */
  articles: Type.Array(Type.Object({ title: Type.String(), reporting_date: nullable(Type.String()) })),
});
export type FeedTrial = Static<typeof feedTrialSchema>;
