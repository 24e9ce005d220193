import { EVERYONE, rowsOf, TOPIC_EDITORS } from "./route-row.ts";

/** Desktop, login required, not for administrators only (spec section 2; names of design.md 12). */
export const memberRows = rowsOf({ area: "member", device: "desktop", loginRequired: true, roles: EVERYONE })(
  { id: "0002", path: "/0002", name: "記事", twin: "sp-0002" },
  { id: "0003", path: "/0003", name: "紙面イメージ一覧" },
  { id: "0004", path: "/0004", name: "原文", twin: "sp-0004", exempt: true },
  { id: "0004_1", path: "/0004_1", name: "原文印刷の結果", twin: "sp-0004" },
  { id: "0006", path: "/0006", name: "新聞記事（紙面）", twin: "sp-0006" },
  { id: "0007", path: "/0007", name: "新聞記事（本文）", twin: "sp-0007" },
  { id: "0008", path: "/0008", name: "記事詳細", twin: "sp-0008" },
  { id: "0009", path: "/0009", name: "写真・図版", twin: "sp-0009" },
  { id: "0011", path: "/0011", name: "検索条件", twin: "sp-0011" },
  { id: "0012", path: "/0012", name: "検索条件の登録", twin: "sp-0012" },
  { id: "0013", path: "/0013", name: "試し検索", twin: "sp-0010" },
  { id: "0014", path: "/0014", name: "メール記事一覧", twin: "sp-0013" },
  { id: "0015", path: "/0015", name: "利用実績", twin: "sp-0015" },
  { id: "epub", path: "/epub", name: "誌面", device: "any" },
  // Ours: the spec's article search has calls and no number; it is reached from the box in the bar (docs/decisions).
  { id: "search", path: "/search", name: "検索", device: "any" },
  // Ours: the spec numbers no screen for one's own sessions and tokens (docs/decisions).
  { id: "account", path: "/account", name: "アカウント", device: "any" },
  { id: "1002", path: "/1002", name: "メール送信", twin: "sp-0005", roles: TOPIC_EDITORS },
  // Ours: the spec's mail screen has no number for the morning editor (docs/decisions).
  { id: "1002-001", path: "/1002-001", name: "朝刊編集", device: "any", roles: TOPIC_EDITORS },
  { id: "1019-001", path: "/1019-001", name: "トピックスタイトル", roles: TOPIC_EDITORS },
  { id: "1019-002", path: "/1019-002", name: "トピックス記事", roles: TOPIC_EDITORS },
);
