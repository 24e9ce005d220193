import "../../design/overlay-styles.ts";
import { Button, Modal, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { attemptForm } from "../../components/form/attempt-form.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { MailPreview, type PreviewedMail } from "../../components/mail-preview/MailPreview.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import { type MailTarget, readTarget } from "../../domain/mail-target.ts";
import { formText } from "../../domain/text/form-text.ts";
import { mailText, templateText as text } from "../../domain/text/mail-text.ts";
import { SUBJECT_OPTIONS } from "../../features/mail-fields/mail-labels.ts";
import { TargetSelect } from "../../features/mail-fields/TargetSelect.tsx";
import { callSignedIn } from "../../session/renewing.ts";
import { THEME_MAIL_PREVIEW } from "./template-documents.ts";
import classes from "./templates.module.css";
import type { Template } from "./use-templates.ts";

interface PreviewDialogProps {
  template: Template;
  targets: readonly MailTarget[];
  onClose: () => void;
}

const LABELS = { targetId: mailText.target, processDate: text.day, subjectType: mailText.subject };

/** The mail of a theme and a day by the template, as it would come to oneself. */
export default function PreviewDialog({ template, targets, onClose }: PreviewDialogProps) {
  const [values, setValues] = useState({ target: "", day: todayInTokyo(new Date()), subject: "1" });
  const [mail, setMail] = useState<PreviewedMail | null>(null);
  const change = (changed: Partial<typeof values>) => setValues({ ...values, ...changed });
  const send = async () => {
    const target = readTarget(values.target);
    const form = {
      dataKbn: target?.dataKbn ?? 1,
      targetId: target?.id ?? "",
      processDate: values.day,
      templateFileId: template.id,
      subjectType: Number(values.subject),
    };
    const { themeMailPreview: answer } = await callSignedIn(THEME_MAIL_PREVIEW, { form });
    setMail(answer.__typename === "MailPreview" ? answer : null);
    return answer;
  };
  const { busy, fault, submit, errorOf } = useSubmit(() => attemptForm(null, { check: async () => [], send }), {
    again: true,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(null);
  };
  return (
    <Modal.Root opened onClose={onClose} size={820}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <Modal.Title>{text.previewTitle(template.name)}</Modal.Title>
          <p className={`jp ${classes.help}`}>{text.previewHelp}</p>
          <FormFaults fault={fault} labels={LABELS} />
          <form className={classes.fields} onSubmit={onSubmit} noValidate aria-busy={busy}>
            <TargetSelect
              id="targetId"
              label={mailText.target}
              targets={targets}
              value={values.target}
              first={mailText.choose}
              error={errorOf("targetId")}
              onChange={(target) => change({ target })}
            />
            <TextInput
              id="processDate"
              type="date"
              label={text.day}
              value={values.day}
              error={errorOf("processDate")}
              onChange={(event) => change({ day: event.currentTarget.value })}
            />
            <NativeSelect
              id="subjectType"
              label={mailText.subject}
              value={values.subject}
              data={SUBJECT_OPTIONS}
              onChange={(event) => change({ subject: event.currentTarget.value })}
            />
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
