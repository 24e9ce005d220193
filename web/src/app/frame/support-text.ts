/** Labels of the banner over what an operator looks at as a user. */
export const supportText = {
  label: "代理表示",
  whose: ({ name, companyName, userGroupName }: { name: string; companyName: string; userGroupName: string }) =>
    `${name}さん（${companyName}　${userGroupName}）の画面を見ています。`,
  rule: "見るだけで、原文の表示・印刷・メール・保存はできません。",
  why: (operator: string, reason: string) => `${reason}　${operator}`,
  left: (seconds: number) => `残り ${Math.floor(seconds / 60)}分${String(seconds % 60).padStart(2, "0")}秒`,
  end: "終了",
} as const;
