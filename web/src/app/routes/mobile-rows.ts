import { EVERYONE, rowsOf, SIGN_IN, TOPIC_EDITORS } from "./route-row.ts";

const open = rowsOf({ area: "public", device: "mobile", loginRequired: false, roles: EVERYONE });
const member = rowsOf({ area: "member", device: "mobile", loginRequired: true, roles: EVERYONE });

/** The phone tree (spec section 2, Mobile routes; names of design.md 12). */
export const mobileRows = [
  ...open(
    { id: "sp", path: "/sp", name: "ログイン", twin: "0001", ...SIGN_IN },
    { id: "sp-0001", path: "/sp/0001", name: "ログイン", twin: "0001", ...SIGN_IN },
    { id: "sp-0001-001", path: "/sp/0001-001", name: "原文表示", twin: "0001-001", loginRoute: true },
    { id: "sp-0001-003", path: "/sp/0001-003", name: "ログインの確認", twin: "0001", loginRoute: true },
    { id: "sp-0020", path: "/sp/0020", name: "パスワード変更", twin: "0020", exempt: true },
    { id: "sp-0021", path: "/sp/0021", name: "IPアドレス認証", twin: "0021", exempt: true, alone: true },
    { id: "sp-0022", path: "/sp/0022", name: "パスワード再設定", twin: "0022", exempt: true },
  ),
  ...member(
    { id: "sp-0002", path: "/sp/0002", name: "記事", twin: "0002" },
    { id: "sp-0002_0", path: "/sp/0002_0", name: "テーマ", twin: "0002" },
    { id: "sp-0002_1", path: "/sp/0002_1", name: "テーマグループ", twin: "0002" },
    { id: "sp-0002_2", path: "/sp/0002_2", name: "トピックス", twin: "0002" },
    { id: "sp-0003", path: "/sp/0003", name: "記事一覧", twin: "0002" },
    { id: "sp-0004", path: "/sp/0004", name: "原文", twin: "0004", exempt: true },
    { id: "sp-0005", path: "/sp/0005", name: "メール送信", twin: "1002", roles: TOPIC_EDITORS },
    { id: "sp-0006", path: "/sp/0006", name: "新聞記事（紙面）", twin: "0006" },
    { id: "sp-0007", path: "/sp/0007", name: "新聞記事（本文）", twin: "0007" },
    { id: "sp-0008", path: "/sp/0008", name: "本文表示", twin: "0008" },
    { id: "sp-0009", path: "/sp/0009", name: "写真・図版", twin: "0009" },
    { id: "sp-0010", path: "/sp/0010", name: "検索", twin: "0013" },
    { id: "sp-0011", path: "/sp/0011", name: "検索条件", twin: "0011" },
    { id: "sp-0012", path: "/sp/0012", name: "検索条件の登録", twin: "0012" },
    { id: "sp-0013", path: "/sp/0013", name: "メール記事一覧", twin: "0014" },
    { id: "sp-0014", path: "/sp/0014", name: "検索結果", twin: "0002" },
    { id: "sp-0015", path: "/sp/0015", name: "利用実績", twin: "0015" },
  ),
];
