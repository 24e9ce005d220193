import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ArticleLifeScreen from "./ArticleLifeScreen.tsx";

const article = {
  __typename: "LifeArticle",
  ...{ articleId: "202611000000009", section: 3, title: "GaNの工場", medium: "電装タイムス" },
  ...{ issueDay: "2026-11-19", arrivedAt: "2026-11-19T05:00:00+09:00" },
};
const life = {
  __typename: "ArticleLife",
  article,
  themes: [
    {
      __typename: "LifeTheme",
      ...{ themeId: "31", name: "パワー半導体", state: "not_met", day: null, words: [] },
      reasons: [{ __typename: "TrialReason", term: "工場", field: "title", isExcluding: true }],
    },
  ],
  events: [
    {
      __typename: "LifeEvent",
      ...{
        at: "2026-11-20T06:00:00+09:00",
        kind: "mail",
        who: "a@example.jp",
        state: "sent",
        detail: null,
        mailId: "41",
      },
    },
  ],
};
const open = (answers: Parameters<typeof fakeBff>[0]) => {
  const bff = fakeBff({
    FoundContracts: { data: { contracts: { __typename: "ContractPage", contracts: [] } } },
    ChosenContract: { data: { contract: null } },
    ...answers,
  });
  render(<ArticleLifeScreen />, "/el/article-life?contractId=7", newOperatorClient());
  return bff;
};

it("says why an article is not in a theme, and in which mail it was", async () => {
  open({
    FoundArticles: { data: { foundArticles: [article] } },
    ArticleLife: { data: { articleLife: life } },
  });
  await userEvent.type(screen.getByRole("textbox", { name: "見出しの言葉か記事ID" }), "GaN");
  await userEvent.click(await screen.findByRole("button", { name: /GaNの工場/ }));
  expect((await screen.findByRole("row", { name: /パワー半導体/ })).textContent).toContain(
    "条件を満たしませんNOT 工場（タイトル）",
  );
  expect(screen.getByRole("row", { name: /メールで送りました/ }).textContent).toContain("a@example.jp送信済み");
  expect(screen.getByRole("link", { name: "メールで送りました" }).getAttribute("href")).toBe(
    "/el/mail-life?contractId=7&mailId=41",
  );
});

it("opens an article by its id at once, and says where there is none", async () => {
  const bff = open({ ArticleLife: { data: { articleLife: null } } });
  await userEvent.type(screen.getByRole("textbox", { name: "見出しの言葉か記事ID" }), "２０２６１１０００００００１２");
  expect(await screen.findByText("この記事はありません")).toBeTruthy();
  expect(bff.operations()).not.toContain("FoundArticles");
});
