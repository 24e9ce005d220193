import { eventKindText } from "./company-event.ts";
import { MAIL_ATTACHMENT_LABELS, MAIL_SUBJECT_LABELS } from "./mail-labels.ts";
import { MISSING_CAUSE_LABELS } from "./missing-article.ts";
import { OMISSION_DECISION_LABELS } from "./omission.ts";
import { OPERATOR_ROLE_LABELS } from "./operator-roles.ts";
import { PURPOSE_LABELS } from "./purposes.ts";
import { SECOND_FACTOR_DEMAND_LABELS } from "./second-factor.ts";
import { SIGN_IN_WAY_LABELS } from "./single-sign-on.ts";
import { TOKEN_SCOPE_LABELS } from "./token-scopes.ts";
import { WEBHOOK_EVENT_LABELS } from "./webhooks.ts";

const SECTIONS = { 1: "新聞（紙面）", 2: "新聞（本文）", 3: "WEB", 5: "雑誌", 101: "新聞" };

/** Values that are codes, by what they are of. */
export const LOG_VALUE_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  data_section: SECTIONS,
  data_sections: SECTIONS,
  user_group_linkage_info: SECTIONS,
  subject_type: MAIL_SUBJECT_LABELS,
  attach_type: MAIL_ATTACHMENT_LABELS,
  data_kbn: { 1: "テーマ", 2: "テーマグループ", 3: "トピックス", 4: "検索条件", 5: "すべてのテーマ・テーマグループ" },
  mc_user_authority: { 1: "サムネイル", 2: "PDF", 3: "PDF・印刷" },
  sc_user_authority: { 2: "本文", 3: "本文・PDF", 5: "本文・PDF・印刷" },
  second_factor_demand: SECOND_FACTOR_DEMAND_LABELS,
  phase: { in_service: "利用中", read_only: "閲覧のみ", closed: "終了" },
  disp_status: { 0: "公開", 1: "非公開" },
  event_kind: eventKindText,
  tone: { 0: "なし", 1: "好意", 2: "中立", 3: "批判" },
  way: { password: "パスワード", remembered: "自動ログイン", address: "IPアドレス", sso: "シングルサインオン" },
  second_step: {
    authenticator: "認証アプリ",
    passkey: "パスキー",
    recovery_code: "回復コード",
    device: "記憶した端末",
  },
  ways: SIGN_IN_WAY_LABELS,
  demand: SECOND_FACTOR_DEMAND_LABELS,
  scopes: TOKEN_SCOPE_LABELS,
  purpose: PURPOSE_LABELS,
  forbidden_purposes: PURPOSE_LABELS,
  event_types: WEBHOOK_EVENT_LABELS,
  cause: MISSING_CAUSE_LABELS,
  decision: OMISSION_DECISION_LABELS,
  missed: { bring: "休止後に1通でまとめて送る", drop: "送らない" },
  client_secret: { changed: "変更" },
  signing_secret: { changed: "変更" },
  url: { changed: "変更" },
  invitation: { sent: "送信" },
  fault: {
    address: "確認されていないメールアドレス",
    domain: "確認済みでないドメイン",
    ambiguous: "同じメールアドレスの利用者が複数",
    other_subject: "別のアカウントに紐づいた利用者",
    no_user: "登録のない利用者",
    provider: "別の、または使えないIDプロバイダー",
    expired: "時間切れ",
    used: "使用済みの応答",
    browser: "ログインを始めたのと別のブラウザー",
    answered: "応答済み",
  },
  role: { Admin: "管理者", TopicUser: "トピックス担当者", User: "一般", ...OPERATOR_ROLE_LABELS },
  provider_kind: { oidc: "OpenID Connect", saml: "SAML 2.0" },
  reason: {
    password: "パスワードの誤り",
    LOGIN_STOPPED: "ログイン停止",
    CONTRACT_CLOSED: "契約の終了",
    WRONG_PLACE: "許可されていない接続元",
    WAY_CLOSED: "契約で止めた方法",
    ADDRESS_NEEDS_FACTOR: "2段階認証が必要なIPアドレス認証",
    SECOND_STEP_WRONG: "2段階目の誤り",
    SSO_REFUSED: "IDプロバイダーの応答の誤り",
    SSO_NO_USER: "登録のない利用者",
    SSO_UNREACHABLE: "IDプロバイダーに接続できない",
  },
  kind: {
    pdf_display: "原文表示",
    pdf_print: "原文印刷",
    text_display: "本文表示",
    text_print: "本文印刷",
    epub_display: "誌面表示",
  },
  outcome: { reserved: "受付", "group-limit": "グループの上限", "demand-limit": "請求単位の上限" },
  by: { user: "ユーザー", group: "ユーザーグループ" },
  step: { period: "期間合計", daily: "日別", frequency: "利用頻度" },
  encoding: { utf8: "UTF-8", sjis: "Shift_JIS", iso2022jp: "ISO-2022-JP" },
  format: { csv: "CSV", xlsx: "Excel" },
  sort_key: { date: "日付", title: "見出し" },
  sort_order: { asc: "昇順", desc: "降順" },
  removed: { all: "すべて" },
  ids: { all: "すべて" },
  stop_flag: { 0: "利用中", 1: "停止中" },
  supplement_rule: { next: "次の送信にまとめる", arrival: "届きしだい送る", time: "時刻に送る" },
  holiday_rule: { send: "送る", skip: "送らない", next: "次の送信にまとめる" },
  user_authority: { 0: "一般", 1: "管理者" },
  all_user_groups: { true: "はい", false: "いいえ" },
  password: { hidden: "（非表示）", changed: "変更" },
  authenticator: { unset: "なし", begun: "登録の途中", set: "登録済み" },
  mail_state: { failed: "失敗", queued: "送信待ち" },
  rematch: {
    none: "なし",
    queued: "待機中",
    running: "実行中",
    done: "完了",
    failed: "失敗",
    interrupted: "中断",
    undone: "取り消し済み",
  },
  sc_user_pw: { changed: "変更" },
};
