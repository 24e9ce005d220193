import "../../../design/overlay-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Modal, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { AlarmSettingQuery } from "../../../__generated__/graphql.ts";
import { EDITED } from "../../../bff/fetch-policies.ts";
import { isRefusal } from "../../../components/form/form-answer.ts";
import { refusal } from "../../../components/form/outcome.ts";
import { QueryState } from "../../../components/query-state/QueryState.tsx";
import { useAction } from "../../../components/said-line/use-action.ts";
import { toast } from "../../../components/toast/toast.tsx";
import { ALARM_SETTING, SAVE_ALARM_SETTING } from "../arrivals-documents.ts";
import { habitText as text } from "../habit-text.ts";
import { DialogForm } from "./DialogForm.tsx";
import { typedLines } from "./typed-lines.ts";

const REPEATS = [0, 10, 30, 60].map((minutes) => ({ value: String(minutes), label: text.repeats(minutes) }));

/** Who is told of media that did not come. */
export default function AlarmDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(ALARM_SETTING, EDITED);
  return (
    <Modal opened onClose={onClose} title={text.alarmTitle}>
      <QueryState query={query} failed={text.failed}>
        {({ alarmSetting }) => <Setting setting={alarmSetting} onClose={onClose} />}
      </QueryState>
    </Modal>
  );
}

function Setting({ setting, onClose }: { setting: AlarmSettingQuery["alarmSetting"]; onClose: () => void }) {
  const [save] = useMutation(SAVE_ALARM_SETTING);
  const { busy, said, act } = useAction();
  const [addresses, setAddresses] = useState(setting.mailAddresses.join("\n"));
  const [webhookUrl, setWebhookUrl] = useState(setting.webhookUrl);
  const [repeat, setRepeat] = useState(String(setting.repeatMinutes));
  const submit = () =>
    act(async () => {
      const variables = {
        mailAddresses: typedLines(addresses),
        webhookUrl: webhookUrl.trim(),
        repeatMinutes: Number(repeat),
        version: setting.version,
      };
      const answer = (await save({ variables })).data?.saveAlarmSetting;
      if (answer && isRefusal(answer)) return refusal(answer);
      toast(text.alarmSaved);
      onClose();
      return null;
    });
  return (
    <DialogForm said={said} busy={busy} onSave={submit} onClose={onClose}>
      <p>{text.alarmHelp}</p>
      <Textarea
        label={text.addresses}
        description={text.addressesHelp}
        rows={4}
        value={addresses}
        onChange={({ currentTarget }) => setAddresses(currentTarget.value)}
      />
      <TextInput
        label={text.webhook}
        description={text.webhookHelp}
        type="url"
        value={webhookUrl}
        onChange={({ currentTarget }) => setWebhookUrl(currentTarget.value)}
      />
      <NativeSelect
        label={text.repeat}
        description={text.repeatHelp}
        data={REPEATS}
        value={repeat}
        onChange={({ currentTarget }) => setRepeat(currentTarget.value)}
      />
    </DialogForm>
  );
}
