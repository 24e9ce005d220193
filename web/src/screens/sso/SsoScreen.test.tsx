import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import SsoScreen from "./SsoScreen.tsx";

const refusal = { __typename: "Refusal", code: "MSG0121", message: "ログインできませんでした。", retryAfter: null };
const back = "/sso?code=c&state=1.s&sso_key=1-3";

afterEach(() => window.history.replaceState(null, "", "/"));

it("asks for the address, and says where no provider knows it", async () => {
  const bff = fakeBff({ StartSingleSignOn: { data: { startSingleSignOn: refusal } } });
  render(<SsoScreen />);
  await userEvent.click(screen.getByRole("button", { name: "次へ" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(bff.calls).toEqual([]);
  await userEvent.type(screen.getByLabelText("メールアドレス"), " taro@example.jp {Enter}");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(refusal.message));
  expect(bff.calls[0]?.body.variables).toEqual({ form: { email: "taro@example.jp" } });
});

it("ends the sign-in with what came back, once, and takes it out of the address", async () => {
  window.history.replaceState(null, "", back);
  const viewer = { __typename: "Viewer", contractId: "1", userId: "user01", contractCode: "kirinuki" };
  const bff = fakeBff({
    FinishSingleSignOn: { data: { finishSingleSignOn: { __typename: "LoginSucceeded", viewer } } },
    Viewer: { data: { viewer: aViewer() } },
  });
  render(<SsoScreen />);
  expect(screen.getByRole("status").textContent).toContain("ログインしています");
  await waitFor(() => expect(bff.calls.some(({ operation }) => operation === "Viewer")).toBe(true));
  const finished = bff.calls.filter(({ operation }) => operation === "FinishSingleSignOn");
  expect(finished.map(({ body }) => body.variables)).toEqual([{ key: "1-3", query: "code=c&state=1.s" }]);
  expect(window.location.search).toBe("");
});

it("says why it was refused, and asks again", async () => {
  window.history.replaceState(null, "", back);
  fakeBff({ FinishSingleSignOn: { data: { finishSingleSignOn: refusal } } });
  render(<SsoScreen />);
  expect((await screen.findByRole("alert")).textContent).toContain(refusal.message);
  expect(screen.getByRole("button", { name: "次へ" })).toBeTruthy();
});
