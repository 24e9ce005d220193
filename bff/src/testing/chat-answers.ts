import type { CoreApi } from "../core-api/core-api.ts";
import type { DataOf } from "../core-api/wire.ts";
import type { Answer } from "./answer.ts";

type Client = CoreApi["chat"];

export interface ChatAnswers {
  chat_targets: Answer<Client["targets"]>;
  chat_posts: Answer<Client["posts"]>;
  save_chat_target: Answer<Client["saveTarget"]>;
  remove_chat_target: Answer<Client["removeTarget"]>;
  chat_target_test: Answer<Client["testTarget"]>;
  save_chat_setting: Answer<Client["saveSetting"]>;
  remove_chat_setting: Answer<Client["removeSetting"]>;
}

export const aChatTarget: DataOf<"/api/v1/chat_targets", "get">["chat_targets"][number] = {
  ...{ chat_target_id: "3", kind: "slack", target_name: "広報部", url_host: "hooks.slack.com", version: 2 },
  ...{ stopped_flag: 0, stop_reason: "", stopped_datetime: null, last_error: "", last_failed_datetime: null },
  ...{ last_sent_datetime: "2026-11-20T07:00:03+09:00", next_attempt_datetime: null, waiting_count: 0 },
  former_secret_until_datetime: null,
  chat_settings: [
    {
      ...{ mail_setting_id: "8", data_kbn: 1, id: "7", name: "半導体", data_section: null, send_times: ["07:00"] },
      ...{
        zero_Article_Email: 0,
        alert_flag: 1,
        quiet_start_time: null,
        quiet_end_time: null,
        alert_max_count: 20,
        alert_main_flag: 0,
      },
      ...{ holiday_rule: "send", weekend_off_flag: 0, version: 1 },
    },
  ],
};

/** What core-api answers to calls of chat targets. */
export const chatAnswers: ChatAnswers = {
  chat_targets: () => ({ chat_targets: [aChatTarget] }),
  chat_posts: () => ({
    chat_posts: [
      {
        ...{ mail_message_id: "11", name: "半導体", kind: "digest", article_count: 3, status: 0, message: "" },
        ...{ setup_datetime: "2026-11-20T07:00:00+09:00", ended_datetime: "2026-11-20T07:00:03+09:00" },
        ...{ attempt_count: 1, maybe_twice_flag: 0 },
      },
    ],
  }),
  save_chat_target: () => ({ chat_target_id: "3", version: 3, secret: "" }),
  remove_chat_target: () => ({}),
  chat_target_test: () => ({ sent_flag: 1, message: "" }),
  save_chat_setting: () => ({ mail_setting_id: "8", version: 2 }),
  remove_chat_setting: () => ({}),
};

type Call = <Name extends keyof ChatAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<ChatAnswers[Name]>>;

export const chatCalls = (call: Call): Client => ({
  targets: call("chat_targets"),
  posts: call("chat_posts"),
  saveTarget: call("save_chat_target"),
  removeTarget: call("remove_chat_target"),
  testTarget: call("chat_target_test"),
  saveSetting: call("save_chat_setting"),
  removeSetting: call("remove_chat_setting"),
});
