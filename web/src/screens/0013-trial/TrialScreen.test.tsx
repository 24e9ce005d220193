import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { newSessionClient } from "../../session/session-client.ts";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import TrialScreen from "./TrialScreen.tsx";

const tried = (total: number, page = 1, unsearchedDays: readonly object[] = []) => ({
  data: {
    trialSearch: {
      __typename: "TrialSearchAnswer",
      counts: { __typename: "SourceCounts", newspaper: total, web: 0, magazine: 0, total },
      page,
      pageSize: 10,
      unsearchedDays,
      headlines: Array.from({ length: Math.min(10, total) }, (_, index) => ({
        __typename: "TriedHeadline",
        articleId: String(index),
        dataSection: 3,
        title: `見出し${index}`,
        titleHits: [{ __typename: "TextRange", start: 0, end: 2 }],
        mediaName: "電池ナビ",
        issueDate: "2026-11-20",
      })),
    },
  },
});

function open(address: string, answers: Parameters<typeof fakeBff>[0] = {}) {
  const bff = fakeBff({ TrialSearch: tried(23), ...answers });
  const element = <TrialScreen />;
  const router = createMemoryRouter(
    [
      { path: "/0013", element },
      { path: "/sp/0010", element },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <MantineProvider env="test">
      <ApolloProvider client={newSessionClient()}>
        <ViewerContext value={aViewer()}>
          <RouterProvider router={router} />
        </ViewerContext>
      </ApolloProvider>
    </MantineProvider>,
  );
  const lists = () => bff.calls.flatMap((call) => call.body.variables?.list ?? []);
  return { bff, router, lists };
}

/** What was asked for but the tags, which the form asks for by itself. */
const searches = (bff: { operations: () => readonly (string | undefined)[] }) =>
  bff.operations().filter((each) => each !== "TagChoices");

describe("0013", () => {
  it("shows counts and marked headlines with one call, and steps through the pages", async () => {
    const { bff, lists } = open("/0013?q=電池", { TrialSearch: [tried(23), tried(23, 2)] });
    expect(await screen.findByText("合計(23件)")).toBeTruthy();
    expect(screen.getAllByRole("rowheader")[0]?.querySelector("mark")?.textContent).toBe("見出");
    expect(screen.getByText("1～10件／23件")).toBeTruthy();
    expect(searches(bff)).toEqual(["TrialSearch"]);
    await userEvent.click(screen.getByRole("button", { name: "2ページ" }));
    expect(await screen.findByText("11～20件／23件")).toBeTruthy();
    expect(lists()).toEqual([
      { page: 1, pageSize: 10 },
      { page: 2, pageSize: 10 },
    ]);
  });

  it("names the days that could not be tried", async () => {
    const days = { __typename: "Period", start: "2026-08-03", end: "2026-09-06" };
    open("/0013?q=電池", { TrialSearch: tried(23, 1, [days]) });
    expect(await screen.findByText(/^2026\/08\/03～09\/06に届いた記事は、ただいま検索できない/)).toBeTruthy();
  });

  it("asks nothing before there is something to try", async () => {
    const { bff, router } = open("/0013");
    expect(searches(bff)).toEqual([]);
    await userEvent.type(screen.getByLabelText("キーワード1"), "電池");
    await userEvent.click(screen.getByRole("button", { name: "試し検索" }));
    await screen.findByText("合計(23件)");
    expect(new URLSearchParams(router.state.location.search).get("q")).toBe("電池");
  });

  const REFUSAL = "検索式が空です。検索する言葉を入力してください。";

  it.each([
    ["/0013", "試し検索"],
    ["/0013", "この条件で検索"],
    ["/sp/0010", "試し検索"],
    ["/sp/0010", "検索"],
  ])("refuses a search without words at %s by %s, in the words of the server", async (address, button) => {
    const { bff, router } = open(address);
    await userEvent.click(screen.getByRole("button", { name: button }));
    expect((await screen.findAllByText(REFUSAL)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText("キーワード1").getAttribute("aria-invalid")).toBe("true");
    expect(router.state.location.pathname + router.state.location.search).toBe(address);
    expect(searches(bff)).toEqual([]);
  });

  it("shows the server's refusal of an address without words", async () => {
    const fieldErrors = [{ __typename: "FieldError", field: "keyword1", message: REFUSAL, position: 0 }];
    const { bff } = open("/0013?src=web", {
      TrialSearch: { data: { trialSearch: { __typename: "InvalidForm", fieldErrors } } },
    });
    expect(await within(await screen.findByRole("region")).findByText(REFUSAL)).toBeTruthy();
    expect(searches(bff)).toEqual(["TrialSearch"]);
  });

  it("leads on to the search itself", async () => {
    const { router } = open("/0013?q=電池");
    await userEvent.click(await screen.findByRole("button", { name: "この条件で検索" }));
    expect(router.state.location.pathname).toBe("/search");
  });

  it("shows where an expression is refused, nothing found, and a failure that can be tried again", async () => {
    const fieldErrors = [
      { __typename: "FieldError", field: "expression", message: "閉じかっこがありません。", position: 3 },
    ];
    open("/0013?expr=電池 (EV", { TrialSearch: { data: { trialSearch: { __typename: "InvalidForm", fieldErrors } } } });
    expect(await screen.findByText("4文字目")).toBeTruthy();
    open("/0013?q=無", { TrialSearch: [new TypeError("x"), tried(0)] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("条件に合う記事はありません")).toBeTruthy();
  });
});

describe("sp/0010", () => {
  it("searches with its first button and tries out with its second", async () => {
    const { bff, router } = open("/sp/0010");
    await userEvent.type(screen.getByLabelText("キーワード1"), "電池");
    await userEvent.click(screen.getByRole("button", { name: "試し検索" }));
    expect(await screen.findByText("合計(23件)")).toBeTruthy();
    expect(router.state.location.pathname).toBe("/sp/0010");
    await userEvent.click(screen.getByRole("button", { name: "検索" }));
    expect(await screen.findByText("elsewhere")).toBeTruthy();
    expect(router.state.location.pathname + router.state.location.search).toBe("/search?q=%E9%9B%BB%E6%B1%A0");
    expect(searches(bff)).toEqual(["TrialSearch"]);
  });
});
