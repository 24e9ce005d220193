import { plainToInstance } from "class-transformer";
import { validateSync } from "class-validator";
import { describe, expect, it } from "vitest";
import { ApiTokenForm } from "./api-token-form.ts";
import { ChangePasswordForm } from "./change-password-form.ts";
import { fieldErrors } from "./field-errors.ts";
import { OperatorLoginForm } from "./operator-login-form.ts";
import { PasswordResetRequestForm } from "./password-reset-request-form.ts";
import { ResetPasswordForm } from "./reset-password-form.ts";

const faults = (form: new () => object, plain: object) => fieldErrors(validateSync(plainToInstance(form, plain)));
const messages = (form: new () => object, plain: object) => faults(form, plain).map(({ message }) => message);
const PASSWORD = { password: "Kirinuki1!", confirmPassword: "Kirinuki1!" };

describe("ChangePasswordForm", () => {
  const good = { currentPassword: "old", ...PASSWORD };

  it("takes a complete form", () => {
    expect(faults(ChangePasswordForm, good)).toEqual([]);
  });

  it("names every empty field, the current password first", () => {
    expect(faults(ChangePasswordForm, {})).toEqual([
      { field: "currentPassword", message: "現在のパスワードを入力してください。" },
      { field: "password", message: "パスワードを入力してください。" },
      { field: "confirmPassword", message: "確認用パスワードを入力してください。" },
    ]);
  });

  it.each([
    ["Kirin1!", "パスワードは8～20文字で入力してください。"],
    [`Kirinuki1!${"x".repeat(11)}`, "パスワードは8～20文字で入力してください。"],
    ["Kirinuki1!あ", "パスワードに使用できるのは半角英数字と記号（!@#$%^&*）です。"],
    ["Kirinuki1! ", "パスワードに使用できるのは半角英数字と記号（!@#$%^&*）です。"],
    ["Kirinuki1?", "パスワードに使用できるのは半角英数字と記号（!@#$%^&*）です。"],
    ["Kirinuki!", "パスワードには数字と記号（!@#$%^&*）をそれぞれ1文字以上含めてください。"],
    ["Kirinuki1", "パスワードには数字と記号（!@#$%^&*）をそれぞれ1文字以上含めてください。"],
  ])("refuses %j as a new password", (password, message) => {
    expect(messages(ChangePasswordForm, { ...good, password, confirmPassword: password })).toEqual([message]);
  });

  it.each(["Kirinuk1!", "12345678901234567!$%", "1!aaaaaa"])("takes %j", (password) => {
    expect(faults(ChangePasswordForm, { ...good, password, confirmPassword: password })).toEqual([]);
  });

  it("says when the two differ, beside what is wrong with the first", () => {
    expect(messages(ChangePasswordForm, { ...good, password: "short", confirmPassword: "other" })).toEqual([
      "パスワードは8～20文字で入力してください。",
      "パスワードが一致しないので、再入力してください。",
    ]);
  });
});

describe("ResetPasswordForm", () => {
  it("wants the link's key", () => {
    expect(messages(ResetPasswordForm, PASSWORD)).toEqual(["リンクが正しくありません。"]);
    expect(messages(ResetPasswordForm, { ...PASSWORD, passwordResetKey: "x".repeat(101) })).toHaveLength(1);
    expect(faults(ResetPasswordForm, { ...PASSWORD, passwordResetKey: "1.abc" })).toEqual([]);
  });
});

describe("PasswordResetRequestForm", () => {
  it("has upper lengths of 12 and 20 only", () => {
    expect(faults(PasswordResetRequestForm, { contractCode: "x", userId: "y" })).toEqual([]);
    expect(messages(PasswordResetRequestForm, { contractCode: "x".repeat(13), userId: "y".repeat(21) })).toEqual([
      "企業コードは12文字以下で入力してください。",
      "ユーザーIDは20文字以下で入力してください。",
    ]);
  });
});

describe("ApiTokenForm", () => {
  const good = { tokenName: "社内ポータル", userId: "user01" };

  it.each([[undefined], [null], ["2027-03-31"], ["2027/03/31"]])("takes %s as the last day", (expiresAt) => {
    expect(faults(ApiTokenForm, { ...good, expiresAt })).toEqual([]);
  });

  it.each([["2027-02-30"], ["2027-3-1"], ["2027-03/31"], ["tomorrow"], [20270331], [""]])("refuses %j", (expiresAt) => {
    expect(messages(ApiTokenForm, { ...good, expiresAt })).toEqual([
      "有効期限は正しい日付（yyyy-MM-dd）で指定してください。",
    ]);
  });

  it("wants name and user", () => {
    expect(messages(ApiTokenForm, { tokenName: "x".repeat(51) })).toEqual([
      "トークン名は50文字以下で入力してください。",
      "ユーザーIDを入力してください。",
    ]);
  });
});

it("wants both fields of an operator", () => {
  expect(messages(OperatorLoginForm, {})).toEqual([
    "運用担当者IDを入力してください。",
    "パスワードを入力してください。",
  ]);
});
