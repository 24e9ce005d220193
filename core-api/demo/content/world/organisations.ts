import type { Beat } from "./beats.ts";

/** Universities and institutes of the demo's world. */
export const UNIVERSITIES = [
  "湖都工業大",
  "北央大",
  "汐見大",
  "西海科学大",
  "白峰医科大",
  "青波大",
  "瑞原工科大",
  "南嶺大",
] as const;
const INSTITUTES = ["東嶺総合研究所", "汐見経済研究所", "瑞原産業研究所"];
const SPECIALISTS: Readonly<Partial<Record<Beat, string>>> = {
  semi: "先端素材研究機構",
  science: "先端素材研究機構",
  mobility: "地域交通研究所",
  disaster: "減災まちづくり研究所",
  energy: "電力中期展望研究所",
};

/** Institutes that a paper would ask about a field. */
export const institutesFor = (beat: Beat): readonly string[] => [
  ...INSTITUTES,
  ...(SPECIALISTS[beat] ? [SPECIALISTS[beat]] : []),
];

export const TEAMS = [
  "北央スノーフォックス",
  "湖都グリーブス",
  "海央フェニーチェ",
  "青波タイダルズ",
  "汐見ガレオン",
  "白峰アルペンズ",
  "瑞原オークス",
  "南嶺サザンクロウ",
] as const;
export const COLLEGES = ["北央高専", "湖都高専", "砺川高専", "有瀬高専", "豊瀬高専", "橘浦高専"] as const;
