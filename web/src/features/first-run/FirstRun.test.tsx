import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import FirstRun from "./FirstRun.tsx";

const steps = (...done: boolean[]) => ({
  data: {
    firstRun: ["THEME", "USER_GROUP", "USER"].map((name, at) => ({ __typename: "FirstRunStep", name, done: done[at] })),
  },
});

const open = (answer: ReturnType<typeof steps>) => {
  const bff = fakeBff({ FirstRun: answer });
  render(
    <ViewerContext value={aViewer()}>
      <FirstRun />
    </ViewerContext>,
    "/1013",
  );
  return bff;
};

describe("the first run", () => {
  beforeEach(() => localStorage.clear());

  it("leads to what the Admin does himself, and says whom to ask for the rest", async () => {
    open(steps(false, false, true));
    expect(await screen.findByText("あと2つ")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "テーマと検索式" })).toBeNull();
    expect(screen.getByText(/ご契約の窓口にお申し付けください/)).toBeTruthy();
    const groups = screen.getByRole("link", { name: "媒体を使うユーザーグループ" });
    expect(groups.getAttribute("href")).toBe("/1010");
  });

  it("is gone once all is done, and is not asked for again", async () => {
    const bff = open(steps(true, true, true));
    await waitFor(() => expect(bff.operations()).toEqual(["FirstRun"]));
    await waitFor(() => expect(localStorage.length).toBe(1));
    expect(screen.queryByText("最初のメールまで")).toBeNull();
    const again = open(steps(true, true, true));
    expect(again.operations()).toEqual([]);
  });
});
