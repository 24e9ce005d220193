import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import OperatorAccountScreen from "./OperatorAccountScreen.tsx";

let authenticator: string;
vi.mock("../../session/use-operator.ts", () => ({
  useOperator: () => ({
    __typename: "Operator",
    id: "chief",
    name: "須永",
    department: "",
    role: "admin",
    authenticator,
  }),
}));

beforeEach(() => {
  authenticator = "needed";
});

const begun = {
  __typename: "AuthenticatorBegun",
  secret: "GEZDGNBVGY3TQOJQ",
  uri: "otpauth://totp/Kirinuki:chief?secret=GEZDGNBVGY3TQOJQ",
};
const fault = (field: string, message: string) => ({
  __typename: "InvalidForm",
  fieldErrors: [{ __typename: "FieldError", field, message }],
});
const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({ BeginAuthenticator: { data: { beginAuthenticator: begun } }, ...answers });
  render(<OperatorAccountScreen />, "/el/account", newOperatorClient());
  return bff;
};
const begin = async () => {
  await userEvent.type(await screen.findByLabelText(/現在のパスワード/), "Operator1!");
  await userEvent.click(screen.getByRole("button", { name: "登録をはじめる" }));
};

describe("/el/account", () => {
  it("says that the role needs an app, and offers nothing else before", () => {
    open();
    expect(screen.getByText(/管理の役割には認証アプリが必要です/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "変更する" })).toBeNull();
  });

  it("leads from the password over the QR code to the recovery codes", async () => {
    const set = { __typename: "AuthenticatorSet", recoveryCodes: ["ABCD-EFGH-JKLM"] };
    const bff = open({ ConfirmAuthenticator: { data: { confirmAuthenticator: set } } });
    await begin();
    expect(await screen.findByRole("img", { name: /QRコード/ })).toBeTruthy();
    expect(screen.getByText("GEZD GNBV GY3T QOJQ")).toBeTruthy();
    await userEvent.type(screen.getByRole("textbox", { name: /確認コード/ }), "123 456");
    await userEvent.click(screen.getByRole("button", { name: "登録する" }));
    expect(await screen.findByText("ABCD-EFGH-JKLM")).toBeTruthy();
    expect(bff.calls.find(({ operation }) => operation === "ConfirmAuthenticator")?.body.variables).toEqual({
      form: { code: "123 456" },
    });
  });

  it("says what is wrong with password and code at their fields", async () => {
    open({
      ConfirmAuthenticator: { data: { confirmAuthenticator: fault("code", "確認コードが正しくありません。") } },
    });
    await begin();
    await userEvent.type(await screen.findByRole("textbox", { name: /確認コード/ }), "000000");
    await userEvent.click(screen.getByRole("button", { name: "登録する" }));
    expect((await screen.findAllByText("確認コードが正しくありません。")).length).toBeGreaterThan(0);
  });

  it("changes the own password", async () => {
    authenticator = "set";
    const done = { __typename: "BackOfficeDone", done: true };
    const bff = open({ ChangeOperatorPassword: { data: { changeOperatorPassword: done } } });
    const [, current] = screen.getAllByLabelText(/現在のパスワード/);
    if (!current) throw new Error("a field in either part");
    await userEvent.type(current, "Operator1!");
    await userEvent.type(screen.getByLabelText(/^新しいパスワード(?!（)/), "Operator2!");
    await userEvent.type(screen.getByLabelText(/確認用/), "Operator2!");
    await userEvent.click(screen.getByRole("button", { name: "変更する" }));
    await waitFor(() =>
      expect(bff.calls.find(({ operation }) => operation === "ChangeOperatorPassword")?.body.variables).toEqual({
        form: { currentPassword: "Operator1!", password: "Operator2!", confirmPassword: "Operator2!" },
      }),
    );
  });
});
