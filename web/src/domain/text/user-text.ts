import type { UserState } from "../../__generated__/graphql.ts";
import type { UserKind } from "../user-kind.ts";
import { roleNames } from "./role-names.ts";

/** Words that the screens of users share (look.md 12): rights are said as choices, never as codes. */
export const userText = {
  userId: "ユーザーID",
  name: "ユーザー名",
  email: "メールアドレス",
  group: "所属グループ",
  kind: "種別",
  mc: "新聞（紙面）",
  sc: "新聞（本文）",
  ip: "IP制限",
  state: "状態",
  lastLogin: "最終ログイン",
  yes: "あり",
  no: "なし",
  kinds: { user: roleNames.USER, topics: roleNames.TOPIC_USER, admin: roleNames.ADMIN } satisfies Record<
    UserKind,
    string
  >,
  kindHelp: {
    user: "記事を読み、検索条件を保存し、自分の利用実績を見ます。",
    topics: "一般に加えて、トピックスの記事を選び、メールを送ります。",
    admin: "すべての管理画面を使います。ユーザー、テーマ、配信、利用状況を変えられます。",
  } satisfies Record<UserKind, string>,
  mcNames: { 1: "サムネイル", 2: "PDF", 3: "PDF・印刷" } as Readonly<Record<number, string>>,
  scNames: { 2: "本文", 3: "本文・PDF", 5: "本文・PDF・印刷" } as Readonly<Record<number, string>>,
  factor: "2段階認証",
  hasFactor: "2段階認証あり",
  noPassword: "パスワード未設定",
  states: {
    ACTIVE: "利用中",
    STOPPED: "停止中",
    LOCKED: "ロック中",
    INVITED: "招待中",
    INVITATION_EXPIRED: "招待の期限切れ",
    INVITATION_FAILED: "招待メール不達",
  } satisfies Record<UserState, string>,
  removeTitle: (who: string) => `${who}を削除しますか`,
  removeGoes: "ログインと配信を終え、検索条件とクリップも消えます。",
  removeStays: "利用実績と操作の記録は残ります。ユーザーIDは400日間、ほかの人に使われません。",
  /** 3人 */
  people: (count: number) => `${count.toLocaleString()}人`,
} as const;
