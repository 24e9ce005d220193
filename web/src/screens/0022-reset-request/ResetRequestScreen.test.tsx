import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { remember } from "../../browser/session-storage.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ResetRequestScreen from "./ResetRequestScreen.tsx";

const taken = { data: { requestPasswordReset: { __typename: "PasswordResetRequested", done: true } } };
const send = () => userEvent.click(screen.getByRole("button", { name: "メールを送る" }));

describe("the reset request", () => {
  it("names both empty fields at once and asks nobody", async () => {
    const bff = fakeBff({ RequestPasswordReset: taken });
    render(<ResetRequestScreen />);
    await send();
    const links = within(await screen.findByRole("alert")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "企業コードを入力してください。",
      "ユーザーIDを入力してください。",
    ]);
    expect(bff.calls).toEqual([]);
  });

  it("says the same for every account, moves the focus there, and lets ask for another", async () => {
    remember("contractCode", "kirinuki");
    const bff = fakeBff({ RequestPasswordReset: taken });
    render(<ResetRequestScreen />);
    await userEvent.type(screen.getByLabelText("ユーザーID"), " user01 {Enter}");
    const said = await screen.findByRole("status");
    expect(said.textContent).toContain("入力の内容が登録と一致した場合は、まもなくメールが届きます。");
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(bff.calls[0]?.body.variables).toEqual({ form: { contractCode: "kirinuki", userId: "user01" } });
    await userEvent.click(screen.getByRole("button", { name: "別のユーザーIDで申し込む" }));
    expect(screen.getByLabelText("ユーザーID")).toHaveProperty("value", "");
  });

  it("says how long to wait after too many requests", async () => {
    fakeBff({
      RequestPasswordReset: {
        data: { requestPasswordReset: { __typename: "Refusal", message: "集中しています。", retryAfter: 20 } },
      },
    });
    render(<ResetRequestScreen />);
    await userEvent.type(screen.getByLabelText("企業コード"), "kirinuki");
    await userEvent.type(screen.getByLabelText("ユーザーID"), "user01{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe("集中しています。あと約1分お待ちください。");
  });

  it("says so without a network", async () => {
    fakeBff({ RequestPasswordReset: new TypeError("x") });
    render(<ResetRequestScreen />);
    await userEvent.type(screen.getByLabelText("企業コード"), "kirinuki");
    await userEvent.type(screen.getByLabelText("ユーザーID"), "user01{Enter}");
    expect((await screen.findByRole("alert")).textContent).toContain("サーバーにつながりません");
  });
});
