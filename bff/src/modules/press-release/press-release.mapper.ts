import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { comparedFields } from "../comparison/comparison.mapper.ts";
import { Period } from "../period/period.ts";
import { Pickup, PickupMedium, PickupTotals, PressRelease, TrackedRelease } from "./press-release.type.ts";

type TrackedWire = DataOf<"/api/v1/press_release", "get">;
type ListedWire = DataOf<"/api/v1/press_releases", "get">["press_releases"][number];

export const toPressRelease = (wire: ListedWire): PressRelease =>
  instance(PressRelease, {
    id: wire.press_release_id,
    title: wire.release_title,
    day: wire.release_date,
    version: wire.version,
  });

const toTotals = (wire: TrackedWire["all_pickups"]): PickupTotals =>
  instance(PickupTotals, {
    articleCount: wire.article_count,
    storyCount: wire.story_count,
    mediaCount: wire.media_count,
  });

const toPickup = (wire: TrackedWire["article_info"][number]): Pickup =>
  instance(Pickup, {
    ...comparedFields(wire),
    kind: wire.pickup_kind,
    isOnFirstPage: wire.first_page_flag === 1,
    releaseShare: wire.release_share,
    articleShare: wire.article_share,
  });

export const toTrackedRelease = (wire: TrackedWire): TrackedRelease =>
  instance(TrackedRelease, {
    release: toPressRelease(wire),
    text: wire.release_text,
    period: instance(Period, { start: wire.process_date_start, end: wire.process_date_end }),
    all: toTotals(wire.all_pickups),
    withoutReprints: toTotals(wire.without_reprints),
    kindCounts: wire.pickup_info.map(({ article_count }) => article_count),
    media: wire.media_info.map(({ media_code, media_name, counts }) =>
      instance(PickupMedium, { code: media_code, name: media_name, counts }),
    ),
    pickups: wire.article_info.map(toPickup),
    readCount: wire.read_article_count,
    unreadCount: wire.unread_article_count,
  });
