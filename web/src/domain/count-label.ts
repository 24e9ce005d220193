/** 新聞(28件), 半導体(235件): the label of spec sections 2 and 3; half-width brackets, no digit grouping. */
export const countLabel = (name: string, count: number): string => `${name}${countSuffix(count)}`;

/** (28件): the part of the label that is never cut off. */
export const countSuffix = (count: number): string => `(${count}件)`;
