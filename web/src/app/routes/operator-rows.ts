import { rowsOf } from "./route-row.ts";

/**
 * The operator's tree. The spec shows no operator screen, only calls (section 7); a row each for the tables of api.md's
 * operator part. Operators have a session of their own, so no user role opens these.
 */
export const operatorRows = rowsOf({ area: "operator", device: "any", loginRequired: true, roles: [] })(
  { id: "el-login", path: "/el", name: "運用管理ログイン", loginRequired: false, exempt: true },
  { id: "el-home", path: "/el/home", name: "運用管理" },
  { id: "el-arrivals", path: "/el/arrivals", name: "到着状況" },
  { id: "el-notice", path: "/el/notice", name: "ログイン画面のお知らせ" },
  { id: "el-contracts", path: "/el/contracts", name: "契約企業" },
  { id: "el-demand-units", path: "/el/demand-units", name: "請求単位" },
  { id: "el-themes", path: "/el/themes", name: "テーマ" },
  { id: "el-expressions", path: "/el/expressions", name: "検索式" },
  { id: "el-sc-condition", path: "/el/sc-condition", name: "新聞（本文）の検索条件" },
  { id: "el-web-condition", path: "/el/web-condition", name: "WEBニュースの検索条件" },
  { id: "el-excluded-domains", path: "/el/excluded-domains", name: "除外ドメイン" },
  { id: "el-mail-domains", path: "/el/mail-domains", name: "メールドメイン" },
  { id: "el-users", path: "/el/users", name: "契約のユーザー" },
  { id: "el-operators", path: "/el/operators", name: "運用担当者" },
  { id: "el-incorrect-articles", path: "/el/incorrect-articles", name: "不備のある記事" },
  { id: "el-originals", path: "/el/originals", name: "原文の確認" },
  { id: "el-user-log", path: "/el/user-log", name: "利用ログ" },
  { id: "el-setup-status", path: "/el/setup-status", name: "セットアップ状況" },
  { id: "el-magazine-media", path: "/el/magazine-media", name: "雑誌媒体" },
);
