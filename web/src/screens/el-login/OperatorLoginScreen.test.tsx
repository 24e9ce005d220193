import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import OperatorLoginScreen from "./OperatorLoginScreen.tsx";

it("asks for a code of the authenticator app after the right password, and sends all three", async () => {
  const message = "認証アプリの確認コードを入力してください。";
  const bff = fakeBff({
    OperatorLogin: { data: { operatorLogin: { __typename: "Refusal", code: "MSG0082", message, retryAfter: null } } },
  });
  render(<OperatorLoginScreen />, "/el");
  await userEvent.type(screen.getByRole("textbox", { name: "運用担当者ID" }), "chief");
  await userEvent.type(screen.getByLabelText("パスワード"), "Operator1!");
  expect(screen.queryByRole("textbox", { name: "確認コード" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "ログイン" }));
  const code = await screen.findByRole("textbox", { name: "確認コード" });
  expect(document.activeElement).toBe(code);
  expect(screen.getByRole("status").textContent).toContain(message);
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.type(code, "123456");
  await userEvent.click(screen.getByRole("button", { name: "ログイン" }));
  const forms = bff.calls.map(({ body }) => body.variables);
  expect(forms).toEqual([
    { form: { operatorId: "chief", password: "Operator1!", code: null } },
    { form: { operatorId: "chief", password: "Operator1!", code: "123456" } },
  ]);
});
