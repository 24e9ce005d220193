import { PICKUP, PICKUP_KINDS, type PickupKind } from "@kirinuki/schema/press-release.ts";
import { type Static, Type } from "typebox";
import { Day } from "../../../http/wire-types.ts";
import { reportArticleSchema } from "../report/report-content.dto.ts";
import type { FoundPickups, PickupArticle } from "./pickups.read-model.ts";
import type { StoredRelease } from "./press-release.repository.ts";

const count = () => Type.Integer({ minimum: 0 });
const percent = () => Type.Integer({ minimum: 0, maximum: 100 });
const kind = () => Type.Unsafe<PickupKind>(Type.Integer({ enum: [...PICKUP_KINDS] }));

/** A release in the list. */
export const listedReleaseSchema = Type.Object({
  press_release_id: Type.String(),
  release_title: Type.String(),
  release_date: Day(),
  version: Type.Integer(),
});

/** A release with its text. */
export const releaseSchema = Type.Object({ ...listedReleaseSchema.properties, release_text: Type.String() });

const totalsSchema = Type.Object({ article_count: count(), story_count: count(), media_count: count() });

const pickupArticleSchema = Type.Object({
  ...Type.Omit(reportArticleSchema, ["theme_names"]).properties,
  pickup_kind: kind(),
  release_share: percent(),
  article_share: percent(),
  first_page_flag: Type.Unsafe<0 | 1>(Type.Integer({ enum: [0, 1] })),
});
export type PickupArticleWire = Static<typeof pickupArticleSchema>;

/** GET /press_release. */
export const trackedReleaseSchema = Type.Object({
  ...releaseSchema.properties,
  process_date_start: Day(),
  process_date_end: Day(),
  read_article_count: count(),
  /** Beyond the bound of what is read. */
  unread_article_count: count(),
  all_pickups: totalsSchema,
  without_reprints: totalsSchema,
  pickup_info: Type.Array(Type.Object({ pickup_kind: kind(), article_count: count() })),
  /** Media by their number of articles; counts: by pickup_kind. */
  media_info: Type.Array(
    Type.Object({ media_code: Type.String(), media_name: Type.String(), counts: Type.Array(count()) }),
  ),
  /** By kind, in each by day; the first 500. */
  article_info: Type.Array(pickupArticleSchema),
});
export type TrackedReleaseWire = Static<typeof trackedReleaseSchema>;

const MOST_LISTED = 500;

export const toRelease = ({ updated_by: _by, updated_at: _at, ...release }: StoredRelease) => release;

const totalsOf = (articles: readonly PickupArticle[]) => ({
  article_count: articles.length,
  story_count: new Set(articles.map(({ storyId }) => storyId)).size,
  media_count: new Set(articles.map(({ mediaCode }) => mediaCode)).size,
});

const countsOf = (articles: readonly PickupArticle[]): number[] =>
  PICKUP_KINDS.map((each) => articles.filter((article) => article.kind === each).length);

function mediaOf(articles: readonly PickupArticle[]): TrackedReleaseWire["media_info"] {
  return [...Map.groupBy(articles, ({ mediaCode }) => mediaCode)]
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || (a < b ? -1 : 1))
    .map(([media_code, ofMedium]) => ({
      ...{ media_code, media_name: ofMedium[0]?.media_name ?? "", counts: countsOf(ofMedium) },
    }));
}

export function toPickupArticle(article: PickupArticle): PickupArticleWire {
  const { kind: pickup_kind, passages, isOnFirstPage, mediaCode: _m, storyId: _s, theme_names: _t, ...told } = article;
  return {
    ...{ ...told, pickup_kind, first_page_flag: isOnFirstPage ? 1 : 0 },
    release_share: Math.round(passages.ofRelease * 100),
    article_share: Math.round(passages.ofArticle * 100),
  };
}

export function toTrackedRelease(stored: StoredRelease, found: FoundPickups): TrackedReleaseWire {
  const { articles, period } = found;
  const counts = countsOf(articles);
  return {
    ...toRelease(stored),
    process_date_start: period.start,
    process_date_end: period.end,
    read_article_count: found.read,
    unread_article_count: found.unread,
    all_pickups: totalsOf(articles),
    without_reprints: totalsOf(articles.filter((article) => article.kind !== PICKUP.reprint)),
    pickup_info: PICKUP_KINDS.map((pickup_kind, at) => ({ pickup_kind, article_count: counts[at] ?? 0 })),
    media_info: mediaOf(articles),
    article_info: articles.slice(0, MOST_LISTED).map(toPickupArticle),
  };
}
