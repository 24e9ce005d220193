export const cardTableText = {
  acts: "操作",
} as const;
