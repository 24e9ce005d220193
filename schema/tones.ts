/** How an article speaks of the contract's matter. */
export const TONES = [1, 2, 3] as const;
export type SetTone = (typeof TONES)[number];
/** 0: nobody has set it. */
export type Tone = 0 | SetTone;

export const toneText: Readonly<Record<SetTone, string>> = { 1: "好意", 2: "中立", 3: "批判" };
/** Empty where nobody has set it. */
export const toneLabel = (tone: Tone): string => (tone === 0 ? "" : toneText[tone]);

/** Tags of a contract, retired ones included. */
export const MOST_TAGS = 500;
/** Characters of a tag, as the user sees them. */
export const TAG_LENGTH = 20;
export const MOST_TAGS_OF_ARTICLE = 20;

/** What the area of an article is measured in: square centimetres, or columns of a newspaper's page. */
export const AREA_UNITS = [1, 2] as const;
export type AreaUnit = (typeof AREA_UNITS)[number];
export const areaUnitText: Readonly<Record<AreaUnit, string>> = { 1: "cm²", 2: "段" };

/** Said where a price is known and no area: nothing is guessed. */
export const noAreaText = "面積なし";

/** Yen for one unit. */
export const HIGHEST_RATE = 100_000_000;

/** Without a place of decimals that says nothing: 80cm², 2.5段. */
export const areaLabel = (area: number, unit: AreaUnit): string =>
  `${area.toLocaleString("ja-JP")}${areaUnitText[unit]}`;
