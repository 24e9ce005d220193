export const dangerText = { stop: "やめる" } as const;
