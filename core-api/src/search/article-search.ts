import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import type { AssessmentFilter } from "../access/assessed.ts";
import type { ManagedSource } from "../access/managed-hits.ts";
import { type ResolvedSelection } from "../access/selection.ts";
import type { Transaction } from "../db/tenant.ts";

import type { Period } from "../period/period.ts";
import type { SectionCounts } from "../period/section-counts.ts";
import type { DayString } from "../time/tokyo.ts";
import type { Days } from "./hit-days.read-model.ts";

export const SORT_KEYS = ["date", "title"] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type SortOrder = "asc" | "desc";

/** A search: its expression, its sources and days, and the page asked for. */
export interface SearchRequest {
  readonly contractId: number;
  readonly expression: Expression;
  /** Hits of these themes or articles of this topic; what administrators look through; null: the whole collection. */
  readonly source: ResolvedSelection["source"] | ManagedSource | null;
  /** Days on which articles were set up: of the whole collection, the days on which they arrived. */
  readonly period: Period;
  /** Days on which they were published, both included; articles whose day nobody knows are then left out. */
  readonly issued: { readonly start?: DayString | undefined; readonly end?: DayString | undefined };
  readonly sections: readonly DataSection[];
  /** Null: newest process_date first, then newest published. */
  readonly sort: { readonly key: SortKey; readonly order: SortOrder } | null;
  /** Without a sort: texts of newspapers (SC) before all else, as the contract may want it (sort_priorty 1). */
  readonly scFirst?: boolean;
  /** Absent: whatever the contract says of them. */
  readonly assessed?: AssessmentFilter | null;
  /** Whose grades are asked for of what is no theme's hit. */
  readonly gradingThemeIds?: readonly number[];
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
  /** Count by day too. */
  readonly byDay?: boolean;
  /** Where an archive server is away: answer for the other days, and say so. Else the search fails. */
  readonly partial?: boolean;
}

/** Which articles the page shows, in order, and exactly how many there are in all. */
export interface SearchResult {
  readonly counts: SectionCounts;
  readonly entries: readonly { readonly articleId: string; readonly processDate: DayString }[];
  /** Of the days that have any; empty unless asked for. */
  readonly days: readonly { readonly day: DayString; readonly count: number }[];
  /** Of the period, the days of arrival that could not be searched; only where a part was asked for. */
  readonly unsearched?: readonly Days[];
}

/** Answers searches. Leaves out what was withdrawn by its source and, but for administrators, what the contract has unpublished. */
export interface ArticleSearch {
  /** @throws AppError SEARCH_TOO_LONG where the answer would take longer than anybody should wait */
  find(tx: Transaction, request: SearchRequest): Promise<SearchResult>;
  /** Lets the words of a search be quicker from some later day on. Needs a transaction that may write. */
  learn(tx: Transaction, expression: Expression): Promise<void>;
}
