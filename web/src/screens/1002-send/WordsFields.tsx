import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { MomentField } from "../../components/date-field/MomentField.tsx";
import { mailText, sendText as text } from "../../domain/text/mail-text.ts";
import { ATTACHMENT_OPTIONS } from "../../features/mail-fields/mail-labels.ts";
import { RequiredLabel } from "../../features/mail-fields/RequiredLabel.tsx";
import classes from "./send.module.css";
import { composeText } from "./text.ts";
import type { Compose } from "./use-compose.ts";

interface WordsFieldsProps {
  compose: Compose;
  /** Empty for who may not choose one. */
  templates: readonly { id: string; name: string }[];
  /** What only a mail with articles has: their template and file, tones and tags. */
  ofArticles: boolean;
}

/** Subject and text, and how and when it goes out. */
export function WordsFields({ compose: { words, change, errorOf }, templates, ofArticles }: WordsFieldsProps) {
  return (
    <>
      <TextInput
        id="subject"
        label={<RequiredLabel>{text.subject}</RequiredLabel>}
        required
        withAsterisk={false}
        value={words.subject}
        error={errorOf("subject")}
        autoComplete="off"
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <Textarea
        id="text"
        label={text.text}
        description={ofArticles ? text.textHelp : composeText.wordsHelp}
        rows={6}
        value={words.text}
        error={errorOf("text")}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <div className={classes.trio}>
        {ofArticles && templates.length > 0 && (
          <NativeSelect
            id="templateFileId"
            label={text.template}
            value={words.template}
            data={templates.map(({ id, name }) => ({ value: id, label: id === "0" ? text.standard : name }))}
            error={errorOf("templateFileId")}
            onChange={(event) => change({ template: event.currentTarget.value })}
          />
        )}
        {ofArticles && (
          <NativeSelect
            id="attachType"
            label={text.attachment}
            value={words.attachType}
            data={ATTACHMENT_OPTIONS}
            error={errorOf("attachType")}
            onChange={(event) => change({ attachType: event.currentTarget.value })}
          />
        )}
        <MomentField
          id="sendAt"
          label={mailText.sendAt}
          value={words.sendAt}
          error={errorOf("sendAt")}
          onChange={(sendAt) => change({ sendAt })}
        />
      </div>
      <p className={classes.small}>{mailText.sendAtHelp}</p>
      {ofArticles && (
        <Checkbox
          label={composeText.tones}
          checked={words.withTones}
          onChange={(event) => change({ withTones: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
