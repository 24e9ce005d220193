/** How an article took up a press release. */
export const PICKUP_KINDS = [1, 2, 3] as const;
export type PickupKind = (typeof PICKUP_KINDS)[number];
export const PICKUP = { reprint: 1, quotation: 2, ownReport: 3 } as const;

export const pickupText: Readonly<Record<PickupKind, string>> = { 1: "全文転載", 2: "一部引用", 3: "独自記事" };

/** In UTF-16 units. */
export const LONGEST_RELEASE_TITLE = 200;
export const LONGEST_RELEASE = 20_000;

/** A contract's press releases. */
export const MOST_RELEASES = 500;

/** The days in which pickups are looked for, from the day of the release. */
export const DAYS_BEFORE_RELEASE = 1;
export const DAYS_AFTER_RELEASE = 30;

/** Articles of these days that are read, nearest to the release first. */
export const MOST_READ_ARTICLES = 5_000;

/** The rule: see docs/releases.md. Lengths in letters and digits, shares from 0 to 1. */
export const PICKUP_RULE = {
  /** A run that stands in both texts counts from this length. */
  passage: 16,
  reprintOfRelease: 0.4,
  reprintOfArticle: 0.6,
  /** So much of the release is a reprint whatever else the article has. */
  wholeOfRelease: 0.8,
  /** The longest passage of a quotation. */
  quotation: 24,
  /** Distinctive terms of a release, at most; and how many of them an own report names, at least. */
  terms: 20,
  fewestTerms: 3,
  termShare: 0.2,
} as const;
