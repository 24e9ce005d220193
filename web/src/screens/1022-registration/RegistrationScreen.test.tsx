import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Toasts } from "../../components/toast/Toasts.tsx";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import RegistrationScreen from "./RegistrationScreen.tsx";

const theme = { __typename: "RegistrableTheme", id: "4", name: "電池" };
const change = (by: string, at: string) => ({
  __typename: "RegistrationChange",
  ...{ by, at, ended: false, start: "2026-10-01", end: null, expression: "工場 OR 用地" },
});
const row = (mediaCode: string, mediaName: string, end: string | null) => ({
  __typename: "MediaRegistration",
  ...{ id: `4 ${mediaCode}`, theme, mediaCode, mediaName, source: "NEWSPAPER", start: "2026-10-01", end },
  ...{ registeredBy: "佐久間 遥", registeredAt: "2026-10-01T09:30:00+09:00", articleCount: 12, onlyCount: 7 },
  ...{ expression: "工場 OR 用地", history: [change("佐久間 遥", "2026-10-01T09:30:00+09:00")] },
});
const registrations = {
  data: {
    registrations: {
      __typename: "Registrations",
      themes: [theme],
      removals: [
        {
          __typename: "ThemeRemoval",
          ...{ articleId: "9", title: "外した話", theme, by: "佐久間 遥", at: "2026-11-20T09:00:00+09:00" },
        },
      ],
      registrations: [row("TOT", "東都新聞", null), row("UMI", "海路日報", "2026-10-31")],
    },
    media: [
      { __typename: "Medium", code: "TOT", name: "東都新聞", group: null, source: "NEWSPAPER" },
      { __typename: "Medium", code: "WEB", name: "網の目", group: null, source: "WEB" },
      { __typename: "Medium", code: "W1", name: "週刊東和", group: null, source: "MAGAZINE" },
    ],
  },
};
const preview = {
  data: {
    registrationPreview: {
      __typename: "RegistrationPreview",
      ...{ count: 143, knownCount: 25, latest: [] },
      days: [
        { __typename: "PreviewDay", day: "2026-11-18", count: 100 },
        { __typename: "PreviewDay", day: "2026-11-20", count: 43 },
      ],
    },
  },
};
const done = (field: string, parts: object) => ({ data: { [field]: { __typename: "RegistrationDone", ...parts } } });

const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({ Registrations: registrations, RegistrationPreview: preview, ...answers });
  render(
    <ViewerContext value={aViewer({ role: "ADMIN" })}>
      <RegistrationScreen />
      <Toasts />
    </ViewerContext>,
    "/1022",
  );
  return bff;
};
const variablesOf = (bff: ReturnType<typeof fakeBff>, operation: string) =>
  bff.calls.filter((call) => call.operation === operation).map(({ body }) => body.variables);
const choose = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole("combobox", { name: new RegExp(label) }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

it("shows what media would bring, and registers newspapers and magazines with their words in one call", async () => {
  const bff = open({ RegisterMedia: done("registerMedia", { added: 118, removed: 0 }) });
  await choose("テーマ", "電池");
  await choose("媒体", "東都新聞 TOT");
  await choose("媒体", "週刊東和 W1");
  await userEvent.type(screen.getByRole("textbox", { name: "絞り込み" }), "工場");
  expect(await screen.findByText("143件")).toBeTruthy();
  expect(screen.getByText(/そのうち25件は/)).toBeTruthy();
  expect(screen.getByRole("img", { name: "日ごとの件数：11/18 100件、11/19 0件、11/20 43件" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^登録/ }));
  expect(await screen.findByText("登録しました。118件がテーマに入りました。")).toBeTruthy();
  expect(variablesOf(bff, "RegisterMedia")).toMatchObject([
    { mediaCodes: ["TOT", "W1"], themeIds: ["4"], end: null, expression: "工場" },
  ]);
});

it("copies an ended registration into the form, and tells what was done with it", async () => {
  const bff = open({ RegisterMedia: done("registerMedia", { added: 3, removed: 0 }) });
  await userEvent.click(await screen.findByRole("button", { name: "電池、海路日報の操作" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "履歴" }));
  const dialog = await screen.findByRole("dialog", { name: "海路日報の「電池」への登録の履歴" });
  expect(dialog.textContent).toContain("登録2026/10/01～終わりなし 絞り込み 工場 OR 用地");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "電池、海路日報の操作" }));
  const brought = vi.spyOn(Element.prototype, "scrollIntoView");
  await userEvent.click(await screen.findByRole("menuitem", { name: "複製" }));
  const words = screen.getByRole("textbox", { name: "絞り込み" });
  expect(brought.mock.contexts.some((shown) => shown instanceof Element && shown.contains(words))).toBe(true);
  brought.mockRestore();
  await userEvent.click(screen.getByRole("button", { name: /^登録/ }));
  expect(await screen.findByText("登録しました。3件がテーマに入りました。")).toBeTruthy();
  expect(variablesOf(bff, "RegisterMedia")).toMatchObject([
    { mediaCodes: ["UMI"], themeIds: ["4"], end: null, expression: "工場 OR 用地" },
  ]);
});

it("ends a registration at a day, which keeps its beginning", async () => {
  const bff = open({ RegisterMedia: done("registerMedia", { added: 0, removed: 3 }) });
  await userEvent.click(await screen.findByRole("radio", { name: "登録中 1件" }));
  const list = screen.getByRole("table");
  expect(within(list).getAllByRole("rowheader")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "電池、東都新聞の操作" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "終了" }));
  expect(screen.queryByText(/この登録だけで入ったものはテーマから外れます/)).toBeNull();
  const lastDay = await screen.findByLabelText("終了日");
  await userEvent.clear(lastDay);
  await userEvent.type(lastDay, "2026/10/20{Enter}");
  expect(await screen.findByText(/この登録だけで入ったものはテーマから外れます/)).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "終了" }));
  expect(await screen.findByText("東都新聞の登録を終了しました。3件がテーマから外れました")).toBeTruthy();
  expect(variablesOf(bff, "RegisterMedia")).toMatchObject([
    { mediaCodes: ["TOT"], start: "2026-10-01", end: "2026-10-20" },
  ]);
});

it("takes a registration back after saying what leaves the theme", async () => {
  const bff = open({ RemoveRegistration: done("removeRegistration", { removed: 7 }) });
  await userEvent.click(await screen.findByRole("button", { name: "電池、東都新聞の操作" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "取り消し" }));
  expect(await screen.findByText(/この登録だけで入った7件/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "取り消し" }));
  expect(await screen.findByText("登録を取り消し、7件がテーマから外れました")).toBeTruthy();
  expect(variablesOf(bff, "RemoveRegistration")).toEqual([{ mediaCode: "TOT", themeIds: ["4"] }]);
});

it("registers articles of magazines, and says why nothing was done", async () => {
  const magazine = {
    __typename: "RegistrableMagazine",
    ...{ id: "5", title: "特集 電池", mediaName: "週刊東和", coverDate: "2026-11-23", startPage: 12, endPage: 29 },
    ...{ salePeriod: "-", registeredTo: [], foundIn: [] },
  };
  const refused = { __typename: "Refusal", code: "NOT_FOUND", message: "データが見つかりません。", retryAfter: null };
  const bff = open({
    RegistrableMagazines: {
      data: { registrableMagazines: { __typename: "RegistrableMagazinePage", total: 1, articles: [magazine] } },
    },
    RegisterMagazineArticles: { data: { registerMagazineArticles: refused } },
  });
  await userEvent.click(await screen.findByRole("radio", { name: "雑誌の記事を登録" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: /特集 電池/ }));
  expect(screen.getByText("再配信だけ")).toBeTruthy();
  await choose("テーマ", "電池");
  await userEvent.click(screen.getByRole("button", { name: "1件を登録" }));
  expect(await screen.findByText("データが見つかりません。")).toBeTruthy();
  expect(variablesOf(bff, "RegisterMagazineArticles")).toEqual([{ articleIds: ["5"], themeIds: ["4"] }]);
});

it("lists what was taken out of themes, and puts it back", async () => {
  const bff = open({ RestoreToThemes: done("restoreToThemes", { added: 1 }) });
  await userEvent.click(await screen.findByRole("radio", { name: "外した記事" }));
  await userEvent.click(screen.getByRole("button", { name: "「外した話」を「電池」に戻す" }));
  expect(await screen.findByText("1件をテーマに戻しました")).toBeTruthy();
  expect(variablesOf(bff, "RestoreToThemes")).toEqual([{ articleIds: ["9"], themeId: "4" }]);
});
