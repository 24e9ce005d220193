import "../../design/overlay-styles.ts";
import { useApolloClient } from "@apollo/client/react";
import { Button, Modal, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { ThemeMailInput } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { DateField } from "../../components/date-field/DateField.tsx";
import type { Rules } from "../../components/form/rules.ts";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { MailPreview, type PreviewedMail } from "../../components/mail-preview/MailPreview.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import { type MailTarget, readTarget } from "../../domain/mail-target.ts";
import { formText } from "../../domain/text/form-text.ts";
import { mailText, templateText as text } from "../../domain/text/mail-text.ts";
import { SUBJECT_OPTIONS } from "../../features/mail-fields/mail-labels.ts";
import { TargetSelect } from "../../features/mail-fields/TargetSelect.tsx";
import { THEME_MAIL_PREVIEW } from "./template-documents.ts";
import classes from "./templates.module.css";
import type { Template } from "./use-templates.ts";

interface PreviewDialogProps {
  template: Template;
  targets: readonly MailTarget[];
  onClose: () => void;
}

/** Nothing that a class of the schema would know better than the server. */
const SERVER_CHECKS: Rules<ThemeMailInput> = async () => () => [];

const LABELS = { targetId: mailText.target, processDate: text.day, subjectType: mailText.subject };

/** The mail of a theme and a day by the template, as it would come to oneself. */
export default function PreviewDialog({ template, targets, onClose }: PreviewDialogProps) {
  const [mail, setMail] = useState<PreviewedMail | null>(null);
  const client = useApolloClient();
  const form = useSchemaForm({
    rules: SERVER_CHECKS,
    initial: { targetId: "", processDate: todayInTokyo(new Date()), subjectType: "1" },
    labels: LABELS,
    toForm: ({ targetId, processDate, subjectType }) => {
      const target = readTarget(targetId);
      return {
        ...{ dataKbn: target?.dataKbn ?? 1, targetId: target?.id ?? "", processDate },
        ...{ templateFileId: template.id, subjectType: Number(subjectType) },
      };
    },
    send: async (given) => {
      setMail(null);
      const { data } = await client.query({ query: THEME_MAIL_PREVIEW, variables: { form: given }, ...EDITED });
      return data.themeMailPreview;
    },
    onSaved: (shown) => setMail(shown),
  });
  const { fields, busy } = form;
  return (
    <Modal.Root opened onClose={onClose} size={820}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <Modal.Title>{text.previewTitle(template.name)}</Modal.Title>
          <p className={`jp ${classes.help}`}>{text.previewHelp}</p>
          <FormState of={form} mayLeave />
          <form className={classes.fields} {...form.formProps}>
            <TargetSelect
              {...fields.getInputProps("targetId")}
              value={fields.values.targetId}
              label={mailText.target}
              targets={targets}
              first={mailText.choose}
            />
            <DateField {...fields.getInputProps("processDate")} label={text.day} />
            <NativeSelect {...fields.getInputProps("subjectType")} label={mailText.subject} data={SUBJECT_OPTIONS} />
            <Button type="submit" aria-disabled={busy}>
              {busy ? text.showing : text.show}
            </Button>
          </form>
          {mail && <MailPreview mail={mail} />}
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {formText.close}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
