import { deviceHere } from "../../browser/here.ts";
import { type ArticleRef, writeHomeAddress } from "../../domain/home-address.ts";
import type { Period } from "../../domain/period.ts";
import { pathOf } from "../../domain/screen-path.ts";
import type { Source } from "../../domain/source.ts";

/** Home's list of a theme and some days, on this device. */
export const listOf = (
  theme: string,
  period: Period,
  source: Source | null = null,
  article: ArticleRef | null = null,
): string =>
  pathOf(deviceHere() === "mobile" ? "sp-0003" : "0002") +
  writeHomeAddress({ selection: { kind: "THEME", id: theme }, source, period, article });
