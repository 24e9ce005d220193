import type { AreaUnit } from "@kirinuki/schema/tones.ts";

/** What is known of an article's area and of the price of its medium. */
export interface AdFacts {
  /** As the manifest of the original gives them. */
  area_cm2: number | null;
  area_dan: number | null;
  /** Yen for one `rate_unit`, as the contract entered it. */
  rate: number | null;
  rate_unit: AreaUnit | null;
}

export interface AdValue {
  area: number | null;
  unit: AreaUnit | null;
  rate: number | null;
  rate_unit: AreaUnit | null;
  /** Yen; null unless both the rate and the area in its unit are known. */
  value: number | null;
}

/** Nothing is converted or guessed: without an area in the unit of the rate there is no value. Null where nothing is known. */
export function adValueOf({ area_cm2, area_dan, rate, rate_unit }: AdFacts): AdValue | null {
  if (area_cm2 === null && area_dan === null && rate === null) return null;
  const areas = { 1: area_cm2, 2: area_dan } as const;
  const units: AreaUnit[] = rate_unit === 2 ? [2, 1] : [1, 2];
  const unit = units.find((each) => areas[each] !== null) ?? null;
  const area = unit === null ? null : areas[unit];
  const value = area !== null && rate !== null && unit === rate_unit ? Math.round(area * rate) : null;
  return { area, unit, rate, rate_unit, value };
}
