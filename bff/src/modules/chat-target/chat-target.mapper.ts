import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { ChatPost, ChatSetting, ChatTarget } from "./chat-target.type.ts";

type TargetWire = DataOf<"/api/v1/chat_targets", "get">["chat_targets"][number];
type PostWire = DataOf<"/api/v1/chat_posts", "get">["chat_posts"][number];

const toSetting = (wire: TargetWire["chat_settings"][number]): ChatSetting =>
  instance(ChatSetting, {
    id: wire.mail_setting_id,
    dataKbn: wire.data_kbn,
    sourceId: wire.id,
    name: wire.name,
    dataSection: wire.data_section,
    sendTimes: wire.send_times,
    zeroArticleEmail: wire.zero_Article_Email === 1,
    alert: wire.alert_flag === 1,
    quietStartTime: wire.quiet_start_time,
    quietEndTime: wire.quiet_end_time,
    alertMaxCount: wire.alert_max_count,
    alertMainOnly: wire.alert_main_flag === 1,
    holidayRule: wire.holiday_rule,
    weekendsOff: wire.weekend_off_flag === 1,
    version: wire.version,
  });

export const toChatTarget = (wire: TargetWire): ChatTarget =>
  instance(ChatTarget, {
    id: wire.chat_target_id,
    kind: wire.kind,
    name: wire.target_name,
    urlHost: wire.url_host,
    isStopped: wire.stopped_flag === 1,
    stopReason: wire.stop_reason,
    stoppedAt: wire.stopped_datetime,
    lastError: wire.last_error,
    lastFailedAt: wire.last_failed_datetime,
    lastSentAt: wire.last_sent_datetime,
    nextAttemptAt: wire.next_attempt_datetime,
    waitingCount: wire.waiting_count,
    formerSecretUntil: wire.former_secret_until_datetime,
    version: wire.version,
    settings: wire.chat_settings.map(toSetting),
  });

export const toChatPost = (wire: PostWire): ChatPost =>
  instance(ChatPost, {
    id: wire.mail_message_id,
    name: wire.name,
    isAlert: wire.kind === "alert",
    articleCount: wire.article_count,
    dueAt: wire.setup_datetime,
    endedAt: wire.ended_datetime,
    status: wire.status,
    message: wire.message,
    maybeTwice: wire.maybe_twice_flag === 1,
  });
