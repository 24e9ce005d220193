import { describe, expect, it } from "vitest";
import { NO_UNIT, toForm, valuesOf } from "./group-values.ts";

const group = {
  __typename: "UserGroupSettings" as const,
  ...{ id: "1", name: "広報部", userCount: 16, adminCount: 1, stoppedCount: 0, version: 3, lastChange: null },
  ...{ topicUserCount: 0, themeCount: 24 },
  mc: { __typename: "MonthlyUses" as const, count: 812, cap: 1000 },
  sc: { __typename: "MonthlyUses" as const, count: 236, cap: null },
  useLines: [80],
  demandUnit: null,
  sources: [{ __typename: "GroupSource" as const, dataSection: 3, allArticlesSelectable: false }],
};

describe("a user group's fields", () => {
  it("come back as they were stored", () => {
    expect(toForm(valuesOf(group, true))).toEqual({
      userGroupName: "広報部",
      useMaxCount1: 1000,
      useMaxCount2: null,
      demandId: null,
      useLines: [80],
      sources: [{ dataSection: 3, allArticlesSelectable: false }],
    });
  });

  it("leave out what was not chosen, so that the rules name it", () => {
    const form = toForm(valuesOf({ ...group, id: null, mc: { ...group.mc, cap: null } }, true));
    expect(Object.keys(form)).toEqual(["userGroupName", "useLines", "sources"]);
    expect(valuesOf({ ...group, id: null }, false).demandId).toBe(NO_UNIT);
  });

  it("take full-width digits and separators, and drop sources that are off", () => {
    const values = { ...valuesOf(group, true), useMaxCount1: " １,２００ ", sources: { 1: "off", 5: "all" } as const };
    expect(toForm(values)).toMatchObject({
      useMaxCount1: 1200,
      sources: [{ dataSection: 5, allArticlesSelectable: true }],
    });
    expect(toForm({ ...values, useMaxCount1: "多め" }).useMaxCount1).toBeNaN();
  });
});
