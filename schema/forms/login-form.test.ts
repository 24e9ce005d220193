import { plainToInstance } from "class-transformer";
import { validateSync } from "class-validator";
import { describe, expect, it } from "vitest";
import { fieldErrors } from "./field-errors.ts";
import { LoginForm } from "./login-form.ts";

const good = { contractCode: "kirinuki", userId: "user01", password: "Kirinuki1!", rememberMe: true };
const faults = (plain: object) => fieldErrors(validateSync(plainToInstance(LoginForm, plain)));

describe("LoginForm", () => {
  it("takes a complete form", () => {
    expect(faults(good)).toEqual([]);
  });

  it("names all empty fields at once, in field order, with the message of an empty field", () => {
    expect(faults({ contractCode: "", userId: "", password: "" })).toEqual([
      { field: "contractCode", message: "企業コードを入力してください。" },
      { field: "userId", message: "ユーザーIDを入力してください。" },
      { field: "password", message: "パスワードを入力してください。" },
    ]);
  });

  it("says the same of absent fields and does not remember by default", () => {
    expect(faults({}).map((error) => error.field)).toEqual(["contractCode", "userId", "password"]);
    expect(plainToInstance(LoginForm, {}).rememberMe).toBe(false);
  });

  it.each([
    ["contractCode", "x".repeat(13), "企業コードは12文字以下で入力してください。"],
    ["userId", "x".repeat(21), "ユーザーIDの桁数が不正です。5～20桁数で入力してください。"],
    ["password", "x".repeat(21), "パスワードは20文字以下で入力してください。"],
    ["userId", 12345, "文字で入力してください。"],
    ["password", { $ne: null }, "文字で入力してください。"],
    ["rememberMe", "yes", "選択の値が正しくありません。"],
  ])("refuses %s = %j", (field, value, message) => {
    expect(faults({ ...good, [field]: value })).toEqual([{ field, message }]);
  });

  it("takes the longest allowed values", () => {
    expect(faults({ ...good, contractCode: "x".repeat(12), userId: "x".repeat(20), password: "x".repeat(20) })).toEqual(
      [],
    );
  });
});
