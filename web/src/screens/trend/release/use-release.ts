import type { PressReleasesQuery, TrackedReleaseQuery } from "../../../__generated__/graphql.ts";

export type ListedRelease = PressReleasesQuery["pressReleases"][number];
export type Tracked = NonNullable<TrackedReleaseQuery["trackedRelease"]>;
/** A release as it is changed. */
export type StoredRelease = ListedRelease & { text: string };
