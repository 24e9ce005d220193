import { chargeCodeText, licenceText, originalText } from "@kirinuki/schema/messages.ts";
import { editionErrors } from "./edition-errors.ts";

/**
 * Every error that core-api can answer with: code, HTTP status and the text shown to the user. HTTP 200 is a business
 * outcome that is not success (result.status 1); the others are protocol errors (api.md, Conventions).
 */
export const catalogue = {
  MALFORMED: { msgCode: "MSG4000", http: 400, msgDetail: "リクエストの内容が正しくありません。" },
  INVALID_FIELDS: { msgCode: "MSG4001", http: 400, msgDetail: "入力内容に誤りがあります。" },
  BROKEN_TEXT: { msgCode: "MSG4002", http: 400, msgDetail: "文字コードが正しくありません。UTF-8で送信してください。" },
  SIGNED_OUT: { msgCode: "MSG4010", http: 401, msgDetail: "ログインしてください。" },
  FORBIDDEN: { msgCode: "MSG4030", http: 403, msgDetail: "この操作を行う権限がありません。" },
  FOREIGN_ORIGIN: { msgCode: "MSG4031", http: 403, msgDetail: "他のサイトからの操作は受け付けられません。" },
  NOT_FOUND: { msgCode: "MSG4040", http: 404, msgDetail: "指定された情報は見つかりません。" },
  // The text is the screens' own; that it is 404 tells integrations that the id is not theirs.
  ARTICLE_UNKNOWN: { msgCode: "MSG4041", http: 404, msgDetail: originalText.notDisplayable },
  METHOD_NOT_ALLOWED: { msgCode: "MSG4050", http: 405, msgDetail: "この呼び出し方法には対応していません。" },
  LOST_UPDATE: { msgCode: "MSG4090", http: 409, msgDetail: "ほかの人が先に更新しました。読み込み直してください。" },
  KEY_REUSED: { msgCode: "MSG4091", http: 409, msgDetail: "同じIdempotency-Keyで異なる内容が送信されました。" },
  TOO_LARGE: { msgCode: "MSG4130", http: 413, msgDetail: "送信されたデータが大きすぎます。" },
  UNSUPPORTED_MEDIA_TYPE: {
    msgCode: "MSG4150",
    http: 415,
    msgDetail: "Content-Typeが正しくありません。application/jsonで送信してください。",
  },
  URI_TOO_LONG: { msgCode: "MSG4140", http: 414, msgDetail: "URLが長すぎます。" },
  MULTIPART_NEEDED: {
    msgCode: "MSG4151",
    http: 415,
    msgDetail: "Content-Typeが正しくありません。ファイルはmultipart/form-dataで送信してください。",
  },
  TOO_MANY_REQUESTS: {
    msgCode: "MSG4290",
    http: 429,
    msgDetail: "アクセスが集中しています。しばらくしてからもう一度お試しください。",
  },
  INTERNAL: {
    msgCode: "MSG5000",
    http: 500,
    msgDetail: "処理できませんでした。しばらくしてからもう一度お試しください。",
  },
  UNAVAILABLE: {
    msgCode: "MSG5030",
    http: 503,
    msgDetail: "ただいま利用できません。しばらくしてからもう一度お試しください。",
  },
  LOGIN_FAILED: {
    msgCode: "MSG0001",
    http: 200,
    msgDetail: "企業コード、ユーザーIDまたはパスワードが正しくありません。",
  },
  OPERATOR_LOGIN_FAILED: {
    msgCode: "MSG0003",
    http: 200,
    msgDetail: "運用担当者IDまたはパスワードが正しくありません。",
  },
  LOGIN_BLOCKED: {
    msgCode: "MSG4291",
    http: 429,
    msgDetail: "ログインの失敗が続いたため、しばらくログインできません。時間をおいてからもう一度お試しください。",
  },
  NOT_REMEMBERED: {
    msgCode: "MSG0004",
    http: 200,
    msgDetail: "自動ログインの有効期間が終了しました。もう一度ログインしてください。",
  },
  ADDRESS_UNKNOWN: {
    msgCode: "MSG0005",
    http: 200,
    msgDetail: "ご利用のネットワークからはIPアドレス認証でログインできません。",
  },
  RESET_LINK_INVALID: {
    msgCode: "MSG0006",
    http: 200,
    msgDetail: "このリンクは使用済みか、有効期限が切れています。もう一度パスワードの再設定を申し込んでください。",
  },
  WRONG_PASSWORD: { msgCode: "MSG0007", http: 200, msgDetail: "現在のパスワードが正しくありません。" },
  SECOND_STEP: {
    msgCode: "MSG0111",
    http: 200,
    msgDetail: "2段階認証が必要です。確認コードを入力するか、パスキーを使用してください。",
  },
  SECOND_STEP_WRONG: {
    msgCode: "MSG0112",
    http: 200,
    msgDetail: "本人を確認できませんでした。もう一度お試しください。",
  },
  SECOND_FACTOR_KEPT: {
    msgCode: "MSG0113",
    http: 200,
    msgDetail: "この契約では2段階認証が必須のため、最後の1つは解除できません。",
  },
  ADDRESS_NEEDS_FACTOR: {
    msgCode: "MSG0114",
    http: 200,
    msgDetail:
      "2段階認証が必要なため、IPアドレス認証ではログインできません。ユーザーIDとパスワードでログインしてください。",
  },
  TOO_MANY_PASSKEYS: {
    msgCode: "MSG0115",
    http: 200,
    msgDetail: "登録できるパスキーは10個までです。使わないパスキーを削除してください。",
  },
  SECOND_FACTOR_NEEDED: {
    msgCode: "MSG4036",
    http: 403,
    msgDetail: "この契約では2段階認証が必須です。アカウントで2段階認証を設定してください。",
  },
  PASSWORD_REFUSED: { msgCode: "MSG0110", http: 200, msgDetail: "このパスワードは使用できません。" },
  PASSWORD_CHANGE_STOPPED: {
    msgCode: "MSG0008",
    http: 200,
    msgDetail: "このユーザーはパスワードの変更を停止されています。貴社の管理者にお問い合わせください。",
  },
  WRONG_PLACE: {
    msgCode: "MSG0009",
    http: 200,
    msgDetail: "このユーザーは許可されたネットワークからのみログインできます。",
  },
  LOGIN_STOPPED: {
    msgCode: "MSG0002",
    http: 200,
    msgDetail: "このユーザーはログインを停止されています。貴社の管理者にお問い合わせください。",
  },
  NOT_DISPLAYABLE: { msgCode: "MSG0010", http: 200, msgDetail: originalText.notDisplayable },
  NOT_LICENSED: { msgCode: "MSG0012", http: 200, msgDetail: licenceText.notLicensed },
  DEMAND_LIMIT: { msgCode: "MSG0011", http: 200, msgDetail: originalText.demandLimit },
  REFUSED_EXPRESSION: { msgCode: "MSG0020", http: 200, msgDetail: "検索式に誤りがあります。" },
  REFUSED_ARTICLE: { msgCode: "MSG0022", http: 200, msgDetail: "記事の内容に誤りがあるため、取り込めません。" },
  SEARCH_TOO_LONG: {
    msgCode: "MSG0024",
    http: 200,
    msgDetail: "検索に時間がかかりすぎたため中止しました。期間を短くするか、検索する言葉を加えて絞り込んでください。",
  },
  TOO_MANY_CONDITIONS: {
    msgCode: "MSG0023",
    http: 200,
    msgDetail: "保存できる検索条件は100件までです。不要な検索条件を削除してください。",
  },
  TOO_MANY_FOLDERS: {
    msgCode: "MSG0092",
    http: 200,
    msgDetail: "フォルダーは100件までです。不要なフォルダーを削除してください。",
  },
  TOO_MANY_CLIPS: {
    msgCode: "MSG0093",
    http: 200,
    msgDetail: "1つのフォルダーに入る記事は500件までです。不要な記事を外してください。",
  },
  TOO_MANY_UNREAD: {
    msgCode: "MSG0094",
    http: 200,
    msgDetail: "一度に既読にできる記事は20000件までです。期間を短くしてください。",
  },
  TOO_MANY_FEEDS: {
    msgCode: "MSG0098",
    http: 200,
    msgDetail: "フィードは50件までです。使わないフィードを取り消してください。",
  },
  REFUSED_FILE: { msgCode: "MSG0030", http: 200, msgDetail: "ファイルの内容に誤りがあります。登録していません。" },
  DUPLICATE_SETTING: {
    msgCode: "MSG0031",
    http: 200,
    msgDetail: "同じ配信対象・媒体・宛先の配信設定がすでに登録されています。",
  },
  TOO_MANY_SETTINGS: { msgCode: "MSG0032", http: 200, msgDetail: "登録できる配信設定は20000件までです。" },
  TOO_MANY_TEMPLATES: { msgCode: "MSG0033", http: 200, msgDetail: "登録できるテンプレートは100件までです。" },
  FORBIDDEN_DOMAIN: { msgCode: "MSG0034", http: 200, msgDetail: "許可されていないドメインのメールアドレスです。" },
  OWN_MAILS_OFF: { msgCode: "MSG0095", http: 200, msgDetail: "この契約では、検索条件のメールを利用できません。" },
  NO_OWN_ADDRESS: {
    msgCode: "MSG0096",
    http: 200,
    msgDetail:
      "ご自身のメールアドレスが登録されていないか、メールの送信が停止されています。管理者にお問い合わせください。",
  },
  ...editionErrors,
  GROUP_HAS_USERS: {
    msgCode: "MSG0041",
    http: 200,
    msgDetail: "ユーザーが所属しているため、このユーザーグループは削除できません。",
  },
  HAS_MAIL_SETTINGS: {
    msgCode: "MSG0055",
    http: 200,
    msgDetail: "配信設定の対象になっているため、削除できません。先に配信設定を削除してください。",
  },
  CONTRACT_IN_USE: {
    msgCode: "MSG0042",
    http: 200,
    msgDetail: "利用された契約は、契約の終わりから30日を過ぎるまで削除できません。",
  },
  MEDIUM_IN_USE: { msgCode: "MSG0043", http: 200, msgDetail: "この媒体の記事があるため、削除できません。" },
  MEDIUM_OF_OTHER_SOURCE: {
    msgCode: "MSG0044",
    http: 200,
    msgDetail: "この媒体コードは別の情報源区分の媒体で使用しています。",
  },
  ALREADY_CORRECTED: { msgCode: "MSG0045", http: 200, msgDetail: "この記事はすでに訂正されています。" },
  NOT_CORRECTABLE: {
    msgCode: "MSG0046",
    http: 200,
    msgDetail: "ファイル全体のエラーは訂正できません。ファイルを直して取り込み直してください。",
  },
  UNKNOWN_USER: { msgCode: "MSG0047", http: 200, msgDetail: "このユーザーIDは登録されていません。" },
  UNKNOWN_CONTRACT: { msgCode: "MSG0048", http: 200, msgDetail: "登録されていない契約IDが含まれています。" },
  UNKNOWN_MEDIUM: {
    msgCode: "MSG0049",
    http: 200,
    msgDetail: "媒体コードはWebニュースの媒体として登録されていません。",
  },
  ALREADY_SENT: {
    msgCode: "MSG0052",
    http: 200,
    msgDetail: "送信を開始したメールまたは定時・即時配信のメールは取り消せません。",
  },
  TOO_MANY_ADDRESSES: { msgCode: "MSG0053", http: 200, msgDetail: "宛先が契約で送信できる件数を超えています。" },
  TOO_MANY_HITS: {
    msgCode: "MSG0054",
    http: 200,
    msgDetail: "期間中の記事が多すぎます。期間を短くするか、テーマを分けて登録してください。",
  },
  DUPLICATE_USER: { msgCode: "MSG0060", http: 200, msgDetail: "このユーザーIDはすでに登録されています。" },
  RESTING_USER: {
    msgCode: "MSG0061",
    http: 200,
    msgDetail: "このユーザーIDは削除されたユーザーのものです。削除から400日を過ぎるまで使用できません。",
  },
  LAST_ADMIN: {
    msgCode: "MSG0062",
    http: 200,
    msgDetail: "ログインできる管理者がいなくなるため、この変更はできません。",
  },
  OWN_ACCOUNT: { msgCode: "MSG0063", http: 200, msgDetail: "ご自身のユーザーは削除できません。" },
  USER_OF_OFFICE: {
    msgCode: "MSG0064",
    http: 200,
    msgDetail: "IPアドレス認証のログインに使用されているユーザーのため、削除できません。",
  },
  ADDRESS_TAKEN: {
    msgCode: "MSG0070",
    http: 200,
    msgDetail: "ほかの契約企業の接続元と重なっています。重ならない範囲を入力してください。",
  },
  CONTRACT_CLOSED: {
    msgCode: "MSG0071",
    http: 200,
    msgDetail: "契約期間が終了しているため、ログインできません。貴社の管理者にお問い合わせください。",
  },
  CONTRACT_READ_ONLY: {
    msgCode: "MSG4032",
    http: 403,
    msgDetail: "契約期間が終了しているため、閲覧のみ可能です。この操作はできません。",
  },
  TOKEN_SCOPE: {
    msgCode: "MSG4035",
    http: 403,
    msgDetail: "このAPIトークンに許可された範囲では、この操作はできません。",
  },
  SUPPORT_VIEW_READ_ONLY: {
    msgCode: "MSG4033",
    http: 403,
    msgDetail: "代理表示では閲覧のみ可能です。変更、送信、原文の利用はできません。",
  },
  SUPPORT_VIEW_FORBIDDEN: {
    msgCode: "MSG0080",
    http: 200,
    msgDetail: "この契約の管理者が、運用担当者による代理表示を許可していません。管理者に許可を依頼してください。",
  },
  NO_SUPPORT_VIEW: {
    msgCode: "MSG0081",
    http: 200,
    msgDetail: "停止中の利用者と、契約期間が終了した契約の利用者は代理表示できません。",
  },
  AUTHENTICATOR_NEEDED: {
    msgCode: "MSG4034",
    http: 403,
    msgDetail: "管理の役割の運用担当者には認証アプリが必要です。先に認証アプリを登録してください。",
  },
  OPERATOR_CODE_NEEDED: {
    msgCode: "MSG0082",
    http: 200,
    msgDetail: "認証アプリの確認コードを入力してください。",
  },
  OPERATOR_CODE_WRONG: {
    msgCode: "MSG0083",
    http: 200,
    msgDetail: "確認コードが正しくありません。新しいコードで、もう一度お試しください。",
  },
  CONTRACT_NOT_EXPORTED: {
    msgCode: "MSG0084",
    http: 200,
    msgDetail: "削除する前に、契約のデータを書き出してください。",
  },
  HAS_ADMIN: {
    msgCode: "MSG0073",
    http: 200,
    msgDetail: "この契約にはログインできる管理者がいます。利用者の登録は契約の管理者が行います。",
  },
  TOO_MANY_USERS: { msgCode: "MSG0074", http: 200, msgDetail: "契約の利用者数の上限に達しています。" },
  DUPLICATE_OPERATOR: { msgCode: "MSG0075", http: 200, msgDetail: "この運用担当者IDはすでに登録されています。" },
  LAST_OPERATOR_ADMIN: {
    msgCode: "MSG0076",
    http: 200,
    msgDetail: "管理の役割の運用担当者がいなくなるため、この変更はできません。",
  },
  OWN_OPERATOR: { msgCode: "MSG0077", http: 200, msgDetail: "ご自身の役割の変更、停止、削除はできません。" },
  NO_MAIL_TO_USER: {
    msgCode: "MSG0078",
    http: 200,
    msgDetail: "停止中か、システムメールを止めている利用者のため、メールを送れません。",
  },
  INVITATION_OVER: {
    msgCode: "MSG0065",
    http: 200,
    msgDetail: "この招待の有効期限が切れています。貴社の管理者に招待メールの再送を依頼してください。",
  },
  HAS_PASSWORD: {
    msgCode: "MSG0066",
    http: 200,
    msgDetail: "すでにパスワードが設定されているため、招待メールは送信できません。",
  },
  OWN_STOP: { msgCode: "MSG0067", http: 200, msgDetail: "ご自身のログインは停止できません。" },
  NOT_RESTORABLE: {
    msgCode: "MSG0068",
    http: 200,
    msgDetail: "このユーザーIDは元に戻せません。削除から400日を過ぎたか、戻す内容が残っていません。",
  },
  PREVIEW_OUTDATED: {
    msgCode: "MSG0069",
    http: 200,
    msgDetail: "内容を確かめた後に、ファイルまたは登録内容が変わりました。もう一度内容を確かめてください。",
  },
  THEME_STOPPED: {
    msgCode: "MSG0085",
    http: 200,
    msgDetail: "停止中のテーマは当て直せません。テーマを再開してください。",
  },
  REMATCH_RUNNING: {
    msgCode: "MSG0086",
    http: 200,
    msgDetail: "このテーマは当て直しています。終わってからもう一度お試しください。",
  },
  CHARGE_CODE_NEEDED: { msgCode: "MSG0090", http: 200, msgDetail: chargeCodeText.needed },
  CHARGE_CODE_UNKNOWN: { msgCode: "MSG0091", http: 200, msgDetail: "指定された請求コードは使えません。" },
  SSO_UNKNOWN_DOMAIN: {
    msgCode: "MSG0120",
    http: 200,
    msgDetail:
      "このメールアドレスではシングルサインオンを利用できません。入力に誤りがなければ、貴社の管理者にお問い合わせください。",
  },
  SSO_REFUSED: {
    msgCode: "MSG0121",
    http: 200,
    msgDetail: "シングルサインオンでログインできませんでした。最初からもう一度お試しください。",
  },
  SSO_NO_USER: {
    msgCode: "MSG0122",
    http: 200,
    msgDetail: "このアカウントの利用者が登録されていません。貴社の管理者にお問い合わせください。",
  },
  SSO_UNREACHABLE: {
    msgCode: "MSG0123",
    http: 200,
    msgDetail: "IDプロバイダーに接続できません。しばらくしてから、もう一度お試しください。",
  },
  WAY_CLOSED: {
    msgCode: "MSG0124",
    http: 200,
    msgDetail: "貴社ではこの方法でログインできません。シングルサインオンでログインしてください。",
  },
  SSO_DOMAIN_TAKEN: {
    msgCode: "MSG0125",
    http: 200,
    msgDetail: "ほかのIDプロバイダーまたはほかの契約のドメインが含まれています。",
  },
  NO_WAY_BACK: {
    msgCode: "MSG0126",
    http: 200,
    msgDetail:
      "パスワードでのログインを止めるには、パスワードを残す管理者を1人以上選択してください。停止中の管理者と、パスワードを設定していない管理者は数えません。",
  },
  SSO_GROUP_HAS_CAP: {
    msgCode: "MSG0127",
    http: 200,
    msgDetail: "自動登録のユーザーグループには、原文利用上限がどちらも0のユーザーグループを選択してください。",
  },
  NO_SSO_PROVIDER: {
    msgCode: "MSG0128",
    http: 200,
    msgDetail: "シングルサインオンだけにするには、ドメインが確認済みのIDプロバイダーが必要です。",
  },
  DRAFT_SENT: { msgCode: "MSG0129", http: 200, msgDetail: "送信済み、または予約済みの下書きは変更できません。" },
  TOO_MANY_ADDRESS_GROUPS: { msgCode: "MSG0130", http: 200, msgDetail: "宛先グループは200件まで登録できます。" },
  DUPLICATE_NAME: { msgCode: "MSG0021", http: 200, msgDetail: "同じ名称がすでに登録されています。" },
} as const satisfies Record<string, { msgCode: string; http: number; msgDetail: string }>;

export type ErrorName = keyof typeof catalogue;
