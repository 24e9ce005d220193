import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { hearOtherTab, knownSession } from "../../session/session.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { somebody } from "../../testing/sign-in-answers.ts";
import PasswordScreen from "./PasswordScreen.tsx";

const whose = {
  data: {
    passwordResetUser: { __typename: "PasswordResetUser", contractCode: "kirinuki", userId: "user01", invited: false },
  },
};
const used = { data: { passwordResetUser: { __typename: "Refusal", message: "このリンクは使用済みです。" } } };
const refusal = (code: string, message: string) => ({ __typename: "Refusal", code, message, retryAfter: null });
const LINK = "/0020?password_reset_key=1.key";

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const send = () => userEvent.click(screen.getByRole("button", { name: "パスワードを変更" }));

async function typeNew(password = "Hajimete2!", again = password) {
  await type("新しいパスワード", password);
  await type("新しいパスワード（確認用）", again);
}

describe("the landing of a reset link", () => {
  it("asks only whose it is, and shows that", async () => {
    const bff = fakeBff({ PasswordResetUser: whose });
    render(<PasswordScreen />, LINK);
    expect(await screen.findByText("user01")).toBeTruthy();
    expect(bff.operations()).toEqual(["PasswordResetUser"]);
    expect(bff.calls[0]?.body.variables).toEqual({ key: "1.key" });
  });

  it("welcomes an invited user, who sets his first password", async () => {
    const changed = { data: { resetPassword: { __typename: "PasswordChanged", done: true } } };
    const invited = { data: { passwordResetUser: { ...whose.data.passwordResetUser, invited: true } } };
    fakeBff({ PasswordResetUser: invited, ResetPassword: changed });
    render(<PasswordScreen />, LINK);
    expect(await screen.findByRole("heading", { name: "ようこそ、Kirinukiへ" })).toBeTruthy();
    await typeNew();
    await userEvent.click(screen.getByRole("button", { name: "パスワードを設定" }));
    expect(await screen.findByRole("heading", { name: "パスワードを設定しました" })).toBeTruthy();
  });

  it("spends it by sending the form, and leads to the sign-in", async () => {
    const changed = { data: { resetPassword: { __typename: "PasswordChanged", done: true } } };
    const bff = fakeBff({ PasswordResetUser: whose, ResetPassword: changed });
    render(<PasswordScreen />, LINK);
    await screen.findByText("user01");
    await typeNew();
    await send();
    expect((await screen.findByRole("status")).textContent).toContain("新しいパスワードを設定しました");
    expect(screen.getByRole("link", { name: "ログイン画面へ" }).getAttribute("href")).toBe("/0001");
    expect(bff.calls[1]?.body.variables).toEqual({
      form: { passwordResetKey: "1.key", password: "Hajimete2!", confirmPassword: "Hajimete2!" },
    });
  });

  it("says of a link that opens nothing why, and leads to a new one", async () => {
    fakeBff({ PasswordResetUser: used });
    render(<PasswordScreen />, LINK);
    expect((await screen.findByRole("alert")).textContent).toBe("このリンクは使用済みです。");
    expect(screen.getByRole("link", { name: "再設定をもう一度申し込む" }).getAttribute("href")).toBe("/0022");
  });

  it("keeps the form where the server refuses it", async () => {
    const stopped = { data: { resetPassword: refusal("MSG0008", "変更を停止されています。") } };
    fakeBff({ PasswordResetUser: whose, ResetPassword: stopped });
    render(<PasswordScreen />, LINK);
    await screen.findByText("user01");
    await typeNew();
    await send();
    expect((await screen.findByRole("alert")).textContent).toContain("変更を停止されています。");
  });

  it("shows the failed state without an answer, and asks again", async () => {
    fakeBff({ PasswordResetUser: [new TypeError("x"), whose] });
    render(<PasswordScreen />, LINK);
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("user01")).toBeTruthy();
  });
});

describe("the rules of a new password", () => {
  it("stand there before anything is typed, belong to the field, and are ticked off", async () => {
    fakeBff({ PasswordResetUser: whose });
    render(<PasswordScreen />, LINK);
    await screen.findByText("user01");
    const field = screen.getByLabelText("新しいパスワード");
    const described = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain("8～20文字");
    expect(within(described as HTMLElement).queryByText("（満たしています）")).toBeNull();
    await userEvent.type(field, "Hajimete2");
    expect(described?.querySelectorAll("[data-met=true]")).toHaveLength(3);
    await userEvent.type(field, "!");
    expect(described?.querySelectorAll("[data-met=true]")).toHaveLength(4);
  });

  it("can be pasted into, are for password managers, and both can be shown", async () => {
    fakeBff({ PasswordResetUser: whose });
    render(<PasswordScreen />, LINK);
    await screen.findByText("user01");
    const field = screen.getByLabelText("新しいパスワード");
    await userEvent.click(field);
    await userEvent.paste("Hajimete2!");
    expect(field).toHaveProperty("value", "Hajimete2!");
    expect(field.getAttribute("autocomplete")).toBe("new-password");
    expect(document.querySelector("input[autocomplete=username]")).toHaveProperty("value", "user01");
    expect(screen.getAllByRole("button", { name: "パスワードを表示する" })).toHaveLength(2);
  });

  it("are all said at once where they are broken, the two that differ as well", async () => {
    const bff = fakeBff({ PasswordResetUser: whose });
    render(<PasswordScreen />, LINK);
    await screen.findByText("user01");
    await typeNew("short", "other");
    await send();
    const links = within(await screen.findByRole("alert")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "新しいパスワード：パスワードは8～20文字で入力してください。",
      "新しいパスワード（確認用）：パスワードが一致しないので、再入力してください。",
    ]);
    expect(bff.operations()).toEqual(["PasswordResetUser"]);
  });
});

describe("the password change", () => {
  const changed = { data: { changePassword: { __typename: "PasswordChanged", done: true } } };
  const signedIn = async (answers: Parameters<typeof fakeBff>[0]) => {
    const bff = fakeBff({ Viewer: somebody, ...answers });
    await knownSession();
    await hearOtherTab("signedIn");
    render(<PasswordScreen />, "/0020");
    return bff;
  };

  it("sends the old and the new password", async () => {
    const bff = await signedIn({ ChangePassword: changed });
    await type("現在のパスワード", "Kirinuki1!");
    await typeNew();
    await send();
    expect((await screen.findByRole("status")).textContent).toContain("パスワードを変更しました");
    expect(bff.calls.at(-1)?.body.variables).toEqual({
      form: { currentPassword: "Kirinuki1!", password: "Hajimete2!", confirmPassword: "Hajimete2!" },
    });
  });

  it("says at its field that the current password is wrong, the fields in the form's order", async () => {
    const fieldErrors = [
      { __typename: "FieldError", field: "password", message: "使えません。" },
      { __typename: "FieldError", field: "currentPassword", message: "現在のパスワードが正しくありません。" },
    ];
    await signedIn({ ChangePassword: { data: { changePassword: { __typename: "InvalidForm", fieldErrors } } } });
    await type("現在のパスワード", "x");
    await typeNew();
    await send();
    const links = within(await screen.findByRole("alert")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "現在のパスワードが正しくありません。",
      "新しいパスワード：使えません。",
    ]);
    expect(screen.getByLabelText("現在のパスワード").getAttribute("aria-invalid")).toBe("true");
  });

  it("passes the stop of changes on as the server says it", async () => {
    await signedIn({ ChangePassword: { data: { changePassword: refusal("MSG0008", "変更を停止されています。") } } });
    await type("現在のパスワード", "Kirinuki1!");
    await typeNew();
    await send();
    expect((await screen.findByRole("alert")).textContent).toContain("変更を停止されています。");
  });
});

describe("0020 of nobody", () => {
  beforeEach(async () => {
    fakeBff({ Viewer: { data: { viewer: null } } });
    await knownSession();
    await hearOtherTab("signedIn");
  });

  it("leads to the sign-in and to the reset", () => {
    render(<PasswordScreen />, "/0020");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/0001", "/0022"]);
  });
});
