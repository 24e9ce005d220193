import type { UsageBy, UsageStep } from "../../__generated__/graphql.ts";
import type { Day } from "../../domain/day.ts";
import { type Period, periodOf } from "../../domain/period.ts";
import { pathOf, type ScreenId } from "../../domain/screen-path.ts";
import { thisMonth } from "../../domain/usage-address.ts";

/** What an inquiry is about, as its address says it. */
export interface InquiryAddress {
  by: UsageBy;
  step: UsageStep;
  period: Period;
  /** Empty: all. */
  userIds: readonly string[];
  groupIds: readonly string[];
  /** Only uses charged to these; empty: to any. */
  chargeCodes: readonly string[];
  /** A row for each charge code. */
  isByCharge: boolean;
  /** The articles of the one user, instead of his counts. */
  isOfArticles: boolean;
}

/** The screen of each inquiry (spec section 2). */
const SCREENS: Record<UsageBy, Record<UsageStep, ScreenId>> = {
  GROUP: { PERIOD: "1036", DAY: "1037" },
  USER: { PERIOD: "1038", DAY: "1039" },
};

/** 1035 begins with the users over this month. What can't be read counts as not said. */
export function readInquiry(pathname: string, params: URLSearchParams, today: Day): InquiryAddress {
  const is = (id: ScreenId): boolean => pathname.replace(/\/+$/, "") === pathOf(id);
  const userIds = params.getAll("user");
  return {
    by: is("1036") || is("1037") ? "GROUP" : "USER",
    step: is("1037") || is("1039") ? "DAY" : "PERIOD",
    period: periodOf(params.get("from"), params.get("to")) ?? thisMonth(today),
    userIds,
    groupIds: params.getAll("group").filter((id) => /^\d{1,18}$/.test(id)),
    chargeCodes: params.getAll("code").filter((code) => code !== ""),
    isByCharge: params.get("charge") === "1",
    isOfArticles: params.get("view") === "articles" && userIds.length === 1,
  };
}

/** What a link to articles takes along, so that the way back leads to the same inquiry. */
export const leftFrom = (address: InquiryAddress) => ({ inquiry: inquiryPath(address) });

/** The inquiry that the articles were opened from; null where nobody came from one. */
export function cameFrom(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("inquiry" in state)) return null;
  const { inquiry } = state;
  return typeof inquiry === "string" && inquiry.startsWith("/") ? inquiry : null;
}

/** The address of an inquiry. */
export function inquiryPath(address: InquiryAddress): string {
  const { by, step, period, userIds, groupIds, chargeCodes, isByCharge, isOfArticles } = address;
  const params = new URLSearchParams([
    ["from", period.start],
    ["to", period.end],
    ...groupIds.map((id) => ["group", id]),
    ...(by === "USER" ? userIds.map((id) => ["user", id]) : []),
    ...chargeCodes.map((code) => ["code", code]),
    ...(isByCharge ? [["charge", "1"]] : []),
    ...(isOfArticles ? [["view", "articles"]] : []),
  ]);
  return `${pathOf(SCREENS[by][step])}?${params}`;
}
