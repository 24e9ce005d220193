export const text = {
  title: "最初のメールまで",
  left: (count: number) => `あと${count}つ`,
  done: "済み",
  open: "まだ",
  steps: {
    THEME: { name: "テーマと検索式", help: "サービスの運用担当者が用意します。ご契約の窓口にお申し付けください" },
    USER_GROUP: { name: "媒体を使うユーザーグループ", help: "使う媒体と原文利用の上限を決めます" },
    USER: { name: "同僚のユーザー", help: "媒体を使うグループに追加します" },
    THEME_GROUP: { name: "公開先のあるテーマグループ", help: "テーマをまとめ、見せる相手を選びます" },
    MAIL_SETTING: { name: "配信設定", help: "届ける相手と時刻を決めます" },
    FIRST_MAIL: { name: "最初のメール", help: "決めた時刻に自動で送ります" },
  },
} as const;
