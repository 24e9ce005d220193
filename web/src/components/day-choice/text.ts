/** The choice of a day at the head of the operators' boards. */
export const dayChoiceText = { day: "日付", previous: "前の日", next: "次の日", reload: "更新" } as const;
