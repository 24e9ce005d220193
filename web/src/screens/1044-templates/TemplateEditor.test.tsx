import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import TemplatesScreen from "./TemplatesScreen.tsx";

const aPart = (part: string, text: string) => ({ __typename: "TemplatePart", part, text });
const PARTS = [
  aPart("冒頭", "各位\n一覧で見る\n{一覧URL}"),
  aPart("見出し", "■ {区分}"),
  aPart("記事", "{番号}. {見出し}\n{コメント}"),
  aPart("末尾", "以上"),
  aPart("記事なし", "ありません。"),
];
const stored = { __typename: "MailTemplateTexts", id: "4", name: "朝の便", isDefault: false, version: 3, parts: PARTS };
const mailTargets = {
  __typename: "MailTargets",
  targets: [{ __typename: "MailTarget", dataKbn: 1, id: "7", name: "半導体" }],
};
const listed = { data: { mailTemplates: [], mailTargets } };
const mail = {
  ...{ __typename: "MailPreview", subject: "半導体 4件", text: "各位", html: "<p>各位</p>", articleCount: 4 },
  warnings: [
    { __typename: "MailWarning", kind: "link", message: "本文のリンク www.example.jp は、リンクになりません。" },
  ],
};

const open = (path: string, answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({
    MailTemplateTexts: { data: { mailTemplate: stored, mailTargets } },
    TemplatesScreen: listed,
    SaveMailTemplate: { data: { saveMailTemplate: { __typename: "MailTemplateSaved", id: "4" } } },
    TemplatePreview: { data: { templatePreview: mail } },
    ...answers,
  });
  render(<TemplatesScreen />, path);
  return bff;
};
interface Sent {
  id: string | null;
  version: number | null;
  name: string;
  parts: { part: string; text: string }[];
}
const variablesOf = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.find(({ operation }) => operation === name)?.body.variables;
const formOf = (bff: ReturnType<typeof fakeBff>) => variablesOf(bff, "SaveMailTemplate")?.form as Sent;
const part = async (name: string) => within(await screen.findByRole("group", { name }));

describe("the editor of 1044", () => {
  it("shows a template as blocks; what is moved, added and taken out is saved as its text", async () => {
    const bff = open("/1044?edit=4");
    const beginning = await part("冒頭");
    expect(beginning.getAllByRole("region").map((each) => each.getAttribute("aria-label"))).toEqual([
      "1番目の文章",
      "2番目のボタン",
    ]);
    await userEvent.click(beginning.getByRole("button", { name: "件数" }));
    await userEvent.click(beginning.getByRole("button", { name: "2番目のボタンを上へ" }));
    const article = await part("記事（1件ごと）");
    await userEvent.click(article.getByRole("button", { name: "2番目のコメントを外す" }));
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    expect(await screen.findByText("「朝の便」を保存しました。")).toBeTruthy();
    const form = formOf(bff);
    expect([form.id, form.version, form.name]).toEqual(["4", 3, "朝の便"]);
    expect(form.parts[0]?.text).toBe(
      "一覧で見る\n{一覧URL}\n各位\n{日付}　新聞{新聞件数}件・WEB{WEB件数}件・雑誌{雑誌件数}件",
    );
    expect(form.parts[2]?.text).toBe("{番号}. {見出し}");
  });

  it("tells a fault at its part", async () => {
    const message = "「😀」はShift_JISのファイルで表せないため、使用できません。";
    const fieldErrors = [{ __typename: "FieldError", field: "parts.末尾", message, position: 2 }];
    open("/1044?edit=4", {
      SaveMailTemplate: { data: { saveMailTemplate: { __typename: "InvalidForm", fieldErrors } } },
    });
    await part("末尾");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    expect(await (await part("末尾")).findByText(message)).toBeTruthy();
  });

  it("begins a new one with the texts of another, under a name of its own", async () => {
    const bff = open("/1044?copy=4");
    await part("冒頭");
    expect(screen.getByRole("textbox", { name: "テンプレート名" })).toHaveProperty("value", "朝の便の写し");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await screen.findByText("「朝の便の写し」を保存しました。");
    expect(formOf(bff)).toMatchObject({ id: null, version: null, name: "朝の便の写し", isDefault: false });
  });

  it("opens an earlier version, which comes back when it is saved", async () => {
    const version = (number: number, text: string) => ({
      ...{ __typename: "TemplateVersion", version: number, name: "朝の便", savedBy: "水瀬" },
      ...{ savedAt: "2026-11-20T09:00:00+09:00", parts: [aPart("冒頭", text), ...PARTS.slice(1)] },
    });
    const bff = open("/1044?edit=4", {
      MailTemplateVersions: { data: { mailTemplateVersions: [version(3, "各位"), version(2, "前の文面")] } },
    });
    await part("冒頭");
    await userEvent.click(screen.getByRole("button", { name: "版の履歴" }));
    await userEvent.click(await screen.findByRole("button", { name: "編集欄に開く" }));
    expect(await screen.findByText(/第2版を編集欄に開きました/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await screen.findByText("「朝の便」を保存しました。");
    expect(formOf(bff).parts[0]?.text).toBe("前の文面");
  });

  it("shows beside it the mail of a theme by the texts as they stand, with what to look at", async () => {
    const bff = open("/1044?edit=4");
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "配信対象" }), "半導体");
    const preview = within(await screen.findByRole("region", { name: "メールのプレビュー" }));
    expect(preview.getByText("半導体 4件")).toBeTruthy();
    expect(preview.getByText(/www.example.jp は、リンクになりません/)).toBeTruthy();
    const asked = variablesOf(bff, "TemplatePreview");
    expect(asked?.form).toMatchObject({ dataKbn: 1, targetId: "7" });
    expect(asked?.parts).toContainEqual({ part: "末尾", text: "以上" });
  });

  it("says that a template is gone", async () => {
    open("/1044?edit=9", { MailTemplateTexts: { data: { mailTemplate: null, mailTargets } } });
    expect(await screen.findByText(/このテンプレートはありません/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "一覧へ戻る" }));
    expect(await screen.findByRole("heading", { name: "メールテンプレート" })).toBeTruthy();
  });
});
