import type { PrintCheckQuery } from "../../__generated__/graphql.ts";
import type { OriginalWish } from "../../domain/original-wish.ts";

export type PrintRow = PrintCheckQuery["bookletCheck"]["articles"][number];

/** An article that is printed by its headline alone. */
export type Headline = Pick<PrintRow, "title" | "mediaName" | "place">;

/** The same at each look, as effects compare it. */
export const NO_HEADLINES: readonly Headline[] = [];

/** Of a print: for how many copies; absent: one. */
export type CopiedWish = OriginalWish & { copies?: number | undefined };

/** What is to be printed, once the licences of all articles are settled. */
export interface PrintOrder {
  wish: OriginalWish;
  /** Where a licence bounds them; else one. */
  copies?: number | undefined;
  headlines: readonly Headline[];
}

/** Whether a licence has something to say before it is printed. */
export const isBounded = ({ beyondLicence, copiesLeft }: PrintRow): boolean => beyondLicence || copiesLeft !== null;

/** Whether so many copies of it would go past a licence. */
export const isBeyond = ({ beyondLicence, copiesLeft }: PrintRow, copies: number): boolean =>
  beyondLicence || (copiesLeft !== null && copies > copiesLeft);

/** The order for so many copies: what would go past a licence is its headline. */
export function orderOf(wish: OriginalWish, rows: readonly PrintRow[], copies: number): PrintOrder {
  const beyond = rows.filter((row) => isBeyond(row, copies));
  const ids = new Set(beyond.map(({ id }) => id));
  const articles = wish.articles.filter(({ id }) => !ids.has(id));
  return { wish: { ...wish, articles }, copies, headlines: beyond };
}
