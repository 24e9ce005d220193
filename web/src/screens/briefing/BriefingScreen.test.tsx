import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import BriefingScreen from "./BriefingScreen.tsx";

const aStory = (own: object = {}) => ({
  ...{ __typename: "BriefingStory", articleId: "202611000000001", dataSection: 1, title: "東和電機、新工場" },
  ...{ mediaName: "東都新聞", issueDate: "2026-11-20", excerpt: "東和電機は新工場を建てる。", excerptCut: false },
  ...{ papers: 4, firstPages: 1, magazines: 0, sites: 2, impact: "調達に影響", handling: 2, openSince: "2026-11-19" },
  ...own,
});
const page = (own: object = {}) => ({
  data: {
    briefing: {
      ...{ __typename: "Briefing", day: "2026-11-20", version: 1, confirmedBy: "仁科 拓也" },
      ...{ confirmedAt: "2026-11-20T06:50:00+09:00", stories: [aStory()], hiddenCount: 0, previousDay: "2026-11-19" },
      ...{ nextDay: null, editable: false, ...own },
    },
  },
});
const open = (answer: object, path = "/briefing?day=2026-11-20") => {
  const bff = fakeBff({ Briefing: answer });
  render(
    <ViewerContext value={aViewer({ companyName: "ツムギ重工" })}>
      <BriefingScreen />
    </ViewerContext>,
    path,
  );
  return bff;
};

describe("役員版", () => {
  it("shows each story with its media, first sentence, meaning and handling, and leads to its article", async () => {
    const bff = open(
      page({ stories: [aStory(), aStory({ articleId: "2", title: "二つ目", excerptCut: true, impact: "" })] }),
    );
    const list = within(await screen.findByRole("list", { name: "今日の報道" }));
    const [first, second] = list.getAllByRole("listitem");
    expect(first?.textContent).toBe(
      "東和電機、新工場東都新聞 11/204紙（一面1）・WEB2媒体対応：確認中（11/19から）東和電機は新工場を建てる。当社への影響調達に影響",
    );
    expect(second?.textContent).toContain("東和電機は新工場を建てる。…");
    expect(second?.textContent).not.toContain("当社への影響");
    expect(list.getByRole("link", { name: "東和電機、新工場" }).getAttribute("href")).toContain(
      "articleId=202611000000001&data_section=1",
    );
    expect(screen.getByText("2026/11/20 06:50 確認 仁科 拓也")).toBeTruthy();
    expect(bff.calls[0]?.body.variables).toEqual({ day: "2026-11-20" });
  });

  it("says that there was nothing, and that something is not shown", async () => {
    open(page({ stories: [] }));
    expect(await screen.findByText("大きな報道はありません")).toBeTruthy();
    open(page({ stories: [], hiddenCount: 2 }));
    expect(await screen.findByText("お使いの権限では表示できない記事が2件あります。")).toBeTruthy();
    expect(screen.getAllByText("大きな報道はありません")).toHaveLength(1);
  });

  it("leads to the page before while nobody has confirmed today's, without files", async () => {
    open(page({ version: null, confirmedAt: null, confirmedBy: null, stories: [] }), "/briefing");
    expect(await screen.findByText("2026/11/20(金)の役員版はまだありません")).toBeTruthy();
    expect(screen.getByRole("link", { name: "2026/11/19(木)の役員版を見る" }).getAttribute("href")).toBe(
      "/briefing?day=2026-11-19",
    );
    expect(screen.queryByRole("button", { name: "PDF" })).toBeNull();
  });

  it("has its form for editors alone", async () => {
    open(page());
    await screen.findByRole("button", { name: "PDF" });
    expect(screen.queryByRole("link", { name: "編集" })).toBeNull();
    open(page({ editable: true }));
    expect((await screen.findByRole("link", { name: "編集" })).getAttribute("href")).toBe("/1002-002?day=2026-11-20");
  });
});
