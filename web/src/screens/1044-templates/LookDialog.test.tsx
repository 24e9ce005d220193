import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import TemplatesScreen from "./TemplatesScreen.tsx";

const mailTargets = { __typename: "MailTargets", targets: [] };
const look = { __typename: "MailLook", color: null, logoKey: "7c0b2f0e-0000-4000-8000-000000000001" };

const open = async (saved: object) => {
  const bff = fakeBff({
    TemplatesScreen: { data: { mailTemplates: [], mailTargets } },
    MailLook: { data: { mailLook: look } },
    SaveMailLook: { data: { saveMailLook: saved } },
  });
  render(<TemplatesScreen />, "/1044");
  await userEvent.click(await screen.findByRole("button", { name: "ロゴと色" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByLabelText("色");
  return { bff, dialog };
};

it("saves colour and logo, and says from when they hold", async () => {
  const { bff, dialog } = await open({ __typename: "MailDone", done: true });
  expect(dialog.getByRole("img", { name: "いまのロゴ" })).toHaveProperty("src", expect.stringContaining(look.logoKey));
  await userEvent.type(dialog.getByLabelText("色"), "#8A1538");
  await userEvent.upload(dialog.getByLabelText("ロゴ"), new File(["logo"], "logo.png", { type: "image/png" }));
  await userEvent.click(dialog.getByRole("button", { name: "保存" }));
  expect(await screen.findByText("ロゴと色を保存しました。次に送るメールから変わります。")).toBeTruthy();
  const sent = bff.calls.find(({ operation }) => operation === "SaveMailLook")?.body.variables;
  expect(sent).toEqual({ form: { color: "#8a1538", logo: btoa("logo"), removesLogo: false } });
});

it("tells at the colour that it can't be read", async () => {
  const message = "白い背景で読めない色です。もっと濃い色を選んでください。";
  const fieldErrors = [{ __typename: "FieldError", field: "color", message, position: null }];
  const { dialog } = await open({ __typename: "InvalidForm", fieldErrors });
  await userEvent.type(dialog.getByLabelText("色"), "#ffd000");
  await userEvent.click(dialog.getByRole("button", { name: "保存" }));
  expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
});
