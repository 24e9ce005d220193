/** Words of the question for a charge code. */
export const chargeText = {
  question: "請求コードの指定",
  title: "請求コード",
  help: "この利用を付ける請求コード（案件コード）です。",
  choose: "選んでください",
  take: "決定",
  cancel: "キャンセル",
  unsent: "請求コードを指定しなかったため、原文を利用していません。",
  needed: "請求コードを指定してください。",
  failed: "請求コードを読み込めませんでした",
  none: "請求コードが登録されていません。管理者にお問い合わせください。",
} as const;
