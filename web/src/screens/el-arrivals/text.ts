const number = new Intl.NumberFormat("ja-JP");

/** The operators' arrival board, /el/arrivals. */
export const arrivalsText = {
  title: "到着状況",
  asOf: (moment: string) => `${moment} 現在`,
  failed: "到着状況を読み込めませんでした",
  empty: "この日までの28日間に届いた媒体はありません",
  source: "情報源",
  filter: "媒体名で絞り込む",
  // Totals.
  media: "届いた媒体",
  ofMedia: (expected: number) => `／${number.format(expected)}媒体`,
  articleTotal: "記事",
  usualTotal: (usual: number) => `件　平常 ${number.format(usual)}件`,
  alarms: "未着・少ない・遅着",
  ofAlarms: "媒体",
  count: (count: number) => number.format(count),
  // Alarms.
  missing: (name: string) => `${name}が届いていません。`,
  few: (name: string, articles: number) => `${name}が${number.format(articles)}件しか届いていません。`,
  late: (name: string, last: string) => `${name}は${last}に遅れて届きました。`,
  usual: (time: string, articles: number) => `いつもは${time}までに${number.format(articles)}件ほど届きます。`,
  affected: (contracts: number, themes: number) => `この14日間に${contracts}契約の${themes}テーマに該当がありました。`,
  affectsNobody: "この14日間に該当のあったテーマはありません。",
  moreAlarms: (count: number) => `ほかに${number.format(count)}媒体あります。表の上から並んでいます。`,
  allWell: "未着・少ない・遅着の媒体はありません。",
  contact: (contact: string) => `連絡先：${contact}`,
  snoozed: (until: string) => `${until}まで警報を止めています`,
  lastNote: (at: string, by: string, note: string) => `${at} ${by}：${note}`,
  dueOn: (day: string) => `${day}に届く予定でした。`,
  // The table.
  state: "状態",
  states: { missing: "未着", few: "少ない", late: "遅着", arrived: "到着", waiting: "待ち", not_expected: "予定なし" },
  medium: "媒体",
  times: "届いた時刻",
  unit: "媒体",
  lastAt: "最終到着",
  notYet: "まだ",
  usualTime: "いつもの到着",
  articles: "件数",
  usualArticles: "平常",
  difference: "差",
  behind: (minutes: number) => `${spoken(minutes)} 遅れ`,
  cameBehind: (minutes: number) => `${spoken(minutes)} 遅れて到着`,
  share: (percent: number) => `平常の${percent}%`,
  more: (articles: number) => `${articles < 0 ? "−" : articles > 0 ? "+" : "±"}${number.format(Math.abs(articles))}件`,
  offDay: "休刊日",
  open: "周期と対応",
  sourceOffDays: "休刊日を決める",
  alarmSetting: "警報の設定",
  strip: (name: string) => `${name}の到着`,
  legendUsual: "いつもの到着",
  legendNow: "現在",
  legendBar: "届いた記事（高さは件数）",
} as const;

const spoken = (minutes: number): string =>
  minutes < 60 ? `${minutes}分` : `${Math.floor(minutes / 60)}時間${minutes % 60 === 0 ? "" : `${minutes % 60}分`}`;
