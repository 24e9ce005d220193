import "../../design/overlay-styles.ts";
import { useMutation } from "@apollo/client/react";
import { Button, Modal, Textarea } from "@mantine/core";
import { openAnew } from "../../browser/open-anew.ts";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { START_SUPPORT_VIEW } from "./customer-user-documents.ts";
import classes from "./customer-users.module.css";
import { customerUsersText as text } from "./text.ts";

const LABELS = { reason: text.viewReason };

const loadForm = () =>
  import("@kirinuki/schema/forms/support-view-form.ts").then(({ SupportViewForm }) => SupportViewForm);

interface SupportViewDialogProps {
  user: { contractId: string; userId: string; name: string; companyName: string };
  onClose: () => void;
}

/** Why the operator wants to see the user's screens; then they open, in a page of their own session. */
export default function SupportViewDialog({ user, onClose }: SupportViewDialogProps) {
  const { contractId, userId, name, companyName } = user;
  const [start] = useMutation(START_SUPPORT_VIEW);
  const form = useSchemaForm({
    form: loadForm,
    initial: { reason: "" },
    labels: LABELS,
    toForm: ({ reason }) => ({ reason }),
    send: async ({ reason }) => (await start({ variables: { contractId, userId, reason } })).data.startSupportView,
    // Loaded anew: a customer's session of this browser is another one now.
    onSaved: () => openAnew(pathOf("0002")),
  });
  return (
    <Modal opened onClose={onClose} title={text.viewTitle(name)}>
      <form className={classes.dialog} {...form.formProps}>
        <p>{text.viewLead(companyName)}</p>
        <FormState of={form} mayLeave />
        <Textarea
          {...form.fields.getInputProps("reason")}
          label={text.viewReason}
          placeholder={text.viewExample}
          required
          rows={3}
          data-autofocus
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" aria-disabled={form.busy}>
            {text.viewStart}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
