import "../../design/overlay-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Checkbox, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { EDITED } from "../../bff/fetch-policies.ts";
import type { Rules } from "../../components/form/rules.ts";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { formText } from "../../domain/text/form-text.ts";
import { MAIL_LOOK, SAVE_MAIL_LOOK } from "./template-documents.ts";
import classes from "./templates.module.css";
import { lookText as text } from "./text.ts";

interface LookDialogProps {
  onSaved: () => void;
  onClose: () => void;
}

/** The contract's colour and logo, for all its mails. */
export default function LookDialog({ onSaved, onClose }: LookDialogProps) {
  const query = useQuery(MAIL_LOOK, EDITED);
  return (
    <Modal.Root opened onClose={onClose} size={560}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <Modal.Title>{text.title}</Modal.Title>
          <p className={`jp ${classes.help}`}>{text.help}</p>
          <QueryState query={query} failed={text.failed}>
            {({ mailLook }) => <LookForm look={mailLook} onSaved={onSaved} onClose={onClose} />}
          </QueryState>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface LookFormProps extends LookDialogProps {
  look: { color: string | null; logoKey: string | null };
}

/** The server knows the pictures; the colour is checked by it as well. */
const SERVER_CHECKS: Rules<object> = async () => () => [];
const LABELS = { color: text.color, logo: text.logo, removesLogo: text.removesLogo };

function LookForm({ look, onSaved, onClose }: LookFormProps) {
  const [save] = useMutation(SAVE_MAIL_LOOK, { refetchQueries: [MAIL_LOOK] });
  const [logo, setLogo] = useState("");
  const form = useSchemaForm({
    rules: SERVER_CHECKS,
    initial: { color: look.color ?? "", removesLogo: false },
    labels: LABELS,
    toForm: ({ color, removesLogo }) => ({
      ...{ color: color.trim().toLowerCase() || null, logo: logo || null, removesLogo },
    }),
    send: async (given) => (await save({ variables: { form: given } })).data.saveMailLook,
    onSaved,
  });
  const { fields, busy } = form;
  const color = /^#[0-9a-f]{6}$/i.test(fields.values.color) ? fields.values.color : null;
  return (
    <>
      <FormState of={form} />
      <form className={classes.body} {...form.formProps}>
        <TextInput
          {...fields.getInputProps("color")}
          label={text.color}
          description={text.colorHelp}
          placeholder="#0265a0"
          maxLength={7}
          autoComplete="off"
          rightSection={color && <span aria-hidden="true" className={classes.swatch} style={{ background: color }} />}
        />
        <div className={classes.file}>
          <label htmlFor="logo">{text.logo}</label>
          <input
            id="logo"
            type="file"
            accept="image/png,image/jpeg"
            aria-describedby="logo-help"
            onChange={({ currentTarget }) => void readFile(currentTarget.files?.[0]).then(setLogo)}
          />
          <small id="logo-help" className="jp">
            {text.logoHelp}
          </small>
          {typeof fields.errors.logo === "string" && <small className={classes.fault}>{fields.errors.logo}</small>}
        </div>
        {look.logoKey && (
          <>
            <img className={classes.logo} src={`/api/v1/mail_logo?key=${look.logoKey}`} alt={text.present} />
            <Checkbox {...fields.getInputProps("removesLogo", { type: "checkbox" })} label={text.removesLogo} />
          </>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {formText.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {busy ? text.saving : text.save}
          </Button>
        </div>
      </form>
    </>
  );
}

/** In Base64, without the head of a data address; blank for no file. */
const readFile = (file: File | undefined): Promise<string> =>
  new Promise((resolve) => {
    if (!file) return resolve("");
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => resolve("");
    reader.readAsDataURL(file);
  });
