import type { CoreApi } from "../core-api/core-api.ts";
import type { DataOf } from "../core-api/wire.ts";
import type { Answer } from "./answer.ts";

type Client = CoreApi["webhooks"];

export interface WebhookAnswers {
  webhooks: Answer<Client["list"]>;
  webhook_deliveries: Answer<Client["deliveries"]>;
  save_webhook: Answer<Client["save"]>;
  remove_webhook: Answer<Client["remove"]>;
  webhook_test: Answer<Client["test"]>;
  webhook_replay: Answer<Client["replay"]>;
}

export const aWebhook: DataOf<"/api/v1/webhooks", "get">["webhooks"][number] = {
  ...{ webhook_id: "3", webhook_name: "社内ポータル", url_host: "hooks.example", version: 2 },
  ...{ event_types: ["article.matched"], theme_id: null, theme_name: null },
  ...{ stopped_flag: 0, stop_reason: "", stopped_datetime: null, last_error: "", last_failed_datetime: null },
  ...{
    last_sent_datetime: "2026-11-20T07:00:03+09:00",
    next_attempt_datetime: null,
    waiting_count: 0,
    failed_count: 1,
  },
  former_secret_until_datetime: null,
};

/** What core-api answers to calls of webhooks. */
export const webhookAnswers: WebhookAnswers = {
  webhooks: () => ({ webhooks: [aWebhook] }),
  webhook_deliveries: () => ({
    webhook_deliveries: [
      {
        ...{ webhook_delivery_id: "11", message_id: "evt_1", event_type: "article.matched", subject: "半導体の工場" },
        ...{ occurred_datetime: "2026-11-20T07:00:00+09:00", state: "failed", attempt_count: 9, response_status: 500 },
        ...{
          message: "送信先でエラーが起きました（HTTP 500）。",
          next_attempt_datetime: null,
          replayed_datetime: null,
        },
        ended_datetime: "2026-11-23T07:00:03+09:00",
      },
    ],
  }),
  save_webhook: () => ({ webhook_id: "3", version: 3, secret: "" }),
  remove_webhook: () => ({}),
  webhook_test: () => ({ sent_flag: 1, response_status: 204, message: "" }),
  webhook_replay: () => ({ replayed_count: 2 }),
};

type Call = <Name extends keyof WebhookAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<WebhookAnswers[Name]>>;

export const webhookCalls = (call: Call): Client => ({
  list: call("webhooks"),
  deliveries: call("webhook_deliveries"),
  save: call("save_webhook"),
  remove: call("remove_webhook"),
  test: call("webhook_test"),
  replay: call("webhook_replay"),
});
