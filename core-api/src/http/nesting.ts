import type { FieldError } from "../errors/app-error.ts";

/** No call of ours nests deeper; a hundred thousand brackets would end the stack of whoever walks through them. */
const DEEPEST = 32;

export function isTooDeep(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== "object") return false;
  return depth > DEEPEST || Object.values(value).some((each) => isTooDeep(each, depth + 1));
}

export const tooDeep = (field: string): FieldError => ({ field, message: "入れ子が深すぎて読み取れません。" });
