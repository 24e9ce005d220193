import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const REST = `... on Refusal { code message } ... on InvalidForm { fieldErrors { field message position } }
  ... on VersionConflict { changedBy }`;

describe("themes of a contract", () => {
  it("are listed by one call; 0 stands for an expression of every source", async () => {
    const fake = fakeCoreApi();
    const query = `{ contractThemes(contractId: "7") { id name sections articles isStopped version } }`;
    expect(await dataOf(fake, query)).toEqual({
      contractThemes: [
        { id: "31", name: "パワー半導体", sections: [0, 3], articles: 421, isStopped: false, version: 2 },
      ],
    });
    expect(fake.calls()).toEqual(["contact_themes"]);
  });

  it("of a contract that is gone are null", async () => {
    const fake = fakeCoreApi({ answers: { contact_themes: failing("NOT_FOUND") } });
    expect(await dataOf(fake, `{ contractThemes(contractId: "8") { id } }`)).toEqual({ contractThemes: null });
  });

  it("stop under REST's names, and keep their state where nobody says", async () => {
    const save = (rest: string) => `mutation { saveContractTheme(contractId: "7", id: "31", name: "電池"${rest}) {
      __typename ... on ContractThemeSaved { version } ${REST} } }`;
    const fake = fakeCoreApi();
    await dataOf(fake, save(", isStopped: true, version: 2"));
    await dataOf(fake, save(""));
    expect(fake.argumentsOf("save_contact_theme")).toEqual([
      { contract_id: "7", theme_id: "31", theme_name: "電池", stop_flag: 1, version: 2 },
      { contract_id: "7", theme_id: "31", theme_name: "電池" },
    ]);
  });
});

describe("an expression", () => {
  const SAVE = `mutation { saveThemeExpression(themeId: "31", id: "51", text: "(GaN", version: 12) {
    __typename ... on ThemeExpressionSaved { expressionId version } ${REST} } }`;

  it("that can't be read is a fault of its text, at its place", async () => {
    const faults = [{ field: "expression", message: "「)」を補ってください。", position: 0 }];
    const fake = fakeCoreApi({
      answers: { save_expression: refused("MSG0020", "検索式に誤りがあります。", faults) },
    });
    expect(await dataOf(fake, SAVE)).toEqual({
      saveThemeExpression: {
        __typename: "InvalidForm",
        fieldErrors: [{ field: "text", message: "「)」を補ってください。", position: 0 }],
      },
    });
  });

  it("that somebody else saved first is a conflict, with who it was", async () => {
    const fake = fakeCoreApi({
      answers: { save_expression: failing("CONFLICT", { change: { by: "須永 亮", at: "2026-11-20T07:00:00+09:00" } }) },
    });
    expect(await dataOf(fake, SAVE)).toEqual({
      saveThemeExpression: { __typename: "VersionConflict", changedBy: "須永 亮" },
    });
  });

  it("is tried with the reasons of each sample", async () => {
    const fake = fakeCoreApi();
    const query = `{ expressionTrial(themeId: "31", id: "51", section: 3, text: "GaN") { ... on ExpressionTrial {
      before after added removed warning addedSamples { title titleHits { start end } reasons { term field isExcluding } } } } }`;
    expect(await dataOf(fake, query)).toEqual({
      expressionTrial: {
        ...{ before: 412, after: 421, added: 12, removed: 3, warning: null },
        addedSamples: [
          {
            title: "GaNが主役に",
            titleHits: [{ start: 0, end: 3 }],
            reasons: [{ term: "GaN", field: "title", isExcluding: false }],
          },
        ],
      },
    });
    expect(fake.argumentOf("expression_trial")).toEqual({
      theme_id: "31",
      expression_id: "51",
      data_section: 3,
      expression: "GaN",
    });
  });
});

describe("a rematch", () => {
  it("tells how far it is, and is refused with the server's words", async () => {
    const fake = fakeCoreApi({
      answers: { rematch: refused("MSG0085", "停止中のテーマは当て直せません。") },
    });
    expect(
      await dataOf(fake, `{ rematchStatus(themeId: "31") { state read articles added removed canUndo } }`),
    ).toEqual({
      rematchStatus: { state: "running", read: 300, articles: 1000, added: 12, removed: 3, canUndo: false },
    });
    const start = `mutation { rematchTheme(themeId: "31") { __typename ... on Refusal { message } } }`;
    expect(await dataOf(fake, start)).toEqual({
      rematchTheme: { __typename: "Refusal", message: "停止中のテーマは当て直せません。" },
    });
  });
});
