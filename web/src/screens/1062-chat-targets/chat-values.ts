import type { ChatKind } from "@kirinuki/schema/chat.ts";
import type { ChatTargetsQuery } from "../../__generated__/graphql.ts";
import { readTarget, writeTarget } from "../../domain/mail-target.ts";

export type StoredTarget = ChatTargetsQuery["chatTargets"][number];
export type StoredSetting = StoredTarget["settings"][number];

export interface TargetValues {
  kind: ChatKind;
  targetName: string;
  url: string;
  stopped: boolean;
  newSecret: boolean;
}

export const targetValues = (stored: StoredTarget | null): TargetValues => ({
  kind: (stored?.kind as ChatKind | undefined) ?? "slack",
  targetName: stored?.name ?? "",
  url: "",
  stopped: stored?.isStopped ?? false,
  newSecret: false,
});

/** A stored URL stays where none is typed; a new target needs one. */
export const targetForm = (values: TargetValues, isNew: boolean) => ({
  kind: values.kind,
  targetName: values.targetName.trim(),
  url: isNew ? values.url.trim() : values.url.trim() || null,
  stopped: values.stopped,
  newSecret: values.newSecret,
});

/** What the fields hold; texts, as inputs have them. */
export interface SettingValues {
  /** Kind and id, `1.7`, or "" for none yet. */
  targetId: string;
  dataSection: string;
  zeroArticleEmail: boolean;
  sendTimes: string[];
  alertFlag: boolean;
  /** HH:mm, or "" for none. */
  quietStartTime: string;
  quietEndTime: string;
  alertMaxCount: string;
  alertMainOnly: boolean;
  holidayRule: string;
  weekendsOff: boolean;
}

export const settingValues = (stored: StoredSetting | null): SettingValues => ({
  targetId: stored ? writeTarget({ dataKbn: stored.dataKbn, id: stored.sourceId }) : "",
  dataSection: stored?.dataSection == null ? "" : String(stored.dataSection),
  zeroArticleEmail: stored?.zeroArticleEmail ?? false,
  sendTimes: [...(stored?.sendTimes ?? ["07:00"])],
  alertFlag: stored?.alert ?? false,
  quietStartTime: stored?.quietStartTime ?? "",
  quietEndTime: stored?.quietEndTime ?? "",
  alertMaxCount: String(stored?.alertMaxCount ?? 20),
  alertMainOnly: stored?.alertMainOnly ?? false,
  holidayRule: stored?.holidayRule ?? "send",
  weekendsOff: stored?.weekendsOff ?? false,
});

const ruleOf = (rule: string): "send" | "skip" | "next" => (rule === "skip" || rule === "next" ? rule : "send");

/** As it is checked and sent: times each once. */
export function settingForm(values: SettingValues) {
  const target = readTarget(values.targetId);
  return {
    ...values,
    dataKbn: target?.dataKbn ?? 1,
    targetId: target?.id ?? "",
    dataSection: values.dataSection === "" ? null : Number(values.dataSection),
    sendTimes: [...new Set(values.sendTimes)],
    quietStartTime: values.quietStartTime || null,
    quietEndTime: values.quietEndTime || null,
    alertMaxCount: Number(values.alertMaxCount),
    holidayRule: ruleOf(values.holidayRule),
  };
}
