import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ConditionScreen from "./ConditionScreen.tsx";

const stored = {
  __typename: "SavedCondition",
  ...{ id: "3", title: "電池", keyword1: "全固体 電池", keyword2: "広告" },
  ...{ operator: 2, mediaOperator: 3, nameList: ["東和経済新聞"], synonyms: true },
  ...{ tones: [3], tagIds: ["5"] },
  ...{ sources: ["WEB"], periodDays: 30, start: null, end: null },
};
const form = {
  title: "電池",
  keyword1: "全固体 電池",
  operator: 2,
  keyword2: "広告",
  mediaOperator: 3,
  nameList: ["東和経済新聞"],
  synonyms: true,
  tones: [3],
  tagIds: ["5"],
  sources: ["WEB"],
  periodDays: 30,
  start: null,
  end: null,
};
const tags = { data: { tags: { __typename: "TagList", tags: [] } } };
const saved = { data: { saveCondition: { __typename: "SavedCondition", id: "3", title: "電池" } } };

const open = (address: string, answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({ SaveCondition: saved, TagChoices: tags, ...answers });
  render(
    <ViewerContext value={aViewer({ processDate: "2026-11-20" })}>
      <ConditionScreen />
    </ViewerContext>,
    address,
  );
  return bff;
};
const sent = (bff: ReturnType<typeof fakeBff>) =>
  bff.calls.find(({ operation }) => operation === "SaveCondition")?.body.variables;
/** The tags that can be chosen aside. */
const asked = (bff: ReturnType<typeof fakeBff>) => bff.operations().filter((name) => name !== "TagChoices");
const save = () => userEvent.click(screen.getByRole("button", { name: "保存" }));

describe("0012", () => {
  it("keeps the search that it was opened with, under a name", async () => {
    const bff = open(
      "/0012?q=全固体 電池&op=2&q2=広告&op2=3&media=東和経済新聞&syn=1&tone=3&tag=5&src=web&from=2026-10-22&to=2026-11-20",
    );
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "類義語も探す" }).checked).toBe(true);
    const name = screen.getByLabelText<HTMLInputElement>(/検索条件名/);
    expect(name.value).toBe("全固体 OR 電池　NOT 広告　東和経済新聞　批判　タグ1件（類義語も）");
    await userEvent.clear(name);
    await userEvent.type(name, " 電池 ");
    await save();
    expect(await screen.findByText(/at \/0011/)).toBeTruthy();
    expect(sent(bff)).toEqual({ id: null, form });
    expect(asked(bff)).toEqual(["SaveCondition"]);
  });

  it("changes a condition: two calls", async () => {
    const bff = open("/0012?id=3", { SavedCondition: { data: { savedCondition: stored } } });
    expect((await screen.findByLabelText<HTMLInputElement>("キーワード1")).value).toBe("全固体 電池");
    await userEvent.click(screen.getByRole("button", { name: "東和経済新聞を外す" }));
    await save();
    expect(await screen.findByText(/at \/0011/)).toBeTruthy();
    expect(sent(bff)).toEqual({ id: "3", form: { ...form, nameList: [] } });
    expect(asked(bff)).toEqual(["SavedCondition", "SaveCondition"]);
  });

  it("does not know another user's condition", async () => {
    open("/0012?id=9", { SavedCondition: { data: { savedCondition: null } } });
    expect(await screen.findByText("この検索条件は表示できません")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "保存" })).toBeNull();
  });

  it("names all faults at once, in the order of the form, before anything is sent", async () => {
    const bff = open(`/0012?q=${"x".repeat(1001)}&q2=${"y".repeat(1001)}`);
    await userEvent.clear(screen.getByLabelText(/検索条件名/));
    await save();
    const links = within(await screen.findByRole("alert")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "検索条件名を入力してください。",
      "キーワード1：キーワードは1000文字以下で入力してください。",
      "キーワード2：キーワードは1000文字以下で入力してください。",
    ]);
    expect(asked(bff)).toEqual([]);
  });

  it("shows what the server finds: a name that is taken, or too many", async () => {
    const message = "同じ名前の検索条件がすでに保存されています。";
    open("/0012?q=電池", {
      SaveCondition: [
        {
          data: {
            saveCondition: {
              __typename: "InvalidForm",
              fieldErrors: [{ __typename: "FieldError", field: "title", message }],
            },
          },
        },
        { data: { saveCondition: { __typename: "Refusal", message: "100件までです。", retryAfter: null } } },
      ],
    });
    await userEvent.type(screen.getByLabelText(/検索条件名/), "電池");
    await save();
    expect(await screen.findByText(message)).toBeTruthy();
    await save();
    expect(await screen.findByText("100件までです。")).toBeTruthy();
  });

  it("chooses media in the picker, narrowed down by name", async () => {
    const medium = (code: string, name: string, source: string, group: number | null) => ({
      __typename: "Medium",
      code,
      name,
      source,
      group,
    });
    const bff = open("/0012", {
      Media: {
        data: { media: [medium("TKS", "東和経済新聞", "NEWSPAPER", 2), medium("W1", "電池ナビ", "WEB", null)] },
      },
    });
    await userEvent.click(screen.getByRole("button", { name: "媒体を選ぶ" }));
    const dialog = within(await screen.findByRole("dialog", { name: "媒体を選ぶ" }));
    await userEvent.type(await dialog.findByLabelText("媒体名・コードで絞り込む"), "ｔｋｓ");
    expect(dialog.queryByRole("checkbox", { name: "電池ナビ" })).toBeNull();
    await userEvent.click(dialog.getByRole("checkbox", { name: "東和経済新聞" }));
    await userEvent.click(dialog.getByRole("button", { name: "決定" }));
    await userEvent.type(screen.getByLabelText(/検索条件名/), "経済");
    await save();
    await screen.findByText(/at \/0011/);
    expect(sent(bff)).toMatchObject({ form: { nameList: ["東和経済新聞"] } });
    expect(asked(bff)).toEqual(["Media", "SaveCondition"]);
  });
});
