import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import OperatorHomeScreen from "./OperatorHomeScreen.tsx";
import { operatorHomeText as text } from "./text.ts";

vi.mock("../../session/use-operator.ts", () => ({ useOperator: () => ({ id: "ops", name: "運用　花子" }) }));

const source = (arrivedMedia: number, ...states: string[]) => ({
  __typename: "ArrivalScreen",
  expectedMedia: 12,
  arrivedMedia,
  media: states.map((state) => ({
    __typename: "MediumArrival",
    ...{ code: `M${state}`, name: `${state}新聞`, state, dueTime: state === "arrived" ? null : "06:00" },
  })),
});
const mails = { __typename: "ContractMails", planned: 40, waiting: 5, late: 2, sent: 1200, failed: 1 };
const status = {
  __typename: "SetupStatusScreen",
  mails: [mails, { ...mails, late: 0, failed: 0 }],
  runs: ["done", "running", "failed"].map((each) => ({ __typename: "SetupRunRow", status: each })),
  runTotal: 3,
  deadLetterTotal: 4,
};
const contract = (id: string, state: string, more: object = {}) => ({
  __typename: "ContractSummary",
  ...{ id, code: `code${id}`, name: `${id}番商事`, state, endDate: null, missing: [] },
  ...more,
});
const waiting = {
  data: {
    contracts: {
      __typename: "ContractPage",
      contracts: [
        contract("1", "preparing", { missing: ["themes", "mails"] }),
        contract("2", "ending", { endDate: "2026-11-30" }),
        contract("3", "in_service"),
      ],
    },
  },
};
const found = {
  contracts: {
    __typename: "ContractPage",
    total: 1,
    contracts: [
      { __typename: "ContractSummary", id: "7", code: "sazanami1", name: "サザナミ化学", state: "in_service" },
    ],
  },
  foundUsers: {
    __typename: "FoundUsers",
    total: 9,
    users: [
      {
        __typename: "FoundUser",
        contractId: "7",
        companyName: "サザナミ化学",
        userId: "suzuki01",
        name: "鈴木　一",
        groupName: "広報",
      },
    ],
  },
  operatorFound: {
    __typename: "OperatorFound",
    themes: [
      { __typename: "FoundTheme", contractId: "7", companyName: "サザナミ化学", themeId: "31", name: "パワー半導体" },
    ],
    mails: [
      {
        __typename: "FoundMail",
        ...{ contractId: "7", companyName: "サザナミ化学", mailId: "41", address: "suzuki@example.jp", kind: "digest" },
        ...{ name: "朝の半導体", state: "bounced", plannedAt: "2026-11-20T07:00:00+09:00" },
      },
    ],
  },
};
const headline = {
  __typename: "LifeArticle",
  ...{
    articleId: "202611000000009",
    title: "GaNの工場",
    medium: "電装タイムス",
    arrivedAt: "2026-11-19T05:00:00+09:00",
  },
};
const nothing = {
  contracts: { ...found.contracts, total: 0, contracts: [] },
  foundUsers: { ...found.foundUsers, total: 0, users: [] },
  operatorFound: { ...found.operatorFound, themes: [], mails: [] },
};

function open(answers: Parameters<typeof fakeBff>[0] = {}) {
  const bff = fakeBff({
    MorningArrivals: {
      data: { newspapers: source(11, "arrived", "missing"), web: source(12, "arrived"), magazines: source(0) },
    },
    MorningStatus: { data: { setupStatusScreen: status } },
    AttentionContracts: waiting,
    OperatorSearch: { data: found },
    HeadlineSearch: { data: { foundHeadlines: [headline] } },
    ...answers,
  });
  render(<OperatorHomeScreen />, "/el/home", newOperatorClient());
  return bff;
}

describe("/el/home", () => {
  it("begins with what has come, what is being done and what went wrong, each with its way", async () => {
    open();
    const newspapers = await screen.findByRole("link", { name: /新聞の到着.*11／12媒体.*1媒体/ });
    expect([newspapers.getAttribute("href"), newspapers.dataset.alarm]).toEqual([
      "/el/arrivals?source=NEWSPAPER",
      "true",
    ]);
    expect(screen.getByRole("link", { name: /WEBの到着.*ありません/ }).dataset.alarm).toBe("false");
    await screen.findByRole("link", { name: /エラー.*5件/ });
    const links = screen.getAllByRole("link", { name: /セットアップ|メールの送信|送信待ち|エラー/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "セットアップ3件処理中 1件",
      "メールの送信2,400通予定 80通・失敗 1通",
      "送信待ち10通10分以上の遅れ 2通",
      "エラー5件失敗した処理 1件・あきらめたメール 4通",
    ]);
    for (const link of links) expect(link.getAttribute("href")).toBe("/el/setup-status");
  });

  it("has its tiles in place before their numbers come, so that nothing below moves", async () => {
    open();
    const morning = within(screen.getByRole("region", { name: text.morning }));
    const tiles = () => morning.getAllByRole("link").map((link) => link.querySelector("span")?.textContent);
    const before = tiles();
    await screen.findByRole("link", { name: /エラー.*5件/ });
    expect(tiles()).toEqual(before);
    expect(before).toEqual([...Object.values(text.arrivals), text.runs, text.mails, text.queue, text.errors]);
  });

  it("shows one part where another can't be had", async () => {
    open({ MorningArrivals: new Error("offline") });
    expect(await screen.findByText("今朝の状態を読み込めませんでした")).toBeTruthy();
    expect(await screen.findByRole("link", { name: /送信待ち/ })).toBeTruthy();
  });

  it("names the media that did not come and the contracts that wait for somebody, with what they wait for", async () => {
    open();
    const media = within(await screen.findByRole("region", { name: "届いていない媒体" }));
    expect(media.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "missing新聞未着06:00までに届く予定",
    ]);
    expect(media.getByRole("link").getAttribute("href")).toBe("/el/arrivals?source=NEWSPAPER");
    const contracts = within(await screen.findByRole("region", { name: "準備中と終わりの近い契約" }));
    expect(contracts.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "1番商事準備中あと テーマと検索式、配信設定と最初のメール",
      "2番商事30日以内に終了契約の終わり 2026/11/30",
    ]);
    expect(contracts.getByRole("link", { name: "2番商事" }).getAttribute("href")).toBe("/el/contract?id=2");
  });

  it("says that nothing waits", async () => {
    const arrived = source(12, "arrived");
    open({
      MorningArrivals: { data: { newspapers: arrived, web: arrived, magazines: arrived } },
      AttentionContracts: {
        data: { contracts: { __typename: "ContractPage", contracts: [contract("3", "in_service")] } },
      },
    });
    expect(await screen.findByText("未着・少ない・遅着の媒体はありません")).toBeTruthy();
    expect(await screen.findByText("準備中と終わりの近い契約はありません")).toBeTruthy();
  });

  it("finds contracts, users, themes, mails and articles as one types, and leads to them", async () => {
    const bff = open();
    await userEvent.type(
      screen.getByRole("textbox", { name: "契約企業・ユーザー・テーマ・メール・記事を探す" }),
      " 鈴木 ",
    );
    const results = within(await screen.findByRole("region", { name: "探した結果" }));
    expect((await results.findByRole("link", { name: "サザナミ化学" })).getAttribute("href")).toBe("/el/contract?id=7");
    const users = `/el/users?q=${encodeURIComponent("鈴木")}`;
    expect(results.getByRole("link", { name: "鈴木　一" }).getAttribute("href")).toBe(`${users}&user=7%2Fsuzuki01`);
    expect(results.getByRole("link", { name: "ユーザーをすべて表示" }).getAttribute("href")).toBe(users);
    expect(results.getByRole("link", { name: "パワー半導体" }).getAttribute("href")).toBe(
      "/el/expressions?contractId=7&themeId=31",
    );
    expect(results.getByRole("link", { name: "朝の半導体" }).getAttribute("href")).toBe(
      "/el/mail-life?contractId=7&mailId=41",
    );
    expect(results.getByText("戻ってきた")).toBeTruthy();
    expect((await results.findByRole("link", { name: "GaNの工場" })).getAttribute("href")).toBe(
      "/el/article-life?articleId=202611000000009",
    );
    const searches = bff.calls.filter(({ operation }) => operation === "OperatorSearch");
    expect(searches.at(-1)?.body.variables).toEqual({ keyword: "鈴木" });
  });

  it("says that nothing is found", async () => {
    open({ OperatorSearch: { data: nothing }, HeadlineSearch: { data: { foundHeadlines: [] } } });
    const field = screen.getByRole("textbox", { name: "契約企業・ユーザー・テーマ・メール・記事を探す" });
    await userEvent.type(field, "いない");
    expect(await screen.findByText("該当する契約企業、ユーザー、テーマ、メールはありません")).toBeTruthy();
  });
});
