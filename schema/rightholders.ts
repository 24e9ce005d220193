/**
 * Agencies whose copy other media print: the name that articles, licences and reports have, and the other ways in which credits and
 * metadata name them.
 */
export const AGENCIES: Readonly<Record<string, readonly string[]>> = {
  共同通信: ["共同", "共同通信社", "Kyodo", "Kyodo News"],
  時事通信: ["時事", "時事通信社", "Jiji", "Jiji Press"],
  ロイター: ["ロイター通信", "トムソン・ロイター", "Reuters", "Thomson Reuters"],
  AP: ["AP通信", "Associated Press", "The Associated Press"],
  AFP: ["AFP通信", "フランス通信", "Agence France-Presse"],
  UPI: ["UPI通信"],
  DPA: ["DPA通信", "ドイツ通信"],
  ブルームバーグ: ["ブルームバーグ通信", "Bloomberg", "Bloomberg News"],
  "ダウ・ジョーンズ": ["ダウ・ジョーンズ通信", "Dow Jones", "Dow Jones Newswires"],
  新華社: ["新華社通信", "Xinhua"],
  聯合ニュース: ["聯合", "Yonhap", "Yonhap News"],
  タス通信: ["TASS"],
  ラヂオプレス: ["RP"],
};

export const MAX_RIGHTHOLDER = 100;

/** Full width and case don't tell names apart. */
const keyOf = (text: string): string => text.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();

const BY_KEY = new Map(
  Object.entries(AGENCIES).flatMap(([name, others]) => [name, ...others].map((form) => [keyOf(form), name])),
);

/** Every way in which an agency is named, as credits are compared with it, and its name; the longest first. */
export const AGENCY_FORMS: readonly (readonly [form: string, name: string])[] = [...BY_KEY].sort(
  ([a], [b]) => b.length - a.length,
);

/** One name for each holder of rights: an agency's, else what was given without needless spaces; empty for nothing. */
export function rightholderName(given: string): string {
  const plain = given.normalize("NFKC").replace(/\s+/gu, " ").trim();
  return BY_KEY.get(plain.toLowerCase()) ?? Array.from(plain).slice(0, MAX_RIGHTHOLDER).join("").toWellFormed().trim();
}
