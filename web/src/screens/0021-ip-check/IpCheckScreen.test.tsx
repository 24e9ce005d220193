import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { admittedByAddress, quietLoginScreen, somebody, unknownAddress } from "../../testing/sign-in-answers.ts";
import IpCheckScreen from "./IpCheckScreen.tsx";

const open = (address: string, answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({ LoginScreen: quietLoginScreen, Viewer: somebody, ...answers });
  render(<IpCheckScreen />, address);
  return bff;
};

describe("the IP check", () => {
  it("waits to be asked, by its button", async () => {
    const bff = open("/0021", { IpLogin: admittedByAddress });
    expect(bff.operations()).not.toContain("IpLogin");
    await userEvent.click(screen.getByRole("button", { name: "IPアドレス認証でログイン" }));
    expect(await screen.findByText("at /0001")).toBeTruthy();
  });

  it("is made at once where the address says so, and shows that it is", async () => {
    open("/0021?check=1", { IpLogin: admittedByAddress });
    expect(screen.getByText("ネットワークを確かめています")).toBeTruthy();
    expect(await screen.findByText("at /0001")).toBeTruthy();
  });

  it("says why it failed, moves the focus there, and can be made again", async () => {
    const bff = open("/0021", { IpLogin: [unknownAddress, admittedByAddress] });
    await userEvent.click(screen.getByRole("button", { name: "IPアドレス認証でログイン" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("ご利用のネットワークからはIPアドレス認証でログインできません。");
    await waitFor(() => expect(document.activeElement).toBe(alert));
    await userEvent.click(screen.getByRole("button", { name: "もう一度確かめる" }));
    expect(await screen.findByText("at /0001")).toBeTruthy();
    expect(bff.operations().filter((name) => name === "IpLogin")).toHaveLength(2);
  });

  it("stays where no server answers, and can be left for the password at any time", async () => {
    open("/0021?check=1", { IpLogin: new TypeError("x") });
    expect((await screen.findByRole("alert")).textContent).toContain("サーバーにつながりません");
    expect(screen.getByRole("link", { name: "企業コードでログイン" }).getAttribute("href")).toBe("/0001");
  });

  it("shows the operators' alert and notices", async () => {
    const notices = [{ __typename: "OperatorNotice", date: "2026-11-20", text: "夕刊は休刊です。" }];
    open("/0021", {
      LoginScreen: {
        data: {
          loginScreen: { __typename: "LoginScreen", alert: "今夜停止します。", notices },
          installationLinks: [],
        },
      },
    });
    expect(await screen.findByText("今夜停止します。")).toBeTruthy();
    expect(screen.getByText("夕刊は休刊です。")).toBeTruthy();
  });
});
