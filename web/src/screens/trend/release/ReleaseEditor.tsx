import "../../../design/form-styles.ts";
import "../../../design/overlay-styles.ts";
import { useMutation } from "@apollo/client/react";
import { Button, Modal, Textarea, TextInput } from "@mantine/core";
import { DateField } from "../../../components/date-field/DateField.tsx";
import { useStoredForm } from "../../../components/form/use-stored-form.ts";
import { FormState } from "../../../components/form-state/FormState.tsx";
import items from "../../../components/items-dialog/items-dialog.module.css";
import { todayInTokyo } from "../../../domain/day.ts";
import { formText } from "../../../domain/text/form-text.ts";
import { PRESS_RELEASES, SAVE_PRESS_RELEASE, TRACKED_RELEASE } from "./release-documents.ts";
import { releaseText as text } from "./text.ts";
import type { StoredRelease } from "./use-release.ts";

const LABELS = { title: text.releaseTitle, text: text.text, day: text.day };
const loadForm = () =>
  import("@kirinuki/schema/forms/press-release-form.ts").then(({ PressReleaseForm }) => PressReleaseForm);

const valuesOf = (release: StoredRelease | null) => ({
  title: release?.title ?? "",
  text: release?.text ?? "",
  day: release?.day ?? todayInTokyo(new Date()),
});

interface ReleaseEditorProps {
  /** null: a new one. */
  stored: StoredRelease | null;
  readStored: () => Promise<StoredRelease | null>;
  onSaved: (release: { id: string; title: string }) => void;
  onClose: () => void;
}

/** Title, day and text of a press release, as it was published. */
export default function ReleaseEditor({ stored, readStored, onSaved, onClose }: ReleaseEditorProps) {
  const [save] = useMutation(SAVE_PRESS_RELEASE, {
    // A new one is not read yet.
    refetchQueries: stored === null ? [PRESS_RELEASES] : [PRESS_RELEASES, TRACKED_RELEASE],
  });
  const form = useStoredForm({
    form: loadForm,
    labels: LABELS,
    stored,
    valuesOf,
    toForm: ({ title, text: body, day }, read) => ({ title, text: body, day, ...read }),
    send: async (sent) => (await save({ variables: { id: stored?.id ?? null, form: sent } })).data.savePressRelease,
    onSaved: ({ id, title }) => onSaved({ id, title }),
    readStored,
  });
  const { fields, busy } = form;
  return (
    <Modal opened onClose={onClose} size={760} title={stored === null ? text.add : text.edit}>
      <form className={items.body} {...form.formProps}>
        <FormState of={form} mayLeave />
        <DateField {...fields.getInputProps("day")} label={text.day} required />
        <TextInput {...fields.getInputProps("title")} label={text.releaseTitle} required autoComplete="off" />
        <Textarea {...fields.getInputProps("text")} label={text.text} description={text.textHelp} required rows={14} />
        <div className={items.actions}>
          <Button variant="default" onClick={onClose}>
            {formText.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {text.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
