import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { operatorSignIn } from "../../session/operator-session.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import MailDeliveryScreen from "./MailDeliveryScreen.tsx";

const operator = { __typename: "Operator", id: "op", name: "須永", department: "", role: "edit" };
const figures = { mails: 1000, sent: 970, retried: 8, failed: 5, bounced: 25, complaints: 0, unsubscribes: 2 };
const month = (domains: object[], total: object = figures) => ({
  data: {
    mailDeliverability: {
      ...{ __typename: "MailDeliverability", month: "2026-11", domainCount: domains.length, domains },
      total: { __typename: "MailFigures", ...total },
    },
  },
});
const aDomain = (domain: string, own: object = {}) => ({
  ...{ __typename: "DomainMailFigures", domain, ...figures, ...own },
});
const stopped = (...addresses: object[]) => ({
  data: { stoppedAddresses: { __typename: "StoppedAddresses", total: addresses.length, addresses } },
});
const anAddress = {
  ...{ __typename: "StoppedAddress", contractId: "7", companyName: "サザナミ化学", id: "3", address: "a@example.jp" },
  ...{ kind: "complaint", reason: "迷惑メールとして報告", stoppedAt: "2026-11-20T07:30:00+09:00" },
};

const open = async (answers: Parameters<typeof fakeBff>[0] = {}, path = "/el/mail-delivery?month=2026-11") => {
  const bff = fakeBff({
    OperatorLogin: { data: { operatorLogin: { __typename: "OperatorLoginSucceeded", operator } } },
    OperatorViewer: { data: { operatorViewer: operator } },
    MailDeliverability: month([aDomain("alpha.example"), aDomain("beta.example", { bounced: 1, complaints: 1 })]),
    StoppedAddresses: stopped(anAddress),
    ...answers,
  });
  await operatorSignIn({ operatorId: "op", password: "x" });
  render(<MailDeliveryScreen />, path, newOperatorClient());
  return bff;
};
const monthsOf = (bff: Awaited<ReturnType<typeof open>>) =>
  bff.calls.flatMap(({ operation, body }) => (operation === "MailDeliverability" ? [body.variables?.month] : []));

describe("/el/mail-delivery", () => {
  it("shows each domain's figures and marks what is too high", async () => {
    await open();
    const [part] = await screen.findAllByRole("region", { name: "ドメインごとの到達" });
    const table = within(part as HTMLElement);
    const cells = (name: RegExp) =>
      within(table.getByRole("row", { name }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    expect(cells(/^alpha/)).toEqual(["1,000", "970", "97.0%", "8", "5", "25高い", "0", "2"]);
    expect(cells(/^beta/).slice(5, 7)).toEqual(["1", "1高い"]);
  });

  it("leads to the month before and back, and not beyond the present one", async () => {
    const bff = await open({}, "/el/mail-delivery?month=2026-01");
    await userEvent.click(await screen.findByRole("button", { name: "前の月" }));
    expect(await screen.findByText("2025年12月")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "次の月" }));
    expect(await screen.findByText("2026年1月")).toBeTruthy();
    expect(monthsOf(bff).slice(0, 2)).toEqual(["2026-01", "2025-12"]);
  });

  it("says that a month had no mails, and that no address is stopped", async () => {
    await open({ MailDeliverability: month([], { ...figures, mails: 0 }), StoppedAddresses: stopped() });
    expect(await screen.findByText("この月に送ったメールはありません。")).toBeTruthy();
    expect(await screen.findByText("あてはまる宛先はありません。")).toBeTruthy();
  });

  it("lets mails go to an address again after a question, and lists anew", async () => {
    const bff = await open({
      StoppedAddresses: [stopped(anAddress), stopped()],
      ResumeStoppedAddress: { data: { resumeStoppedAddress: { __typename: "BackOfficeDone", done: true } } },
    });
    await userEvent.click(await screen.findByRole("button", { name: "a@example.jpの操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "配信を再開" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "配信を再開" }));
    expect(await screen.findByText("あてはまる宛先はありません。")).toBeTruthy();
    const sent = bff.calls.find(({ operation }) => operation === "ResumeStoppedAddress")?.body.variables;
    expect(sent).toEqual({ contractId: "7", id: "3" });
  });
});
