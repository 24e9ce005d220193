import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const OUTCOME =
  "__typename ... on Refusal { code message retryAfter } ... on InvalidForm { fieldErrors { field message } }";
const CHANGE = `mutation Change($form: ChangePasswordForm!) { changePassword(form: $form) { ${OUTCOME} } }`;
const RESET = `mutation Reset($form: ResetPasswordForm!) { resetPassword(form: $form) { ${OUTCOME} } }`;
const REQUEST = `mutation Request($form: PasswordResetRequestForm!) { requestPasswordReset(form: $form) { ${OUTCOME} } }`;
const WHOSE = `query Whose($key: String!) {
  passwordResetUser(key: $key) { __typename ... on PasswordResetUser { contractCode userId } ... on Refusal { code message } }
}`;
const NEW = { password: "Hajimete2!", confirmPassword: "Hajimete2!" };

describe("changePassword", () => {
  const form = { currentPassword: "Kirinuki1!", ...NEW };

  it("sends the form under REST's names, in one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, CHANGE, { form })).toEqual({ changePassword: { __typename: "PasswordChanged" } });
    expect(fake.calls()).toEqual(["password"]);
    expect(fake.argumentOf("password")).toEqual({
      current_password: "Kirinuki1!",
      password: "Hajimete2!",
      confirmpassword: "Hajimete2!",
    });
  });

  it("says at its field that the current password is wrong", async () => {
    const faults = [{ field: "current_password", message: "現在のパスワードが正しくありません。" }];
    const fake = fakeCoreApi({
      answers: { password: refused("MSG0007", "現在のパスワードが正しくありません。", faults) },
    });
    expect(await dataOf(fake, CHANGE, { form })).toEqual({
      changePassword: {
        __typename: "InvalidForm",
        fieldErrors: [{ field: "currentPassword", message: "現在のパスワードが正しくありません。" }],
      },
    });
  });

  it("gives the stop of changes as a refusal", async () => {
    const fake = fakeCoreApi({ answers: { password: refused("MSG0008", "停止されています。") } });
    expect(await dataOf(fake, CHANGE, { form })).toMatchObject({
      changePassword: { __typename: "Refusal", code: "MSG0008", retryAfter: null },
    });
  });

  it("finds all faults by the shared form and calls nobody", async () => {
    const fake = fakeCoreApi();
    const bad = { currentPassword: "", password: "short", confirmPassword: "other" };
    expect(await dataOf(fake, CHANGE, { form: bad })).toEqual({
      changePassword: {
        __typename: "InvalidForm",
        fieldErrors: [
          { field: "currentPassword", message: "現在のパスワードを入力してください。" },
          { field: "password", message: "パスワードは8～20文字で入力してください。" },
          { field: "confirmPassword", message: "パスワードが一致しないので、再入力してください。" },
        ],
      },
    });
    expect(fake.calls()).toEqual([]);
  });
});

describe("resetPassword", () => {
  const form = { passwordResetKey: "1.key", ...NEW };

  it("spends the link with the new password, in one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, RESET, { form })).toEqual({ resetPassword: { __typename: "PasswordChanged" } });
    expect(fake.argumentOf("password")).toEqual({
      password_reset_key: "1.key",
      password: "Hajimete2!",
      confirmpassword: "Hajimete2!",
    });
    expect(fake.calls()).toEqual(["password"]);
  });

  it("gives a used link as a refusal", async () => {
    const fake = fakeCoreApi({ answers: { password: refused("MSG0006", "使用済みです。") } });
    expect(await dataOf(fake, RESET, { form })).toMatchObject({ resetPassword: { code: "MSG0006" } });
  });

  it("names core-api's faults by GraphQL's fields", async () => {
    const fieldErrors = [{ field: "confirmpassword", message: "違います。" }];
    const fake = fakeCoreApi({ answers: { password: failing("BAD_USER_INPUT", { fieldErrors }) } });
    expect(await dataOf(fake, RESET, { form })).toMatchObject({
      resetPassword: { fieldErrors: [{ field: "confirmPassword", message: "違います。" }] },
    });
  });
});

describe("requestPasswordReset", () => {
  const form = { contractCode: "kirinuki", userId: "user01" };

  it("is taken, in one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, REQUEST, { form })).toEqual({
      requestPasswordReset: { __typename: "PasswordResetRequested" },
    });
    expect(fake.argumentOf("pw_reset")).toEqual({ contract_code: "kirinuki", user_id: "user01" });
    expect(fake.calls()).toEqual(["pw_reset"]);
  });

  it("says when there were too many", async () => {
    const fake = fakeCoreApi({ answers: { pw_reset: failing("TOO_MANY_REQUESTS", { retryAfter: "60" }) } });
    expect(await dataOf(fake, REQUEST, { form })).toMatchObject({ requestPasswordReset: { retryAfter: 60 } });
  });
});

describe("passwordResetUser", () => {
  it("says whose link it is, with the call that spends nothing", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, WHOSE, { key: "1.key" })).toEqual({
      passwordResetUser: { __typename: "PasswordResetUser", contractCode: "kirinuki", userId: "user01" },
    });
    expect(fake.calls()).toEqual(["login_user"]);
  });

  it("says why a link opens nothing: used, or cut short", async () => {
    const used = fakeCoreApi({ answers: { login_user: refused("MSG0006", "使用済みです。") } });
    expect(await dataOf(used, WHOSE, { key: "1.key" })).toMatchObject({
      passwordResetUser: { message: "使用済みです。" },
    });
    const fieldErrors = [{ field: "password_reset_key", message: "リンクが正しくありません。" }];
    const broken = fakeCoreApi({ answers: { login_user: failing("BAD_USER_INPUT", { fieldErrors }) } });
    expect(await dataOf(broken, WHOSE, { key: "" })).toMatchObject({
      passwordResetUser: { __typename: "Refusal", message: "リンクが正しくありません。" },
    });
  });
});
