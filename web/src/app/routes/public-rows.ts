import { EVERYONE, rowsOf, SIGN_IN } from "./route-row.ts";

/** Desktop, no login needed (spec section 2, Public). */
export const publicRows = rowsOf({ area: "public", device: "desktop", loginRequired: false, roles: EVERYONE })(
  { id: "0001", path: "/0001", aliases: ["/"], name: "ログイン", twin: "sp-0001", ...SIGN_IN },
  { id: "0001-001", path: "/0001-001", name: "原文表示", twin: "sp-0001-001", loginRoute: true },
  { id: "0001-002", path: "/0001-002", name: "原文印刷", twin: "sp-0002", loginRoute: true },
  { id: "0018", path: "/0018", name: "ログアウト", device: "any", exempt: true },
  { id: "0020", path: "/0020", name: "パスワード変更", twin: "sp-0020", exempt: true },
  { id: "0021", path: "/0021", name: "IPアドレス認証", twin: "sp-0021", exempt: true, alone: true },
  { id: "0022", path: "/0022", name: "パスワード再設定", twin: "sp-0022", exempt: true },
);
