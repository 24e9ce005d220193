export const longTextText = { more: "続きを読む", less: "たたむ" } as const;
