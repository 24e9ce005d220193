import { Transform } from "class-transformer";

/** Reads numbers that integrations send as text. */
export const Digits = (): PropertyDecorator =>
  Transform(({ value }) => (typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value));

/** Reads ids that come as numbers. */
export const IdText = (): PropertyDecorator =>
  Transform(({ value }) => (typeof value === "number" ? String(value) : value));

/** 0 and 1, as the spec's flags are. */
export const Flag = (): PropertyDecorator =>
  Transform(({ value }) => (value === 1 || value === "1" ? true : value === 0 || value === "0" ? false : value));

/** A list of one may stand alone, as query strings have it. */
export const Listed = (): PropertyDecorator =>
  Transform(({ value }) => (value === undefined || Array.isArray(value) ? value : [value]));
