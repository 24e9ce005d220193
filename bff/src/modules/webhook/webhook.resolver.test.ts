import { describe, expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const SAVE = `mutation Save($id: ID, $form: WebhookForm!) { saveWebhook(id: $id, form: $form) {
  __typename ... on WebhookSaved { id signingSecret } ... on InvalidForm { fieldErrors { field message } } } }`;
const form = {
  webhookName: "社内ポータル",
  url: null,
  events: ["digest.sent"],
  themeId: null,
  stopped: false,
  version: 2,
};

describe("webhooks", () => {
  it("come with how they stand in one call, and their deliveries in another", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, "{ webhooks { id name urlHost events isStopped failedCount } }")).toEqual({
      webhooks: [
        {
          ...{ id: "3", name: "社内ポータル", urlHost: "hooks.example", events: ["article.matched"] },
          ...{ isStopped: false, failedCount: 1 },
        },
      ],
    });
    expect(fake.calls()).toEqual(["webhooks"]);
    const LIST = `{ webhookDeliveries(id: "3", failedOnly: true) { id event subject state responseStatus attemptCount } }`;
    expect(await dataOf(fake, LIST)).toEqual({
      webhookDeliveries: [
        {
          ...{ id: "11", event: "article.matched", subject: "半導体の工場", state: "failed" },
          ...{ responseStatus: 500, attemptCount: 9 },
        },
      ],
    });
    expect(fake.argumentOf("webhook_deliveries")).toEqual({ webhook_id: "3", failed_only: 1 });
  });

  it("are saved without a URL where none was typed; faults come under the form's names", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE, { id: "3", form })).toEqual({
      saveWebhook: { __typename: "WebhookSaved", id: "3", signingSecret: "" },
    });
    expect(fake.argumentOf("save_webhook")).toEqual({
      ...{ webhook_id: "3", webhook_name: "社内ポータル", event_types: ["digest.sent"], theme_id: null },
      ...{ stopped_flag: false, version: 2 },
    });
    const bad = { ...form, webhookName: "", events: ["x"], url: "ftp://x" };
    const { saveWebhook } = await dataOf(fakeCoreApi(), SAVE, { id: null, form: bad });
    const fields = (saveWebhook as { fieldErrors: { field: string }[] }).fieldErrors.map(({ field }) => field);
    expect(fields.toSorted()).toEqual(["events", "url", "webhookName"]);
  });

  it("say what a test came to, go again, and go", async () => {
    const fake = fakeCoreApi({
      answers: { webhook_test: () => ({ sent_flag: 0, response_status: 404, message: "URLが無効です（HTTP 404）。" }) },
    });
    const TEST = `mutation { testWebhook(id: "3") { ... on WebhookTested { wasTaken message } } }`;
    expect(await dataOf(fake, TEST)).toEqual({
      testWebhook: { wasTaken: false, message: "URLが無効です（HTTP 404）。" },
    });
    const REPLAY = `mutation { replayWebhook(id: "3", since: "2026-11-19T00:00:00+09:00") { ... on WebhookReplayed { count } } }`;
    expect(await dataOf(fake, REPLAY)).toEqual({ replayWebhook: { count: 2 } });
    expect(fake.argumentOf("webhook_replay")).toEqual({ webhook_id: "3", failed_since: "2026-11-19T00:00:00+09:00" });
    const ONE = `mutation { replayWebhook(id: "3", deliveryId: "11") { ... on WebhookReplayed { count } } }`;
    const other = fakeCoreApi();
    await dataOf(other, ONE);
    expect(other.argumentOf("webhook_replay")).toEqual({ webhook_id: "3", webhook_delivery_id: "11" });
    const REMOVE = `mutation { removeWebhook(id: "3", version: 2) { __typename } }`;
    expect(await dataOf(fake, REMOVE)).toEqual({ removeWebhook: { __typename: "ChangeDone" } });
  });
});
