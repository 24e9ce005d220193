export const toastText = { undo: "元に戻す", close: "閉じる" } as const;
