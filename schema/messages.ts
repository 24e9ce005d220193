/**
 * The Japanese sentences that more than one tier shows, each once (spec sections 4, 5, 6 and 8; texts are the spec's
 * own where it gives one). Labels of one screen live with the web's catalogue in web/src/app/text.
 */

/** Field messages of the forms (spec section 5). */
export const validationText = {
  notText: "文字で入力してください。",
  notFlag: "選択の値が正しくありません。",
  contractCodeRequired: "企業コードを入力してください。",
  contractCodeTooLong: "企業コードは12文字以下で入力してください。",
  contractCodeLength: "企業コードを6文字～12文字で設定してください。",
  userIdRequired: "ユーザーIDを入力してください。",
  userIdLength: "ユーザーIDの桁数が不正です。5～20桁数で入力してください。",
  passwordRequired: "パスワードを入力してください。",
  passwordTooLong: "パスワードは20文字以下で入力してください。",
  passwordLength: "パスワードは8～20文字で入力してください。",
  passwordCharacters: "パスワードに使用できるのは半角英数字と記号（!@#$%^&*）です。",
  passwordMix: "パスワードには数字と記号（!@#$%^&*）をそれぞれ1文字以上含めてください。",
  confirmPasswordRequired: "確認用パスワードを入力してください。",
  passwordsDiffer: "2つの入力が一致する必要があります!",
  resetPasswordsDiffer: "パスワードが一致しないので、再入力してください。",
  userIdTooLong: "ユーザーIDは20文字以下で入力してください。",
  currentPasswordRequired: "現在のパスワードを入力してください。",
  resetLinkBroken: "リンクが正しくありません。",
  tokenNameRequired: "トークン名を入力してください。",
  tokenNameTooLong: "トークン名は50文字以下で入力してください。",
  expiryDay: "有効期限は正しい日付（yyyy-MM-dd）で指定してください。",
  operatorIdRequired: "管理者IDを入力してください。",
  operatorIdTooLong: "管理者IDは20文字以下で入力してください。",
  operatorPasswordTooLong: "パスワードが長すぎます。",
  unprintable: "使用できない文字が含まれています。",
  noticeRequired: "お知らせを入力してください。",
  noticeTooLong: "お知らせは2000文字以下で入力してください。",
  loginAlertBlank: "注意書きを入力してください。消すときは空にしてください。",
  loginNoticesNoList: "お知らせは日付と内容の一覧で指定してください。",
  loginAlertTooLong: "注意書きは500文字以下で入力してください。",
  loginNoticeRequired: "お知らせの内容を入力してください。",
  loginNoticeTooLong: "お知らせの内容は500文字以下で入力してください。",
  loginNoticeDay: "お知らせの日付は正しい日付（yyyy-MM-dd）で指定してください。",
  loginNoticesTooMany: "お知らせは20件以下にしてください。",
  versionBroken: "版の指定が正しくありません。",
  userGroupRequired: "所属ユーザーグループを選んでください",
  mailInvalid: "有効なメールアドレスを入力してください",
  mailRequired: "メールアドレスを入力してください",
  mailNotHalfWidth: "メールアドレスは半角英数字を入力してください。",
  mailForbiddenCharacter: "メールアドレスに使用できない文字が含まれています。",
  mailsDiffer: "メールアドレスがメールアドレス（確認用）と一致しないので、再入力してください。",
  mailTooLong: "メールアドレスは256文字以下を入力してください。",
  topicTitleTooLong: "トピックスタイトルは20文字以下で入力してください。",
  atLeastOne: "少なくとも1つ選択してください",
  rangeRequired: "集計期間を指定してください。",
  conditionTitleRequired: "検索条件名を入力してください。",
  conditionTitleTooLong: "検索条件名は50文字以下で入力してください。",
  keywordTooLong: "キーワードは1000文字以下で入力してください。",
  notOperator: "条件は1（AND）、2（OR）、3（NOT）のいずれかを選択してください。",
  mediaNames: "媒体名は200文字以下の文字列で、200件まで指定してください。",
  mediaRequired: "媒体が1つ以上を選択してください。",
} as const;

/** What original-text calls answer (spec sections 2, 4 and 8). */
export const originalText = {
  notDisplayable: "要求された記事は表示できません。",
  partlyObtained: "要求された記事の内、以下の記事は原文を取得することができませんでした。",
  notObtained: "原文を取得することができませんでした。",
  limitExceeded: "原文利用上限値を超過したため、原文を取得することができませんでした。",
  textLimitExceeded: "原文の利用数が上限値を超過しています。システム管理者にお問い合わせください。",
  demandLimit:
    "ご契約の請求単位の原文利用上限値に達しているため、原文を取得することができませんでした。システム管理者にお問い合わせください。",
  preparing: "原文準備中....",
} as const;

/** Words that lists, files and mails share (spec sections 3, 4 and 9). */
export const commonText = {
  total: "合計",
  mailFailed: "失敗",
  morning: "朝刊",
  evening: "夕刊",
  otherIssue: "その他",
  newspaper: "新聞",
  web: "WEB",
  magazine: "雑誌",
  noSort: "なし",
  admin: "管理者",
  general: "一般",
} as const;
