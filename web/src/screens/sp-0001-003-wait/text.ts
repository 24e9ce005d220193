/** /sp/0001-003. */
export const waitText = { checking: "ログインを確認しています" } as const;
