/** Sentences and labels that all forms share. */
export const formText = {
  summary: (count: number) => `${count}か所の入力を確かめてください`,
  unreachable: "サーバーにつながりません。通信の状態を確かめて、もう一度お試しください。",
  failed: "処理できませんでした。しばらくしてから、もう一度お試しください。",
  requestNumber: (id: string) => `番号 ${id}`,
  wait: (minutes: number) => `あと約${minutes}分お待ちください。`,
  showPassword: "パスワードを表示する",
  hidePassword: "パスワードを隠す",
  cancel: "キャンセル",
  close: "閉じる",
} as const;
