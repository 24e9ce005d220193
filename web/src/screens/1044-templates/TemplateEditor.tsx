import "../../design/form-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { LONGEST_TEMPLATE_NAME, TEMPLATE_PARTS } from "@kirinuki/schema/mail-template.ts";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { EDITED } from "../../bff/fetch-policies.ts";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { isInvalid } from "../../components/form/form-answer.ts";
import type { Rules } from "../../components/form/rules.ts";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import type { MailTarget } from "../../domain/mail-target.ts";
import { PartEditor } from "./PartEditor.tsx";
import { TemplatePreview } from "./TemplatePreview.tsx";
import { TemplateVersions } from "./TemplateVersions.tsx";
import { MAIL_TEMPLATE, SAVE_MAIL_TEMPLATE } from "./template-documents.ts";
import classes from "./template-editor.module.css";
import { partsOf, type StoredTemplate, type TemplateValues, textsOf, valuesOf } from "./template-values.ts";
import { editorText as text } from "./text.ts";
import { STANDARD_ID } from "./use-templates.ts";

interface TemplateEditorProps {
  /** Of the template whose texts it begins with; 0: the product's own. */
  id: string;
  /** A new one that begins with those texts. */
  isNew: boolean;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** A template as blocks beside the mail that they make. */
export default function TemplateEditor({ id, isNew, onSaved, onClose }: TemplateEditorProps) {
  const query = useQuery(MAIL_TEMPLATE, { variables: { id }, ...EDITED });
  const readStored = async () => (await query.refetch()).data?.mailTemplate ?? null;
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ mailTemplate: stored, mailTargets: { targets } }) =>
        stored === null ? (
          <RefusedState message={text.gone}>
            <Button onClick={onClose}>{text.back}</Button>
          </RefusedState>
        ) : (
          <Editor {...{ stored, isNew, targets, readStored, onSaved, onClose }} />
        )
      }
    </QueryState>
  );
}

interface EditorProps extends Omit<TemplateEditorProps, "id"> {
  stored: StoredTemplate;
  targets: readonly MailTarget[];
  readStored: () => Promise<StoredTemplate | null>;
}

const LABELS = { name: text.name, isDefault: text.isDefault, ...text.sections };
/** Nothing that a class of the schema would know better than the server; the blocks are checked as they are typed. */
const SERVER_CHECKS: Rules<object> = async () => () => [];
/** parts.冒頭 is the field 冒頭. */
const fieldOf = (name: string): string => name.replace(/^parts\./, "");

function useTemplateForm({ stored, isNew, readStored, onSaved }: EditorProps) {
  const [save] = useMutation(SAVE_MAIL_TEMPLATE);
  const savedName = useRef("");
  const begun: TemplateValues = isNew
    ? { ...valuesOf(stored), name: stored.id === STANDARD_ID ? "" : text.copyName(stored.name), isDefault: false }
    : valuesOf(stored);
  return useSchemaForm({
    rules: SERVER_CHECKS,
    initial: begun,
    labels: LABELS,
    toForm: ({ name, isDefault, ...texts }: TemplateValues) => ({
      ...{ id: isNew ? null : stored.id, version: isNew ? null : stored.version },
      ...{ name, isDefault, parts: partsOf(texts) },
    }),
    send: async (given) => {
      savedName.current = given.name;
      const { saveMailTemplate: answer } = (await save({ variables: { form: given } })).data;
      if (!isInvalid(answer)) return answer;
      const fieldErrors = answer.fieldErrors.map((each) => ({ ...each, field: fieldOf(each.field) }));
      return { ...answer, fieldErrors };
    },
    onSaved: () => onSaved(savedName.current),
    ...(!isNew && {
      readStored: async () => {
        const now = await readStored();
        return now && valuesOf(now);
      },
    }),
  });
}

function Editor(props: EditorProps) {
  const { stored, isNew, targets, onClose } = props;
  const form = useTemplateForm(props);
  const { fields } = form;
  const [showsVersions, showVersions] = useState(false);
  const [opened, setOpened] = useState("");
  return (
    <EditPage
      title={isNew ? text.newTitle : text.title(stored.name)}
      lead={text.lead}
      {...form.formProps}
      busy={form.busy}
      onCancel={onClose}
      faults={<FormState of={form} />}
      actions={
        !isNew && (
          <Button
            variant="default"
            leftSection={<IconHistory size={16} stroke={1.75} />}
            onClick={() => showVersions(true)}
          >
            {text.versions}
          </Button>
        )
      }
      aside={<TemplatePreview texts={fields.values} targets={targets} />}
      note={<span role="status">{opened}</span>}
    >
      <FormSection title={text.basics}>
        <TextInput
          {...fields.getInputProps("name")}
          label={text.name}
          required
          maxLength={LONGEST_TEMPLATE_NAME}
          autoComplete="off"
        />
        <Checkbox {...fields.getInputProps("isDefault", { type: "checkbox" })} label={text.isDefault} />
      </FormSection>
      <p className={`jp ${classes.shows}`}>{text.variablesHelp}</p>
      {TEMPLATE_PARTS.map((part) => (
        <PartEditor
          key={part}
          part={part}
          value={fields.values[part]}
          error={typeof fields.errors[part] === "string" ? fields.errors[part] : ""}
          onChange={(value) => {
            fields.clearFieldError(part);
            fields.setFieldValue(part, value);
          }}
        />
      ))}
      {showsVersions && (
        <TemplateVersions
          id={stored.id}
          onOpen={(version) => {
            fields.setValues(textsOf(version.parts));
            setOpened(text.opened(version.version));
            showVersions(false);
          }}
          onClose={() => showVersions(false)}
        />
      )}
    </EditPage>
  );
}
