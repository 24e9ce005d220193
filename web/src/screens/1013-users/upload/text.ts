import { userText } from "../../../domain/text/user-text.ts";

const rows = (count: number) => `${count.toLocaleString()}行`;

/** Labels of the upload of users. */
export const uploadUsersText = {
  title: "ユーザーのCSVアップロード",
  item: "CSVアップロード",
  dropHelp: "CSVダウンロードと同じ見出しで、UTF-8かShift_JIS、20 MB、20,000行まで。反映するまで、何も変わりません。",
  template: "今のユーザーのCSVをひな型にする",
  file: "CSVファイル",
  again: "別のファイルを選ぶ",
  reading: (name: string) => `${name}を読み取っています…`,
  readingHelp: (lines: number) =>
    `約${rows(lines)}。まだ何も変えていません。読み取りが終わると、変わる内容を確かめられます。`,
  encodings: { utf8: "UTF-8", sjis: "Shift_JIS" } as Readonly<Record<string, string>>,
  read: (count: number) => `${rows(count)}を読み取りました`,
  applied: (changed: number, invited: number) =>
    `${userText.people(changed)}を反映しました。${invited > 0 ? `新規の${userText.people(invited)}に招待メールを送ります。` : ""}`,
  appliedTitle: "反映しました",
  toList: "ユーザーの一覧へ",
  tiles: "判定で絞り込む",
  judgements: { all: "すべて", new: "新規", changed: "変更", unchanged: "変更なし", error: "エラー" },
  units: { all: "行", new: "人", changed: "人", unchanged: "人", error: "行" },
  cannot: (count: number) => `${rows(count)}は反映できません。`,
  cannotHelp: (places: string, count: number) =>
    `${places}。ファイルを直して選び直すか、この${rows(count)}を除いて反映します。`,
  place: (row: number, field: string) => `${row}行目 ${field}`,
  wholeRow: "行全体",
  more: "ほか",
  saveErrors: "エラーをCSVで保存",
  errorsFile: "users_errors.csv",
  hideUnchanged: (count: number) => `変更なしの${rows(count)}を隠す`,
  changesOnly: "変わる値だけ、前の値 → 新しい値 で出します",
  judgement: "判定",
  row: "行",
  rest: "直すところ・ほかの変更",
  faultOf: (field: string, message: string) => `${field}：${message}`,
  tableLabel: "ファイルの内容",
  blank: "なし",
  unset: "–",
  /** How the codes of flags read, by heading. */
  flags: {
    トピックス作成: { 0: "しない", 1: "する" },
    テーマ閲覧: { 0: "公開されたものだけ", 1: "すべて" },
    IP制限: { 0: "なし", 1: "あり" },
    システムメール停止: { 0: "送る", 1: "送らない" },
    ログイン停止: { 0: "利用中", 1: "停止中" },
    パスワード変更停止: { 0: "変更できる", 1: "変更できない" },
  } as Readonly<Record<string, Readonly<Record<number, string>>>>,
  secretChanged: (field: string) => `${field}を変えます`,
  to: "→",
  apply: (count: number) => `${userText.people(count)}を反映`,
  applying: "反映しています…",
  stop: "やめる",
  without: (count: number) => `エラーの${rows(count)}を除く`,
  note: (invited: number) =>
    `ファイルにないユーザーは変わりません。${invited > 0 ? `新規の${userText.people(invited)}には招待メールを送ります。` : ""}`,
  nothing: "変わるユーザーがいません",
  errorsFirst: "エラーを直すか、除いてください",
  faults: "ファイルを読み取れませんでした",
  desktopOnly: "CSVアップロードは、パソコンで使えます。",
} as const;
