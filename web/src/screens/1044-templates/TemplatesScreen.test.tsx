import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import TemplatesScreen from "./TemplatesScreen.tsx";

const aTemplate = (id: string, name: string, isDefault: boolean) => ({
  __typename: "MailTemplate",
  ...{ id, name, fileName: `${name}.csv`, isDefault, version: 3 },
});
const listed = (...templates: object[]) => ({
  data: {
    mailTemplates: templates,
    mailTargets: {
      __typename: "MailTargets",
      targets: [{ __typename: "MailTarget", dataKbn: 1, id: "7", name: "半導体" }],
    },
  },
});
const two = listed(aTemplate("0", "標準", true), aTemplate("4", "朝の便", false));
const FILE = "/api/v1/mail_template_file";

const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({ TemplatesScreen: two, ...answers });
  render(<TemplatesScreen />, "/1044");
  return bff;
};
const variablesOf = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.find(({ operation }) => operation === name)?.body.variables;
const actionsOf = async (template: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `${template}の操作` }));
  return within(await screen.findByRole("menu"));
};
const act = async (template: string, action: string) =>
  userEvent.click((await actionsOf(template)).getByRole("menuitem", { name: action }));

describe("1044", () => {
  it("lists the templates; the product's own can't be replaced or deleted", async () => {
    const bff = open();
    const standard = within(await screen.findByRole("row", { name: /標準/ }));
    expect(standard.getByText("既定のテンプレート")).toBeTruthy();
    const names = async (template: string) =>
      (await actionsOf(template)).getAllByRole("menuitem").map(({ textContent }) => textContent);
    expect(await names("標準")).toEqual(["写しを作成", "プレビュー", "ダウンロード"]);
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(await names("朝の便")).toEqual([
      "編集",
      "写しを作成",
      "プレビュー",
      "ダウンロード",
      "既定にする",
      "差し替え",
      "削除",
    ]);
    expect(bff.operations()).toEqual(["TemplatesScreen"]);
  });

  it("makes one the default, and lists again", async () => {
    const after = listed(aTemplate("0", "標準", false), aTemplate("4", "朝の便", true));
    const bff = open({
      TemplatesScreen: [two, after],
      MakeDefaultTemplate: { data: { makeDefaultTemplate: { __typename: "MailDone", done: true } } },
    });
    await act("朝の便", "既定にする");
    expect(await screen.findByText("「朝の便」を既定のテンプレートにしました。")).toBeTruthy();
    expect(variablesOf(bff, "MakeDefaultTemplate")).toEqual({ id: "4", version: 3 });
    const standard = within(await screen.findByRole("row", { name: /標準/ }));
    await vi.waitFor(() => expect(standard.queryByText("既定のテンプレート")).toBeNull());
  });

  it("deletes after a question, and lists again", async () => {
    const bff = open({
      TemplatesScreen: [two, listed(aTemplate("0", "標準", true))],
      RemoveMailTemplate: { data: { removeMailTemplate: { __typename: "MailDone", done: true } } },
    });
    await act("朝の便", "削除");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "削除" }));
    expect(await screen.findByText("「朝の便」を削除しました。")).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByRole("row", { name: /朝の便/ })).toBeNull());
    expect(bff.operations()).toEqual(["TemplatesScreen", "RemoveMailTemplate", "TemplatesScreen"]);
  });

  it("says that a template was gone already, and lists again", async () => {
    open({
      TemplatesScreen: [two, listed(aTemplate("0", "標準", true))],
      RemoveMailTemplate: {
        data: {
          removeMailTemplate: {
            __typename: "Refusal",
            code: "MSG4040",
            message: "指定された情報は見つかりません。",
            retryAfter: null,
          },
        },
      },
    });
    await act("朝の便", "削除");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "削除" }));
    expect(await screen.findByText("指定された情報は見つかりません。")).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByRole("row", { name: /朝の便/ })).toBeNull());
  });

  it("puts a file in a template's place; faults of its rows are told, all of them", async () => {
    const fileError = [{ row: 2, field: "項目", message: "項目は冒頭、…のいずれかで入力してください。" }];
    const refused = { result: { status: 1, msgDetail: "x" }, data: { template_file_id: "", fileError } };
    const stored = { result: { status: 0 }, data: { template_file_id: "4", fileError: [] } };
    const bff = open({ [FILE]: [Response.json(refused), Response.json(stored)] });
    await act("朝の便", "差し替え");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.clear(dialog.getByLabelText("テンプレート名"));
    await userEvent.type(dialog.getByLabelText("テンプレート名"), "夜の便");
    await userEvent.upload(dialog.getByLabelText("ファイル"), new File(["x"], "夜.csv"));
    await userEvent.click(dialog.getByRole("button", { name: "アップロードする" }));
    expect((await dialog.findByRole("row", { name: /項目は冒頭/ })).textContent).toMatch(/^2項目/);
    await userEvent.click(dialog.getByRole("button", { name: "アップロードする" }));
    expect(await screen.findByText("テンプレートを追加しました。")).toBeTruthy();
    const [sent] = bff.calls.filter(({ path }) => path === FILE);
    expect(sent?.form).toMatchObject({ name: "夜の便", default_flag: "0", template_file_id: "4", version: "3" });
  });

  it("shows the mail of a theme and a day by the template, or what is missing", async () => {
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "about:blank", revokeObjectURL: () => undefined }),
    );
    const message = "テーマ、テーマグループまたはトピックスを選択してください。";
    const invalid = {
      __typename: "InvalidForm",
      fieldErrors: [{ __typename: "FieldError", field: "targetId", message }],
    };
    const mail = {
      __typename: "MailPreview",
      subject: "2026/11/20 半導体",
      text: "本文です",
      html: "<p>本文</p>",
      articleCount: 2,
    };
    const bff = open({
      ThemeMailPreview: [{ data: { themeMailPreview: invalid } }, { data: { themeMailPreview: mail } }],
    });
    await act("朝の便", "プレビュー");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "表示する" }));
    expect(within(await dialog.findByRole("alert")).getByRole("link").textContent).toContain(message);
    await userEvent.selectOptions(dialog.getByLabelText("配信対象"), "半導体");
    await userEvent.clear(dialog.getByLabelText("日付"));
    await userEvent.type(dialog.getByLabelText("日付"), "2026/11/20");
    await userEvent.selectOptions(dialog.getByLabelText("件名"), "日付＋テーマ名");
    await userEvent.click(dialog.getByRole("button", { name: "表示する" }));
    expect(await dialog.findByText("2026/11/20 半導体")).toBeTruthy();
    const frame = dialog.getByTitle("HTML形式");
    expect(frame.getAttribute("sandbox")).toBe("");
    await userEvent.click(dialog.getByRole("radio", { name: "テキスト形式" }));
    expect(dialog.getByText("本文です")).toBeTruthy();
    expect(bff.calls.at(-1)?.body.variables).toEqual({
      form: { dataKbn: 1, targetId: "7", processDate: "2026-11-20", templateFileId: "4", subjectType: 2 },
    });
  });

  it("can be asked for again where it did not come", async () => {
    open({ TemplatesScreen: [new TypeError("x"), two] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByRole("row", { name: /標準/ })).toBeTruthy();
  });
});
