import { EDGE_ERRORS } from "@kirinuki/schema/edge-errors.ts";
import { MARKED_WORDS } from "@kirinuki/schema/marked-words.ts";

/**
 * Errors that the bff itself answers with; core-api's own keep core-api's text. Codes and HTTP status are those of the
 * REST contract (api.md, Conventions), because the pass-through answers in its envelope.
 */
export const catalogue = {
  BAD_REQUEST: { http: 400, msgCode: "MSG4000", text: "リクエストの内容が正しくありません。" },
  BAD_USER_INPUT: { http: 400, msgCode: "MSG4001", text: "入力内容に誤りがあります。" },
  UNKNOWN_DOCUMENT: { http: 400, msgCode: "MSG4003", text: "画面の版が古くなっています。再読み込みしてください。" },
  DOCUMENT_REQUIRED: { http: 400, msgCode: "MSG4004", text: "登録済みの問い合わせだけを受け付けます。" },
  UNAUTHENTICATED: { http: 401, msgCode: "MSG4010", text: "ログインしてください。" },
  FORBIDDEN: { http: 403, msgCode: "MSG4030", text: "この操作を行う権限がありません。" },
  NOT_FOUND: { http: 404, msgCode: "MSG4040", text: "指定された情報は見つかりません。" },
  METHOD_NOT_ALLOWED: { http: 405, msgCode: "MSG4050", text: "この呼び出し方法には対応していません。" },
  CONFLICT: { http: 409, msgCode: "MSG4090", text: "ほかの人が先に更新しました。読み込み直してください。" },
  TOO_LARGE: { http: 413, msgCode: "MSG4130", text: "送信されたデータが大きすぎます。" },
  UNSUPPORTED_MEDIA_TYPE: {
    http: 415,
    msgCode: "MSG4150",
    text: "Content-Typeが正しくありません。application/jsonで送信してください。",
  },
  REFUSED: { http: 422, msgCode: "MSG4220", text: "この操作は受け付けられませんでした。" },
  TOO_MANY_REQUESTS: {
    http: 429,
    msgCode: "MSG4290",
    text: "アクセスが集中しています。しばらくしてからもう一度お試しください。",
  },
  /** Nobody reads this one: the browser left before its answer, which is no fault of ours to be logged. */
  CLIENT_GONE: { http: 499, msgCode: "MSG4990", text: "接続が切断されました。" },
  INTERNAL_SERVER_ERROR: {
    http: 500,
    msgCode: "MSG5000",
    text: "処理できませんでした。しばらくしてからもう一度お試しください。",
  },
  BAD_GATEWAY: EDGE_ERRORS.BAD_GATEWAY,
  SERVICE_UNAVAILABLE: {
    http: 503,
    msgCode: "MSG5030",
    text: "ただいま利用できません。しばらくしてからもう一度お試しください。",
  },
  GATEWAY_TIMEOUT: EDGE_ERRORS.GATEWAY_TIMEOUT,
} as const satisfies Record<string, { http: number; msgCode: string; text: string }>;

export type ErrorCode = keyof typeof catalogue;

/** Messages of the bff's own input rules: what no form of the screens lets a user type. */
export const inputText = {
  page: "ページ番号は1以上の整数で指定してください。",
  pageSize: "表示件数は1～100の整数で指定してください。",
  day: "日付はyyyy-MM-ddの形式で、実在する日を指定してください。",
  dataSection: "記事の種類が正しくありません。",
  id: "IDが正しくありません。",
  articles: "記事の件数が正しくありません。",
  moment: "日時はISO 8601の形式で指定してください。",
  markedWords: `強調する語は${MARKED_WORDS.longest}文字以下の文字列で、${MARKED_WORDS.most}件まで指定してください。`,
  originals: "原文は1件以上100件以下の記事で指定してください。",
} as const;
