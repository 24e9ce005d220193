import { describe, expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

describe("役員版", () => {
  it("is one call: the page", async () => {
    const fake = fakeCoreApi();
    const query = `{ briefing(day: "2026-11-20") { day version confirmedBy hiddenCount previousDay nextDay editable
      stories { articleId excerpt excerptCut papers firstPages sites impact handling openSince } } }`;
    expect(await dataOf(fake, query)).toEqual({
      briefing: {
        ...{ day: "2026-11-20", version: 1, confirmedBy: "仁科 拓也", hiddenCount: 1, previousDay: "2026-11-19" },
        ...{ nextDay: null, editable: true },
        stories: [
          {
            ...{ articleId: "202611000000001", excerpt: "東和電機は新工場を建てる。", excerptCut: false, papers: 4 },
            ...{ firstPages: 1, sites: 2, impact: "調達に影響", handling: 2, openSince: null },
          },
        ],
      },
    });
    expect(fake.calls()).toEqual(["briefing"]);
    expect(fake.argumentOf("briefing")).toEqual({ process_date: "2026-11-20" });
  });

  it("is one call: what is proposed", async () => {
    const fake = fakeCoreApi();
    const query = "{ briefingProposal { version candidates { story { title } chosen carried points prominence } } }";
    expect(await dataOf(fake, query)).toEqual({
      briefingProposal: {
        version: 1,
        candidates: [{ story: { title: "東和電機、新工場" }, chosen: true, carried: false, points: 45, prominence: 1 }],
      },
    });
    expect(fake.argumentOf("briefing_proposal")).toEqual({});
  });

  it("is confirmed under the names of REST, and its faults are named by ours", async () => {
    const fake = fakeCoreApi();
    const mutation = (handling: number) =>
      `mutation { confirmBriefing(form: { day: "2026-11-20", version: 1, items: [{ articleId: "5", impact: "影響", handling: ${handling} }] })
        { __typename ... on InvalidForm { fieldErrors { field message } } } }`;
    expect(await dataOf(fake, mutation(2))).toEqual({ confirmBriefing: { __typename: "Briefing" } });
    expect(fake.argumentOf("confirm_briefing")).toEqual({
      ...{ process_date: "2026-11-20", version: 1 },
      item_info: [{ article_id: "5", impact: "影響", handling: 2 }],
    });
    expect(await dataOf(fake, mutation(4))).toEqual({
      confirmBriefing: {
        __typename: "InvalidForm",
        fieldErrors: [{ field: "items.0.handling", message: "対応を選択してください。" }],
      },
    });
  });
});
