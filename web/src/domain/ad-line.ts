import { type AreaUnit, areaLabel, areaUnitText, noAreaText } from "@kirinuki/schema/tones.ts";

interface AdFacts {
  area: number | null;
  unit: number | null;
  rate: number | null;
  rateUnit: number | null;
  value: number | null;
}

const unitOf = (unit: number | null): AreaUnit => (unit === 2 ? 2 : 1);
const yen = (value: number): string => `${value.toLocaleString("ja-JP")}円`;

/** 96,681円（80.5cm² × 1,201円/cm²）. What is not known is said, never guessed. */
export function adLine({ area, unit, rate, rateUnit, value }: AdFacts): string {
  const size = area === null ? noAreaText : areaLabel(area, unitOf(unit));
  if (rate === null) return size;
  const price = `${yen(rate)}/${areaUnitText[unitOf(rateUnit)]}`;
  return value === null ? `${size}（単価 ${price}）` : `${yen(value)}（${size} × ${price}）`;
}
