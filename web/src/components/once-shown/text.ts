export const onceShownText = {
  copy: "コピー",
  copyNamed: (label: string) => `${label}をコピー`,
  copied: "コピーしました",
  copyFailed: "コピーできませんでした。選択してコピーしてください。",
  hide: "控えたので閉じる",
};
