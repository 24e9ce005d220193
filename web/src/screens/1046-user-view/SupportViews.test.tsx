import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { newSessionClient } from "../../session/session-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { SupportViews } from "./SupportViews.tsx";

const view = {
  __typename: "SupportViewed",
  id: "3",
  operatorName: "須永 亮",
  userId: "minase",
  userName: "水瀬 健吾",
  reason: "問い合わせ 4821",
  startedAt: "2026-11-20T12:00:00+09:00",
  endedAt: "2026-11-20T12:30:00+09:00",
  open: true,
};

const open = (allowed: boolean, views: object[]) => {
  const bff = fakeBff({
    SupportViews: { data: { supportViews: { __typename: "SupportViews", allowed, views } } },
    AllowSupportViews: {
      data: { allowSupportViews: { __typename: "SupportViewSettingSaved", allowed: !allowed } },
    },
  });
  render(<SupportViews />, "/1046", newSessionClient());
  return bff;
};

it("shows administrators who looked as whom and why, and lets them forbid it", async () => {
  const bff = open(true, [view]);
  const row = await screen.findByRole("row", { name: /須永 亮/ });
  for (const said of ["水瀬 健吾（minase）", "問い合わせ 4821", "表示中"]) expect(row.textContent).toContain(said);
  await userEvent.click(screen.getByRole("checkbox", { name: "代理表示を許可する" }));
  expect(await screen.findByText("代理表示を禁止しました")).toBeTruthy();
  expect(bff.calls.find(({ operation }) => operation === "AllowSupportViews")?.body.variables).toEqual({
    allowed: false,
  });
});

it("says that nobody looked", async () => {
  open(false, []);
  expect(await screen.findByText("まだ代理表示はありません。")).toBeTruthy();
});
