import { validationText } from "@kirinuki/schema/messages.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { receiverText, signingSecretWords } from "../../features/receivers/text.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { text } from "./text.ts";
import WebhooksScreen from "./WebhooksScreen.tsx";

const webhook = {
  ...{ __typename: "Webhook", id: "3", name: "社内ポータル", urlHost: "hooks.example", themeId: null, themeName: null },
  ...{ events: ["article.matched", "digest.sent"], isStopped: false, stopReason: "", lastError: "", lastSentAt: null },
  ...{ nextAttemptAt: null, waitingCount: 0, failedCount: 2, formerSecretUntil: null, version: 2 },
};
const delivery = {
  ...{ __typename: "WebhookDelivery", id: "11", messageId: "evt_1", event: "article.matched", subject: "半導体の工場" },
  ...{ occurredAt: "2026-11-20T07:00:00+09:00", state: "failed", attemptCount: 11, responseStatus: 500 },
  ...{ message: "送信先でエラーが起きました（HTTP 500）。", nextAttemptAt: null, replayedAt: null },
  endedAt: "2026-11-23T07:00:03+09:00",
};
const themes = {
  data: {
    mailTargets: {
      __typename: "MailTargets",
      targets: [{ __typename: "MailTarget", dataKbn: 1, id: "7", name: "半導体" }],
    },
  },
};
const listOf = (...webhooks: object[]) => ({ data: { webhooks } });

it("tells how each webhook stands, and tests it", async () => {
  const stopped = {
    ...webhook,
    id: "4",
    name: "旧基盤",
    events: ["article.removed"],
    isStopped: true,
    stopReason: "URLが無効です（HTTP 404）。",
  };
  fakeBff({
    Webhooks: listOf(webhook, stopped),
    TestWebhook: {
      data: { testWebhook: { __typename: "WebhookTested", wasTaken: false, message: "応答がありません。" } },
    },
  });
  render(<WebhooksScreen />, "/1063");
  expect(await screen.findByText("記事がテーマに入った、メールやチャットを配信した")).toBeTruthy();
  expect(screen.getByText("URLが無効です（HTTP 404）。")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: receiverText.testNamed("送信", "社内ポータル") }));
  expect(await screen.findByText(receiverText.testFailed("送信", "応答がありません。"))).toBeTruthy();
});

it("says that there is none, and that they could not be read", async () => {
  fakeBff({ Webhooks: listOf() });
  render(<WebhooksScreen />, "/1063");
  expect(await screen.findByText(text.none)).toBeTruthy();
});

it("names all that a new one lacks at once, and asks nobody", async () => {
  const bff = fakeBff({ Webhooks: listOf(), WebhookThemes: themes });
  render(<WebhooksScreen />, "/1063?id=new");
  await screen.findByLabelText(/^Webhook名/);
  await userEvent.click(screen.getByRole("button", { name: "保存" }));
  const faults = within(await screen.findByRole("alert")).getAllByRole("link");
  expect(faults.map(({ textContent }) => textContent)).toEqual([
    validationText.webhookNameRequired,
    validationText.chatUrlRequired,
  ]);
  expect(bff.calls.map(({ operation }) => operation)).not.toContain("SaveWebhook");
});

it("shows a new webhook's secret once, and the server's faults at their fields", async () => {
  const fault = { __typename: "FieldError", field: "url", message: "内部ネットワークのアドレスは指定できません。" };
  const bff = fakeBff({
    Webhooks: listOf(),
    WebhookThemes: themes,
    SaveWebhook: [
      { data: { saveWebhook: { __typename: "InvalidForm", fieldErrors: [fault] } } },
      { data: { saveWebhook: { __typename: "WebhookSaved", id: "3", signingSecret: "whsec_abc" } } },
    ],
  });
  render(<WebhooksScreen />, "/1063?id=new");
  await userEvent.type(await screen.findByLabelText(/^Webhook名/), "社内ポータル");
  await userEvent.type(screen.getByLabelText(/^URL/), "https://hooks.example/x");
  await userEvent.click(screen.getByRole("checkbox", { name: text.event("article.removed") }));
  await userEvent.selectOptions(screen.getByLabelText(/^テーマ/), "半導体");
  await userEvent.click(screen.getByRole("button", { name: "保存" }));
  expect((await screen.findAllByText(fault.message)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole("button", { name: "保存" }));
  expect(await screen.findByRole("textbox", { name: signingSecretWords.label })).toHaveProperty("value", "whsec_abc");
  expect(bff.calls.at(-1)?.body.variables).toMatchObject({
    id: null,
    form: {
      ...{ webhookName: "社内ポータル", url: "https://hooks.example/x", themeId: "7", stopped: false },
      events: ["article.matched", "article.corrected", "article.withdrawn"],
    },
  });
});

it("lists what was delivered, and sends one or all again", async () => {
  const replayed = (count: number) => ({ data: { replayWebhook: { __typename: "WebhookReplayed", count } } });
  const bff = fakeBff({
    Webhooks: listOf(webhook),
    WebhookThemes: themes,
    WebhookDeliveries: { data: { webhookDeliveries: [delivery] } },
    ReplayWebhook: [replayed(1), replayed(2)],
  });
  render(<WebhooksScreen />, "/1063?id=3");
  const table = await screen.findByRole("region", { name: text.deliveries });
  expect(await within(table).findByText("半導体の工場")).toBeTruthy();
  expect(within(table).getByText("11回")).toBeTruthy();
  await userEvent.click(within(table).getByRole("button", { name: text.replayOf("半導体の工場") }));
  expect(await screen.findByText(text.replayed(1))).toBeTruthy();
  await userEvent.type(screen.getByLabelText(text.since), "2026/11/19");
  await userEvent.click(screen.getByRole("button", { name: text.replayAll }));
  expect(await screen.findByText(text.replayed(2))).toBeTruthy();
  const sent = bff.calls.filter(({ body }) => body.operationName === "ReplayWebhook").map(({ body }) => body.variables);
  expect(sent).toEqual([
    { id: "3", deliveryId: "11" },
    { id: "3", since: "2026-11-19T00:00:00+09:00" },
  ]);
});

it("does not send again from a day that has not come", async () => {
  const bff = fakeBff({
    Webhooks: listOf(webhook),
    WebhookThemes: themes,
    WebhookDeliveries: { data: { webhookDeliveries: [delivery] } },
  });
  render(<WebhooksScreen />, "/1063?id=3");
  await userEvent.type(await screen.findByLabelText(text.since), "2999/01/01");
  expect(screen.getByRole("button", { name: text.replayAll })).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("button", { name: text.replayAll }));
  expect(bff.calls.map(({ operation }) => operation)).not.toContain("ReplayWebhook");
});

it("offers no replay while a webhook is stopped", async () => {
  fakeBff({
    Webhooks: listOf({ ...webhook, isStopped: true, stopReason: "管理者が停止しました。" }),
    WebhookThemes: themes,
    WebhookDeliveries: { data: { webhookDeliveries: [delivery] } },
  });
  render(<WebhooksScreen />, "/1063?id=3");
  expect(await screen.findByText("半導体の工場")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /再送/ })).toBeNull();
});
