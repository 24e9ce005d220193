import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import MailLifeScreen from "./MailLifeScreen.tsx";

const found = {
  ...{
    address: "a@example.jp",
    kind: "digest",
    name: "灯台",
    state: "bounced",
    plannedAt: "2026-11-20T07:00:00+09:00",
  },
};
const article = (title: string, state: string, more = {}) => ({
  __typename: "MailArticle",
  ...{ articleId: title, title, medium: "港新聞", arrivedAt: "2026-11-20T05:00:00+09:00", state, otherMailId: null },
  themes: [{ __typename: "MailArticleTheme", themeId: "31", name: "灯台", words: ["灯"] }],
  openedAt: null,
  ...more,
});
const life = {
  __typename: "MailLife",
  mail: {
    __typename: "LifeMail",
    ...found,
    ...{ userId: "minase", madeAt: "2026-11-20T07:00:00+09:00", sentBy: null, articleCount: 1, attempts: 2 },
    ...{ nextAt: null, maybeTwice: false, endedAt: "2026-11-20T07:10:00+09:00", reason: "宛先不明" },
    ...{ bouncedAt: "2026-11-20T07:12:00+09:00", stoppedAt: null, stopReason: null },
  },
  setting: {
    __typename: "LifeMailSetting",
    ...{ name: "灯台", section: 101, times: ["07:00"], sendsEmpty: false, alerts: false },
    nextAt: "2026-11-21T07:00:00+09:00",
  },
  articles: [
    article("今日の灯台", "in", { openedAt: "2026-11-20T09:00:00+09:00" }),
    article("昨日の灯台", "earlier", { otherMailId: "40" }),
  ],
  hasMore: false,
};
const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({
    FoundContracts: { data: { contracts: { __typename: "ContractPage", contracts: [] } } },
    ChosenContract: { data: { contract: null } },
    FoundMails: {
      data: {
        foundMails: [
          { __typename: "FoundMail", mailId: "41", ...found },
          { __typename: "FoundMail", mailId: null, ...found, state: "empty", name: "無風" },
        ],
      },
    },
    MailLife: { data: { mailLife: life } },
    ...answers,
  });
  render(<MailLifeScreen />, "/el/mail-life?contractId=7", newOperatorClient());
  return bff;
};

it("says when a mail was sent, why each article is in it or not, and what was opened", async () => {
  const bff = open();
  await userEvent.click(await screen.findByRole("button", { name: /無風.*記事がなく送信なし/ }));
  expect(bff.operations()).not.toContain("MailLife");
  await userEvent.click(screen.getByRole("button", { name: /灯台.*戻ってきた/ }));
  expect(await screen.findByText(/灯台 新聞 毎日 07:00 0件なら送らない/)).toBeTruthy();
  expect(screen.getByRole("row", { name: /送信済み 2回目の送信/ })).toBeTruthy();
  expect(screen.getByRole("row", { name: /戻ってきた 宛先不明/ })).toBeTruthy();
  expect(screen.getByRole("row", { name: /記事を開きました 今日の灯台/ })).toBeTruthy();
  const earlier = screen.getByRole("row", { name: /昨日の灯台/ });
  expect(earlier.textContent).toContain("前のメールで送りました。");
  expect(screen.getByRole("link", { name: "そのメール" }).getAttribute("href")).toBe(
    "/el/mail-life?contractId=7&mailId=40",
  );
  expect(screen.getByRole("link", { name: "今日の灯台" }).getAttribute("href")).toContain("articleId=");
});

it("says where there is no such mail", async () => {
  open({ MailLife: { data: { mailLife: null } }, FoundMails: { data: { foundMails: [] } } });
  expect(await screen.findByText("あてはまるメールはありません")).toBeTruthy();
});
