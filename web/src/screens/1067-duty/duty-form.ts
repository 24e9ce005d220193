import type { EditionDutyInput, EditionRotaScreenQuery } from "../../__generated__/graphql.ts";

export type Rota = EditionRotaScreenQuery["editionRotaScreen"]["rota"];
export type RotaTarget = EditionRotaScreenQuery["editionRotaScreen"]["targets"][number];

export interface WeekRow {
  weekday: number;
  leaves: boolean;
  userId: string;
  deputyId: string;
}

/** What the form holds; addresses a line each. */
export interface DutyValues {
  /** `THEME 7`; "" before one is chosen. */
  target: string;
  deadline: string;
  approval: boolean;
  articleMax: string;
  addresses: string;
  week: WeekRow[];
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Saturday, Sunday and holidays: no mail edition unless somebody says so. */
const REST_FROM = 6;

export const keyOf = ({ kind, id }: Pick<RotaTarget, "kind" | "id">): string => `${kind} ${id}`;

export const dutyValues = ({ duty, week }: Rota): DutyValues => ({
  target: duty ? keyOf(duty.target) : "",
  deadline: duty?.deadline ?? "06:58",
  approval: duty?.approval ?? false,
  articleMax: String(duty?.articleMax ?? 20),
  addresses: duty?.addresses.join("\n") ?? "",
  week: WEEKDAYS.map((weekday) => {
    const row = week.find((each) => each.weekday === weekday);
    return {
      weekday,
      leaves: row?.leaves ?? weekday < REST_FROM,
      userId: row?.userId ?? "",
      deputyId: row?.deputyId ?? "",
    };
  }),
});

export const dutyForm = (values: DutyValues, target: RotaTarget, version: number | null): EditionDutyInput => ({
  target: { kind: target.kind, id: target.id },
  deadline: values.deadline,
  approval: values.approval,
  articleMax: Math.trunc(Number(values.articleMax)) || 0,
  addresses: values.addresses
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== ""),
  week: values.week.map(({ userId, deputyId, ...row }) => ({
    ...row,
    userId: userId || null,
    deputyId: deputyId || null,
  })),
  version,
});
