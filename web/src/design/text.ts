/** Names that parts have by themselves, wherever they stand. */
export const designText = { close: "閉じる" } as const;
