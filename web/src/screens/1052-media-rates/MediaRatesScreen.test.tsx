import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { type Answer, fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import MediaRatesScreen from "./MediaRatesScreen.tsx";

const ofMizuho = { __typename: "MediaRate", mediaCode: "001", mediaName: "瑞穂日報", unit: 1, rate: 1050 };
const ofAkatsuki = { __typename: "MediaRate", mediaCode: "002", mediaName: "暁新聞", unit: 2, rate: 98_000 };
const stored = (rates: readonly object[], version: string): Answer => ({
  data: {
    mediaRates: { __typename: "MediaRateList", rates, version },
    media: [
      { __typename: "Medium", code: "001", name: "瑞穂日報", source: "NEWSPAPER" },
      { __typename: "Medium", code: "002", name: "暁新聞", source: "NEWSPAPER" },
      { __typename: "Medium", code: "900", name: "暁ウェブ", source: "WEB" },
    ],
  },
});
const saved: Answer = { data: { saveMediaRate: { __typename: "MediaRateList", version: "2" } } };
const lost: Answer = {
  data: {
    saveMediaRate: {
      __typename: "Refusal",
      code: "MSG4090",
      message: "ほかの方が先に保存しました。",
      retryAfter: null,
    },
  },
};

const openDialog = async () => {
  await userEvent.click(await screen.findByRole("button", { name: /単価を追加/ }));
  return within(await screen.findByRole("dialog"));
};

it("names each field of a new rate that is at fault, and sends nothing", async () => {
  const bff = fakeBff({ MediaRatesScreen: stored([ofMizuho], "1") });
  render(<MediaRatesScreen />);
  const dialog = await openDialog();
  expect(dialog.queryByRole("option", { name: "瑞穂日報" })).toBeNull();
  expect(dialog.queryByRole("option", { name: "暁ウェブ" })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "保存" }));
  expect(dialog.getByText("媒体を選択してください。")).toBeTruthy();
  for (const typed of ["0", "1.5", "百", "100000001"]) {
    await userEvent.clear(dialog.getByLabelText("単価（円）"));
    await userEvent.type(dialog.getByLabelText("単価（円）"), typed);
    expect(dialog.getByText("単価は1～100,000,000の整数（円）で入力してください。")).toBeTruthy();
  }
  await userEvent.click(dialog.getByRole("button", { name: "保存" }));
  expect(bff.operations()).toEqual(["MediaRatesScreen"]);
});

it("keeps what was typed where another administrator was first, and saves it at the next try", async () => {
  const bff = fakeBff({
    MediaRatesScreen: [stored([], "1"), stored([ofMizuho], "2"), stored([ofMizuho, ofAkatsuki], "3")],
    SaveMediaRate: [lost, saved],
  });
  render(<MediaRatesScreen />);
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByLabelText("媒体"), "暁新聞");
  await userEvent.click(dialog.getByRole("radio", { name: "1段" }));
  await userEvent.type(dialog.getByLabelText("単価（円）"), "９８，０００円");
  await userEvent.click(dialog.getByRole("button", { name: "保存" }));
  expect(await dialog.findByText(/もう一度「保存」を押すと/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "保存" }));
  expect(await screen.findByText("「暁新聞」の単価を保存しました")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = bff.calls.filter(({ operation }) => operation === "SaveMediaRate").map(({ body }) => body.variables);
  const rate = { mediaCode: "002", unit: 2, rate: 98_000 };
  expect(sent).toEqual([
    { ...rate, version: "1" },
    { ...rate, version: "2" },
  ]);
});

it("takes a rate away only after a question", async () => {
  const bff = fakeBff({ MediaRatesScreen: [stored([ofMizuho], "1"), stored([], "2")], SaveMediaRate: saved });
  render(<MediaRatesScreen />);
  await userEvent.click(await screen.findByRole("button", { name: /瑞穂日報/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "削除" }));
  const question = within(await screen.findByRole("dialog"));
  expect(question.getByText(/広告換算の金額を表示しなくなります/)).toBeTruthy();
  expect(bff.operations()).not.toContain("SaveMediaRate");
  await userEvent.click(question.getByRole("button", { name: "削除" }));
  expect(await screen.findByText("「瑞穂日報」の単価を削除しました")).toBeTruthy();
  expect(bff.calls.find(({ operation }) => operation === "SaveMediaRate")?.body.variables).toEqual({
    ...{ mediaCode: "001", unit: 1, rate: null, version: "1" },
  });
  expect(await screen.findByText("単価はまだありません")).toBeTruthy();
});
