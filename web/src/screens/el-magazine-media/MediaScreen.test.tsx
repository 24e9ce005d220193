import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff, unauthenticated } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { signInAsOperator } from "../../testing/sign-in-as-operator.ts";
import MediaScreen from "./MediaScreen.tsx";

const licence = (over: object = {}) => ({
  __typename: "MediumLicence",
  ...{ showDays: null, printDays: null, mailDays: null, maxReaders: null, excerptChars: null, forbiddenPurposes: [] },
  ...over,
});
const PAPER = {
  __typename: "LicensedMedium",
  ...{ code: "toto", name: "東都新聞", kind: "NEWSPAPER", group: 1, sale: null },
  licence: licence({ showDays: 30, printDays: 0, maxReaders: 5 }),
};
const FREE = { ...PAPER, code: "saikai", name: "西海日日新聞", group: null, licence: licence() };
const MAGAZINE = {
  ...PAPER,
  ...{ code: "weekly", name: "週刊潮流", kind: "MAGAZINE", group: null, licence: licence() },
  sale: { __typename: "SaleRule", salesFromDays: -7, salesDays: 30, redeliveryFromDays: null },
};
const media = (...licensedMedia: object[]) => ({ data: { licensedMedia } });
const done = { __typename: "BackOfficeDone", done: true };

const open = (answers: Parameters<typeof fakeBff>[0], query = "") => {
  const bff = fakeBff(answers);
  render(<MediaScreen />, `/el/magazine-media${query}`, newOperatorClient());
  return bff;
};
const sent = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.filter(({ operation }) => operation === name).map(({ body }) => body.variables);

beforeEach(() => signInAsOperator("edit"));

describe("/el/magazine-media", () => {
  it("shows each paper's code, group and what its licence allows; those without a bound can be left out", async () => {
    open({ MediaScreen: media(PAPER, FREE) });
    const row = await screen.findByRole("row", { name: /東都新聞/ });
    expect(row.textContent).toMatch(/toto.*一般の新聞.*30日.*不可.*制限なし.*5人/);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "許諾の制限" }), "bound");
    expect(screen.queryByRole("row", { name: /西海日日新聞/ })).toBeNull();
  });

  it("shows when magazines are offered", async () => {
    const bff = open({ MediaScreen: media(MAGAZINE) }, "?kind=MAGAZINE");
    expect((await screen.findByRole("row", { name: /週刊潮流/ })).textContent).toContain("発行日の7日前から30日間");
    expect(sent(bff, "MediaScreen")).toEqual([{ kind: "MAGAZINE" }]);
  });

  it("saves a medium with its licence, after naming what is no number", async () => {
    const bff = open({ MediaScreen: media(PAPER), SaveLicensedMedium: { data: { saveLicensedMedium: done } } });
    await screen.findByRole("row", { name: /東都新聞/ });
    await userEvent.keyboard("{ArrowDown}e");
    const dialog = within(await screen.findByRole("dialog"));
    const days = await dialog.findByRole("textbox", { name: "原文を表示できる日数" });
    await userEvent.clear(days);
    await userEvent.type(days, "七");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    expect(dialog.getByText("0～3650の整数で入力してください。")).toBeTruthy();
    expect(sent(bff, "SaveLicensedMedium")).toEqual([]);
    await userEvent.clear(days);
    await userEvent.type(days, "７");
    await userEvent.click(dialog.getByRole("checkbox", { name: "AIへの入力" }));
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    await expect
      .poll(() => sent(bff, "SaveLicensedMedium"), { timeout: 20_000 })
      .toEqual([
        {
          medium: {
            ...{ code: "toto", name: "東都新聞", kind: "NEWSPAPER", group: 1, sale: null },
            licence: {
              showDays: 7,
              printDays: 0,
              mailDays: null,
              maxReaders: 5,
              excerptChars: null,
              forbiddenPurposes: ["ai"],
            },
          },
        },
      ]);
  });

  it("says in core-api's words why a medium can't be deleted", async () => {
    const refusal = {
      __typename: "Refusal",
      code: "MSG0043",
      message: "記事のある媒体は削除できません。",
      retryAfter: null,
    };
    open({ MediaScreen: media(PAPER), RemoveLicensedMedium: { data: { removeLicensedMedium: refusal } } });
    await screen.findByRole("row", { name: /東都新聞/ });
    await userEvent.click(screen.getByRole("button", { name: /東都新聞の操作/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "削除" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "削除" }));
    await expect.poll(() => document.body.textContent, { timeout: 20_000 }).toContain(refusal.message);
  });

  it("lets whoever may only look see a licence, and change none", async () => {
    await signInAsOperator("support");
    open({ MediaScreen: media(PAPER) });
    await screen.findByRole("row", { name: /東都新聞/ });
    expect(screen.queryByRole("button", { name: /媒体を追加/ })).toBeNull();
    await userEvent.keyboard("{ArrowDown}e");
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByDisplayValue("30")).toHaveProperty("readOnly", true);
    expect(dialog.queryByRole("button", { name: "保存" })).toBeNull();
  });

  it("gives the report of a period", async () => {
    open({ MediaScreen: media(PAPER) });
    await screen.findByRole("row", { name: /東都新聞/ });
    await userEvent.click(screen.getByRole("button", { name: "利用数CSV" }));
    const link = await screen.findByRole("link", { name: "ダウンロード" });
    expect(link.getAttribute("href")).toMatch(
      /^\/admin\/api\/v1\/media_uses_download\?process_date_start=\d{4}-\d\d-01&process_date_end=/,
    );
  });

  it("says that there are none, or why they did not come", async () => {
    open({ MediaScreen: media() });
    expect(await screen.findByText("媒体はありません")).toBeTruthy();
    open({ MediaScreen: unauthenticated });
    expect(await screen.findByRole("button", { name: /もう一度|再/ })).toBeTruthy();
  });
});
