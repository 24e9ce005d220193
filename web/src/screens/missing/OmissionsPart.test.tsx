import { ApolloProvider } from "@apollo/client/react";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { newSessionClient } from "../../session/session-client.ts";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import MissingScreen from "./MissingScreen.tsx";

const OMISSION = {
  __typename: "Omission",
  ...{ id: "8", themeId: "1", themeName: "電力", day: "2026-11-20", term: "東電", ownTerm: "東京電力" },
  ...{ cause: "VARIANT", message: "検索語「東京電力」の別の書き方です。", articleId: "202611000000001" },
  ...{ title: "東電が新電源", mediaName: "港湾ネット", articles: 3, state: "OPEN", settledBy: null, settledAt: null },
};
const list = (...omissions: object[]) => ({
  data: {
    omissions: {
      __typename: "Omissions",
      ...{ total: omissions.length, omissions },
      themes: [{ __typename: "OmissionTheme", themeId: "1", name: "電力", open: 1 }],
    },
  },
});
const TRIED = {
  data: {
    omissionTrial: {
      __typename: "ExpressionTrial",
      ...{ before: 20, after: 24, added: 4, removed: 0, warning: "broad", removedSamples: [] },
      addedSamples: [
        {
          __typename: "TrialSample",
          ...{ articleId: "2", title: "東電が値上げ", titleHits: [], medium: "港湾ネット", issueDay: "2026-11-19" },
        },
      ],
    },
  },
};
const MONTHS = {
  data: {
    omissionMonths: [
      {
        ...{ __typename: "OmissionMonth", month: "2026-11", made: 1200, added: 3, dismissed: 5, inquiries: 2 },
        causes: [
          { __typename: "CauseCount", cause: "NO_WORDS", count: 1 },
          { __typename: "CauseCount", cause: "EXCLUDED", count: 1 },
        ],
      },
    ],
  },
};
const DONE = { data: { settleOmission: { __typename: "ChangeDone" } } };

function open(answers: Parameters<typeof fakeBff>[0], role = "ADMIN", address = "/missing?view=themes") {
  const bff = fakeBff({ OmissionMonths: MONTHS, ...answers });
  render(
    <ApolloProvider client={newSessionClient()}>
      <ViewerContext value={aViewer({ role: role as "USER" })}>
        <MissingScreen />
      </ViewerContext>
    </ApolloProvider>,
    address,
  );
  return bff;
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const sent = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.filter(({ operation }) => operation === name).map(({ body }) => body.variables);

it("counts what was suggested, decided and asked in each month", async () => {
  open({ ThemeOmissions: list(OMISSION) });
  const row = await screen.findByRole("row", { name: /^2026年11月/ });
  const cells = within(row).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["1,200", "3", "5", "2", "検索語がない 1、除外サイト 1"]);
});

it("is of the theme that the address names, also where that has none any more", async () => {
  const bff = open({ ThemeOmissions: list() }, "ADMIN", "/missing?view=themes&theme=9");
  expect(await screen.findByText("条件に合う提案はありません")).toBeTruthy();
  expect(sent(bff, "ThemeOmissions")[0]).toMatchObject({ themeId: "9", state: "OPEN" });
  expect(screen.getByRole("option", { name: "選んだテーマ", selected: true })).toBeTruthy();
});

it("shows term, theme, article and cause, and what the term would bring", async () => {
  const bff = open({ ThemeOmissions: list(OMISSION), OmissionTrial: TRIED });
  const row = await screen.findByRole("row", { name: /東電が新電源/ });
  expect(row.textContent).toContain("ほか2件");
  expect(row.textContent).toContain("検索語「東京電力」の別の書き方です。");
  await press("試す：東電");
  const trial = await screen.findByRole("region", { name: "過去14日で試した結果" });
  expect(await within(trial).findByText("+4")).toBeTruthy();
  expect(within(trial).getByText("東電が値上げ")).toBeTruthy();
  expect(within(trial).getByText("加えると見つかる記事が多すぎます。")).toBeTruthy();
  expect(sent(bff, "OmissionTrial")).toEqual([{ id: "8" }]);
});

it("adds a word or a synonym with one press", async () => {
  const bff = open({ ThemeOmissions: list(OMISSION), SettleOmission: DONE });
  await press("検索語に加える：東電");
  expect(await screen.findByText(/テーマ「電力」の検索式に加えました/)).toBeTruthy();
  await press("類義語に加える：東電");
  expect(await screen.findByText(/「東京電力」の類義語に加えました/)).toBeTruthy();
  await press("不要：東電");
  await expect.poll(() => screen.queryByText(/類義語に加えました/)).toBeNull();
  expect(sent(bff, "SettleOmission")).toEqual([
    { id: "8", decision: "ADD_WORD" },
    { id: "8", decision: "ADD_SYNONYM" },
    { id: "8", decision: "DISMISS" },
  ]);
});

it("dismisses, says why something can't be added, and takes a dismissal back", async () => {
  const refused = {
    data: {
      settleOmission: {
        __typename: "InvalidForm",
        fieldErrors: [{ __typename: "FieldError", field: "decision", message: "多すぎます。", position: null }],
      },
    },
  };
  const dismissed = { ...OMISSION, state: "DISMISSED", settledBy: "管理者", settledAt: "2026-11-20T10:00:00+09:00" };
  const bff = open({
    ThemeOmissions: [list({ ...OMISSION, ownTerm: null }), list({ ...OMISSION, ownTerm: null }), list(dismissed)],
    SettleOmission: [refused, DONE, DONE],
  });
  await press("検索語に加える：東電");
  expect(await screen.findByText("多すぎます。")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "類義語に加える：東電" })).toBeNull();
  await press("不要：東電");
  await userEvent.click(await screen.findByRole("radio", { name: "不要" }));
  await press("未対応に戻す：東電");
  await expect
    .poll(() => sent(bff, "SettleOmission").map((variables) => variables?.decision))
    .toEqual(["ADD_WORD", "DISMISS", "REOPEN"]);
  expect(sent(bff, "ThemeOmissions").at(-1)).toMatchObject({ state: "DISMISSED", themeId: null });
});

it("says when there is nothing, and when it could not be read", async () => {
  open({ ThemeOmissions: list() });
  expect(await screen.findByText(/提案はありません。/)).toBeTruthy();
});

it("is for Admins only", async () => {
  const bff = open({}, "USER");
  expect(await screen.findByLabelText(/見出しの言葉かURL/)).toBeTruthy();
  expect(screen.queryByRole("radio", { name: "もれ診断" })).toBeNull();
  expect(bff.operations()).not.toContain("ThemeOmissions");
});
