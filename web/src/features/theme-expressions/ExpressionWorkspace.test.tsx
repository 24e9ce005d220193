import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { ExpressionWorkspace } from "./ExpressionWorkspace.tsx";

const theme = {
  __typename: "ContractTheme",
  ...{ id: "31", name: "パワー半導体", expressions: 1, sections: [0], articles: 412 },
  ...{ isStopped: false, stoppedAt: null, version: 1 },
};
const stored = {
  __typename: "ThemeExpression",
  ...{ id: "51", themeId: "31", section: null, text: "(GaN OR SiC", version: 12 },
  ...{ savedAt: "2026-11-04T09:00:00+09:00", savedBy: "須永 亮" },
};
const sample = {
  __typename: "TrialSample",
  ...{ articleId: "9", title: "GaNが主役に", medium: "電装タイムス", issueDay: "2026-11-20" },
  titleHits: [{ __typename: "TextRange", start: 0, end: 3 }],
  reasons: [{ __typename: "TrialReason", term: "GaN", field: "title", isExcluding: false }],
};
const trial = {
  __typename: "ExpressionTrial",
  ...{ articles: 66_214, before: 412, after: 421, added: 12, removed: 3, warning: null },
  days: [{ __typename: "TrialDay", day: "2026-11-20", added: 12, removed: 3 }],
  ...{ addedSamples: [sample], removedSamples: [], keptSamples: [] },
};
const answers = {
  FoundContracts: { data: { contracts: { __typename: "ContractPage", contracts: [] } } },
  ChosenContract: { data: { contract: null } },
  WorkspaceThemes: { data: { contractThemes: [theme] } },
  ThemeExpressions: { data: { themeExpressions: [stored] } },
  ExpressionWords: {
    data: { expressionWords: { __typename: "ExpressionWords", terms: [], synonymTerms: [], media: [] } },
  },
  RematchStatus: { data: { rematchStatus: null } },
  ExpressionTrial: { data: { expressionTrial: trial } },
  TermCounts: {
    data: {
      countedTerms: {
        __typename: "CountedTerms",
        hasMore: false,
        unknownSynonyms: [],
        terms: [{ __typename: "CountedTerm", term: "GaN", field: null, isExcluding: false, articles: 41 }],
      },
    },
  },
};
const open = (over: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({ ...answers, ...over });
  render(<ExpressionWorkspace title="検索式" />, "/el/expressions?contractId=7&themeId=31", newOperatorClient());
  return bff;
};

describe("the workspace of expressions", () => {
  it("leads from a theme back to the list, which stands alone on a phone", async () => {
    open();
    const back = await screen.findByRole("link", { name: "テーマの一覧" });
    expect(back.getAttribute("href")).toContain("?contractId=7");
    await userEvent.click(back);
    expect(await screen.findByText("テーマを選んでください")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "テーマの一覧" })).toBeNull();
  });

  it("tells of a fault at its place, tries the expression as it would be mended, and does not save it", async () => {
    const bff = open();
    expect(await screen.findByText("1行目 1文字目")).toBeTruthy();
    expect(screen.getByRole("button", { name: "「)」を加える" })).toBeTruthy();
    expect(await screen.findByText(/「\)」で直した式で試した結果です/)).toBeTruthy();
    await waitFor(() =>
      expect(bff.calls.find(({ operation }) => operation === "ExpressionTrial")?.body.variables).toMatchObject({
        text: "(GaN OR SiC)",
      }),
    );
    expect(screen.getByText("12", { exact: false, selector: "b[data-kind=added]" }).textContent).toBe("+12");
    expect(await screen.findByText("GaN（タイトル）")).toBeTruthy();
    expect(screen.getByText("前後が英数字のときは当てません")).toBeTruthy();
  });

  it("mends the fault by one button", async () => {
    open();
    await userEvent.click(await screen.findByRole("button", { name: "「)」を加える" }));
    await waitFor(() => expect(screen.queryByText("1行目 1文字目")).toBeNull());
    expect(screen.getByRole("textbox", { name: "検索式" }).textContent).toBe("(GaN OR SiC)");
  });

  it("says at its place which term under syn: has no synonyms, and lets it be saved", async () => {
    const counted = { ...answers.TermCounts.data.countedTerms };
    const unknownSynonyms = [{ __typename: "UnknownSynonym", term: "SiC", position: 11 }];
    open({
      ThemeExpressions: { data: { themeExpressions: [{ ...stored, text: "GaN OR syn:SiC" }] } },
      TermCounts: { data: { countedTerms: { ...counted, unknownSynonyms } } },
    });
    expect(await screen.findByText("1行目 12文字目")).toBeTruthy();
    expect(screen.getByText("「SiC」には類義語の登録がないため、この語だけを探します")).toBeTruthy();
    const { textContent } = await waitFor(() => {
      const part = document.querySelector(".cm-note");
      if (part === null) throw new Error("nothing is underlined");
      return part;
    });
    expect(textContent).toBe("SiC");
  });

  it("says what the expression's refusal is where the server refuses the trial", async () => {
    const refused = { __typename: "Refusal", code: "MSG", message: "検索に時間がかかりすぎます。", retryAfter: null };
    open({ ExpressionTrial: { data: { expressionTrial: refused } } });
    expect(await screen.findByText("検索に時間がかかりすぎます。")).toBeTruthy();
  });
});
