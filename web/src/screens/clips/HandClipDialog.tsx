import "../../design/form-styles.ts";
import "../../design/overlay-styles.ts";
import { useApolloClient, useMutation } from "@apollo/client/react";
import { MEDIUM_KINDS, type MediumKind, mediumKindText } from "@kirinuki/schema/hand-clip.ts";
import { Button, Modal, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { DateField } from "../../components/date-field/DateField.tsx";
import { useStoredForm } from "../../components/form/use-stored-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import items from "../../components/items-dialog/items-dialog.module.css";
import { todayInTokyo } from "../../domain/day.ts";
import { formText } from "../../domain/text/form-text.ts";
import { CLIP_FOLDERS } from "../../features/clips/clip-documents.ts";
import classes from "./hand-clip.module.css";
import { SAVE_HAND_CLIP } from "./hand-documents.ts";
import { handText as text } from "./hand-text.ts";
import { CLIPS } from "./query.ts";
import type { HandClip } from "./use-clips.ts";

const KINDS = MEDIUM_KINDS.map((kind) => ({ value: String(kind), label: mediumKindText[kind] }));
const LABELS = {
  ...{ kind: text.kind, mediumName: text.mediumName, title: text.title, day: text.day, time: text.time },
  ...{ programme: text.programme, extent: text.extent, note: text.note, link: text.link },
};

const loadForm = () => import("@kirinuki/schema/forms/hand-clip-form.ts").then(({ HandClipForm }) => HandClipForm);

const valuesOf = (stored: HandClip | null) => ({
  kind: String(stored?.kind ?? 1),
  mediumName: stored?.mediumName ?? "",
  title: stored?.title ?? "",
  day: stored?.day ?? todayInTokyo(new Date()),
  time: stored?.time ?? "",
  programme: stored?.programme ?? "",
  extent: stored?.extent ?? "",
  note: stored?.note ?? "",
  link: stored?.link ?? "",
});

interface HandClipDialogProps {
  folderId: string;
  /** null: a new one. */
  stored: HandClip | null;
  onClose: () => void;
}

/** A record of a broadcast, paper or event in a folder: what it was, where, when, and a note. */
export default function HandClipDialog({ folderId, stored, onClose }: HandClipDialogProps) {
  const form = useRecordForm({ folderId, stored, onClose });
  const { fields, busy } = form;
  return (
    <Modal.Root opened onClose={onClose} size={640}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <form className={items.body} {...form.formProps}>
            <Modal.Title>{stored ? text.editTitle : text.addTitle}</Modal.Title>
            <p className={`jp ${items.help}`}>{text.help}</p>
            <FormState of={form} mayLeave />
            <div className={classes.pair}>
              <NativeSelect {...fields.getInputProps("kind")} label={text.kind} data={KINDS} data-autofocus />
              <TextInput {...fields.getInputProps("mediumName")} label={text.mediumName} required autoComplete="off" />
            </div>
            <TextInput {...fields.getInputProps("title")} label={text.title} required autoComplete="off" />
            <div className={classes.pair}>
              <DateField {...fields.getInputProps("day")} label={text.day} required />
              <TextInput
                {...fields.getInputProps("time")}
                label={text.time}
                description={text.timeHelp}
                inputWrapperOrder={["label", "input", "description", "error"]}
                autoComplete="off"
              />
            </div>
            <div className={classes.pair}>
              <TextInput {...fields.getInputProps("programme")} label={text.programme} autoComplete="off" />
              <TextInput
                {...fields.getInputProps("extent")}
                label={text.extent}
                placeholder={text.extentPlaceholder}
                autoComplete="off"
              />
            </div>
            <TextInput
              {...fields.getInputProps("link")}
              label={text.link}
              placeholder={text.linkHelp}
              inputMode="url"
              autoComplete="off"
            />
            <Textarea {...fields.getInputProps("note")} label={text.note} rows={3} />
            <div className={items.actions}>
              <Button variant="default" onClick={onClose}>
                {formText.cancel}
              </Button>
              <Button type="submit" aria-disabled={busy}>
                {text.save}
              </Button>
            </div>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function useRecordForm({ folderId, stored, onClose }: HandClipDialogProps) {
  const client = useApolloClient();
  const [save] = useMutation(SAVE_HAND_CLIP, { refetchQueries: [CLIPS, CLIP_FOLDERS], awaitRefetchQueries: true });
  return useStoredForm({
    form: loadForm,
    labels: LABELS,
    stored,
    valuesOf,
    toForm: ({ kind, ...values }, read) => ({ ...values, kind: Number(kind) as MediumKind, ...read }),
    send: async (form) => {
      const { data } = await save({ variables: { folderId, id: stored?.id ?? null, form } });
      return data.saveHandClip;
    },
    onSaved: onClose,
    readStored: async () => {
      const query = { query: CLIPS, variables: { folderId }, fetchPolicy: "network-only" } as const;
      const clips = (await client.query(query)).data?.clips;
      return (clips?.__typename === "Clips" && clips.handClips.find(({ id }) => id === stored?.id)) || null;
    },
  });
}
