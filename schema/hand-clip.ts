/** 手で足すクリップ: a bibliographic record that somebody adds to a folder of clips. Never an article: it is not matched, searched or mailed by themes. */
export const MEDIUM_KINDS = [1, 2, 3, 4, 5, 6, 7] as const;
export type MediumKind = (typeof MEDIUM_KINDS)[number];

export const mediumKindText: Readonly<Record<MediumKind, string>> = {
  1: "テレビ",
  2: "ラジオ",
  3: "新聞",
  4: "雑誌",
  5: "WEB",
  6: "イベント",
  7: "その他",
};

/** The mark of every one of them. */
export const handClipText = "手入力";

/** Characters of its fields. */
export const HAND_CLIP = { mediumName: 50, title: 200, programme: 100, extent: 30, note: 500, link: 2_000 } as const;

/** What is said of one in a mail, with yyyy-MM-dd for the day and "" for what is not known. */
export interface HandClipRecord {
  kind: MediumKind;
  mediumName: string;
  title: string;
  day: string;
  time: string;
  programme: string;
  extent: string;
  note: string;
  link: string;
}

/** 「2026/11/20 25:30」 */
export const handClipDay = ({ day, time }: Pick<HandClipRecord, "day" | "time">): string =>
  [day.replaceAll("-", "/"), time].join(" ").trim();

/** Where and when, in one line: 「テレビ　NHK総合　2026/11/20 07:12　ニュース　3分」. */
export const handClipPlace = (record: HandClipRecord): string =>
  [mediumKindText[record.kind], record.mediumName, handClipDay(record), record.programme, record.extent]
    .filter((part) => part !== "")
    .join("　");

/** Lines of a record in a mail: title, place, note, link, and nothing else. */
export const handClipLines = (record: HandClipRecord): string =>
  [`【${handClipText}】${record.title}`, handClipPlace(record), record.note, record.link]
    .filter((line) => line !== "")
    .join("\n");
