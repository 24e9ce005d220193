import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ViewerContext } from "../../../session/use-session.ts";
import { aViewer } from "../../../testing/a-viewer.ts";
import { fakeBff } from "../../../testing/fake-bff.ts";
import { render } from "../../../testing/render.tsx";
import TrendScreen from "../TrendScreen.tsx";

const release = { __typename: "PressRelease", id: "4", title: "新工場を建設", day: "2026-11-19", version: 1 };
const totals = (articleCount: number, storyCount: number, mediaCount: number) => ({
  ...{ __typename: "PickupTotals", articleCount, storyCount, mediaCount },
});
const pickup = (articleId: string, kind: number, title: string, shares: [number, number]) => ({
  ...{ __typename: "Pickup", articleId, kind, dataSection: 1, title, mediaName: "東都新聞", day: "2026-11-20" },
  ...{ place: "2026/11/20 朝刊 1面", isOnFirstPage: kind === 1, releaseShare: shares[0], articleShare: shares[1] },
});
const tracked = {
  ...{ __typename: "TrackedRelease", release, text: "車載電池の新工場を建設します。" },
  period: { __typename: "Period", start: "2026-11-18", end: "2026-12-19" },
  ...{ all: totals(3, 2, 1), withoutReprints: totals(2, 1, 1), kindCounts: [1, 1, 1] },
  media: [{ __typename: "PickupMedium", code: "N1", name: "東都新聞", counts: [1, 0, 1] }],
  pickups: [pickup("7", 1, "新工場", [88, 97]), pickup("8", 3, "電池に投資", [0, 0])],
  ...{ readCount: 1240, unreadCount: 0 },
};
const listed = { PressReleases: { data: { pressReleases: [release] } } };

const asAdmin = () => {
  const viewer = aViewer();
  return { ...viewer, role: "ADMIN" as const, abilities: { ...viewer.abilities, administer: true } };
};

function open(answers: object, { id = "", viewer = aViewer() } = {}) {
  const bff = fakeBff({ ...listed, ...answers });
  render(
    <ViewerContext value={viewer}>
      <TrendScreen />
    </ViewerContext>,
    `/trend?release=${id}`,
  );
  return bff;
}

const cells = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it("shows the latest release: totals with and without reprints, media and headlines that lead to home", async () => {
  const bff = open({ TrackedRelease: { data: { trackedRelease: tracked } } });
  expect(await screen.findByText("2026/11/18～12/19の記事1,240件と比べました。")).toBeTruthy();
  expect(cells("掲載の合計")).toEqual([
    ["合計", "3", "2", "1"],
    ["合計（全文転載を除く）", "2", "1", "1"],
  ]);
  expect(cells("媒体ごとの件数")).toEqual([
    ["合計", "1", "1", "1"],
    ["東都新聞", "1", "–", "1"],
  ]);
  expect(cells("掲載した記事")).toEqual([
    ["新工場", "全文転載", "東都新聞", "2026/11/20 朝刊 1面一面", "88%", "97%"],
    ["電池に投資", "独自記事", "東都新聞", "2026/11/20 朝刊 1面", "–", "–"],
  ]);
  expect(screen.getByRole("link", { name: "新工場" }).getAttribute("href")).toContain("article=1-7");
  expect(screen.getByText("3件のうち2件を表示しています。すべてはダウンロードできます。")).toBeTruthy();
  expect(bff.calls.find(({ operation }) => operation === "TrackedRelease")?.body.variables).toEqual({ id: "4" });
  expect(screen.queryByRole("button", { name: "リリースを追加" })).toBeNull();
  expect(screen.getByRole("link", { name: "推移" }).getAttribute("href")).toBe("/trend");
});

it("says where nothing took it up, and how many articles it did not read", async () => {
  const nothing = { ...tracked, all: totals(0, 0, 0), media: [], pickups: [], unreadCount: 12 };
  open({ TrackedRelease: { data: { trackedRelease: nothing } } });
  expect(await screen.findByText("この期間に、リリースを取り上げた記事はありません。")).toBeTruthy();
  expect(screen.getByText(/発表日から遠い12件は比べていません。/)).toBeTruthy();
});

it("refuses a release that is gone or yet to come", async () => {
  open({ TrackedRelease: { data: { trackedRelease: null } } }, { id: "99" });
  expect(await screen.findByText("このリリースは表示できません。")).toBeTruthy();
});

it("says that it could not be read", async () => {
  open({ PressReleases: new Error("broken network") });
  expect(await screen.findByText("リリース追跡を読み込めませんでした")).toBeTruthy();
});

it("tells a reader who registers the first one, and lets an administrator", async () => {
  open({ PressReleases: { data: { pressReleases: [] } } });
  expect(await screen.findByText(/管理者がリリースを登録すると/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "リリースを追加" })).toBeNull();
});

it("saves a release that an administrator pastes", async () => {
  const saved = { ...release, id: "5", title: "新型機を発売" };
  const bff = open(
    {
      PressReleases: [{ data: { pressReleases: [] } }, { data: { pressReleases: [saved] } }],
      TrackedRelease: { data: { trackedRelease: { ...tracked, release: saved } } },
      SavePressRelease: { data: { savePressRelease: saved } },
    },
    { viewer: asAdmin() },
  );
  await userEvent.click(await screen.findByRole("button", { name: "リリースを追加" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /見出し/ }), "新型機を発売");
  const body = "新型の搬送機を発売します。".repeat(6);
  await userEvent.click(screen.getByRole("textbox", { name: /本文/ }));
  await userEvent.paste(body);
  await userEvent.click(screen.getByRole("button", { name: "保存" }));
  expect(await screen.findByRole("option", { name: /新型機を発売/ })).toBeTruthy();
  expect(bff.calls.find(({ operation }) => operation === "SavePressRelease")?.body.variables).toMatchObject({
    ...{ id: null, form: { title: "新型機を発売", text: body } },
  });
});
