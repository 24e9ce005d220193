import { Transform } from "class-transformer";

/** Ids may come as numbers, and twice. */
export const IdTexts = (): PropertyDecorator =>
  Transform(({ value }) =>
    Array.isArray(value) ? [...new Set(value.map((id) => (typeof id === "number" ? String(id) : id)))] : value,
  );

export const MOST_THEME_SETS = 10_000;
