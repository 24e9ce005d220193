/** Words of the question for a charge code. */
export const chargeText = {
  title: "請求コード",
  help: "この原文の利用を、どの請求コード（案件コード）に付けるか指定してください。",
  choose: "選んでください",
  take: "決定",
  cancel: "キャンセル",
  needed: "請求コードを指定してください。",
  failed: "請求コードを読み込めませんでした",
  none: "請求コードが登録されていません。管理者にお問い合わせください。",
} as const;
