export const text = {
  emptyHelp: "記事を選んで束ねると、利用者の画面の先頭に並び、朝のメールでも送れます。",
} as const;
