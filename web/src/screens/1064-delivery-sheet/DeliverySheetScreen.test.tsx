import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import DeliverySheetScreen from "./DeliverySheetScreen.tsx";

const papers = (own: object = {}) => ({
  ...{ __typename: "PaperFigures", expected: 107, onTime: 107, late: 0, missed: 0, waiting: 0 },
  ...own,
});
const aPaper = (name: string, own: object = {}) => ({
  ...{
    __typename: "SheetPaper",
    code: name,
    name,
    state: "missed",
    dueTime: "05:10",
    arrivedAt: null,
    completedAt: null,
  },
  ...own,
});
const cameAt = (first: string, last: string) => ({
  arrivedAt: `2026-11-20T${first}:00+09:00`,
  completedAt: `2026-11-20T${last}:00+09:00`,
});
const aSlot = (own: object = {}) => ({
  ...{ __typename: "SheetSlot", time: "07:00", state: "kept", settings: 5, kept: 5, late: 0, unsent: 0, resting: 0 },
  ...{ empty: 0, stopped: 0, bounced: 0, waiting: 0, lastSentAt: "2026-11-19T07:02:00+09:00", line: "", digests: [] },
  ...own,
});
const aDay = (day: string, own: object = {}) => ({
  ...{ __typename: "SheetDay", day, supplements: 0, papers: papers(), latePapers: [], slots: [aSlot()] },
  ...own,
});
const late = {
  ...{ __typename: "LateDigest", address: "a@example.jp", cause: "refused", reason: "451 try later" },
  sentAt: "2026-11-20T07:31:00+09:00",
};
const BAD_DAY = aDay("2026-11-20", {
  papers: papers({ onTime: 101, late: 1, missed: 5 }),
  latePapers: [
    aPaper("北海新聞", { state: "late", ...cameAt("06:40", "07:00") }),
    aPaper("日和新聞", { state: "late", ...cameAt("05:02", "06:30") }),
    ...["甲", "乙", "丁"].map((name) => aPaper(name)),
  ],
  slots: [
    aSlot({
      state: "partly",
      kept: 4,
      lastSentAt: late.sentAt,
      late: 1,
      resting: 2,
      digests: [late],
      line: "107紙中102紙（7:00）。甲は未着",
    }),
  ],
  supplements: 1,
});

const sheet = (days: object[], own: object = {}) => ({
  data: {
    deliverySheet: {
      ...{ __typename: "DeliverySheet", month: "2026-11", keptFrom: "2025-11-20", days, slots: 2, keptSlots: 1 },
      ...{ partlySlots: 1, missedSlots: 0, papers: papers({ expected: 214, onTime: 208, late: 1, missed: 5 }) },
      media: [{ __typename: "SheetMedium", code: "甲", name: "甲新聞", papers: papers({ expected: 20, missed: 2 }) }],
      ...own,
    },
  },
});
const open = (answer: object, path = "/1064?month=2026-11") => {
  const bff = fakeBff({ DeliverySheet: answer });
  render(<DeliverySheetScreen />, path);
  return bff;
};

describe("配信実績", () => {
  it("tells each day's newspapers and digests, and why a mail was late", async () => {
    open(sheet([BAD_DAY, aDay("2026-11-19")]));
    const row = await screen.findByRole("row", { name: /2026\/11\/20\(金\)/ });
    expect(row.textContent).toContain("102/107紙");
    expect(row.textContent).toContain("遅着北海新聞06:40着");
    expect(row.textContent).toContain("遅着日和新聞最後の記事06:30");
    expect(row.textContent).toContain("未着甲予定05:10");
    expect(row.textContent).toContain("07:00一部遅れ5件中4件・最後の送信 07:31・休止2件");
    expect(row.textContent).toContain(
      "宛先のサーバーがすぐに受け取りませんでした・07:31に送信・451 try latera@example.jp",
    );
    expect(row.textContent).toContain("メールの表示：107紙中102紙（7:00）。甲は未着");
    expect(row.textContent).toContain("追補1通");
    await userEvent.click(within(row).getByText("ほか1紙"));
    expect(within(row).getByText("丁")).toBeTruthy();
  });

  it("shows the sums, and the newspapers that were not on time", async () => {
    open(sheet([BAD_DAY]));
    expect((await screen.findByText("時刻どおりの配信")).parentElement?.textContent).toContain("1回2回中・50.0%");
    expect(screen.getByText("定刻に着いた新聞").parentElement?.textContent).toContain("208紙延べ214紙中・97.1%");
    const media = within(screen.getAllByRole("region", { name: "遅着・未着のあった新聞" })[0] as HTMLElement);
    expect(media.getByRole("row", { name: /甲新聞/ }).textContent).toBe("甲新聞2010702");
  });

  it("narrows to the days on which something was wrong, by the address", async () => {
    open(sheet([BAD_DAY, aDay("2026-11-19")]));
    await userEvent.click(await screen.findByRole("radio", { name: "遅れ・未着のある日" }));
    expect(screen.queryByRole("row", { name: /^2026\/11\/19/ })).toBeNull();
    expect(screen.getByRole("row", { name: /^2026\/11\/20/ })).toBeTruthy();
  });

  it("says that nothing was wrong", async () => {
    open(sheet([aDay("2026-11-19")], { media: [] }), "/1064?month=2026-11&only=bad");
    expect(await screen.findByText("遅れも未着もありませんでした")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "遅着・未着のあった新聞" })).toBeNull();
  });

  it("goes from month to month, says what is not kept, and that a month is empty", async () => {
    const bff = open(sheet([]), "/1064?month=2025-11");
    expect(await screen.findByText("2026年11月の記録はありません")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "前の月" }));
    const asked = () => bff.calls.findLast(({ operation }) => operation === "DeliverySheet")?.body.variables;
    await expect.poll(asked).toEqual({ month: "2025-10" });
    open(sheet([aDay("2025-11-25")], { month: "2025-11" }), "/1064?month=2025-11");
    expect(await screen.findByText(/メールの記録は2025\/11\/20からあります/)).toBeTruthy();
  });
});
