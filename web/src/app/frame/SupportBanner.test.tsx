import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import SupportBanner, { Banner } from "./SupportBanner.tsx";

const NOW = new Date("2026-11-20T12:00:00+09:00");
const view = {
  __typename: "SupportView",
  operatorName: "須永 亮",
  reason: "問い合わせ 4821",
  endsAt: "2026-11-20T12:13:20+09:00",
} as const;
const viewer = aViewer({ contractId: "7", userId: "minase", name: "水瀬 健吾", isSupportView: true });
const went = vi.hoisted(() => vi.fn());
vi.mock("../../browser/open-anew.ts", () => ({ openAnew: went }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  went.mockReset();
});

const open = () => {
  const bff = fakeBff({ Logout: { data: { logout: { __typename: "LogoutResult", done: true } } } });
  render(<Banner viewer={viewer} view={view} />);
  return bff;
};

describe("the banner over a support view", () => {
  it("says whose screens they are, who looks and why, and how long still", () => {
    open();
    expect(screen.getByRole("region", { name: "代理表示" }).textContent).toContain(
      "水瀬 健吾さん（ツムギ重工　広報部）",
    );
    expect(screen.getByText(/問い合わせ 4821.須永 亮/)).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toBe("残り 13分20秒");
  });

  it("asks for its facts itself", async () => {
    const { contractId, userId } = viewer;
    fakeBff({ SupportView: { data: { viewer: { __typename: "Viewer", contractId, userId, supportView: view } } } });
    render(<SupportBanner viewer={viewer} />);
    expect(await screen.findByRole("region", { name: "代理表示" })).toBeTruthy();
  });

  it("ends it and goes back to the user among the operators' screens", async () => {
    const bff = open();
    await act(async () => screen.getByRole("button", { name: "終了" }).click());
    await vi.waitFor(() => expect(went).toHaveBeenCalledWith("/el/users?user=7%2Fminase"));
    expect(bff.calls.map(({ operation }) => operation)).toEqual(["Logout"]);
  });

  it("ends by itself when the time is over", async () => {
    open();
    await act(() => vi.advanceTimersByTimeAsync(801_000));
    expect(went).toHaveBeenCalled();
  });
});
