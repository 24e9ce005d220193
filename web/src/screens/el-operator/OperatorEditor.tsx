import { OPERATOR_ROLE_LABELS, OPERATOR_ROLE_MEANINGS, OPERATOR_ROLES } from "@kirinuki/schema/operator-roles.ts";
import { Checkbox, PasswordInput, TextInput } from "@mantine/core";
import { IconDeviceMobileOff, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { ChoiceCards } from "../../components/edit-form/ChoiceCards.tsx";
import { DangerZone } from "../../components/edit-form/DangerZone.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormColumns, FormSection } from "../../components/edit-form/FormSection.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { operatorsText as text } from "../../domain/text/operator-account-text.ts";
import { useOperator } from "../../session/use-operator.ts";
import { type StoredOperator, useOperatorForm } from "./use-operator-form.ts";
import { useResetAuthenticator } from "./use-reset-authenticator.ts";

const ROLES = OPERATOR_ROLES.map((value) => ({
  value,
  name: OPERATOR_ROLE_LABELS[value],
  help: OPERATOR_ROLE_MEANINGS[value],
}));

interface OperatorEditorProps {
  /** null: a new one. */
  stored: StoredOperator | null;
  read: () => Promise<StoredOperator | null>;
}

/** An operator with his role; only those of the role 管理 may save. */
export function OperatorEditor({ stored, read }: OperatorEditorProps) {
  const navigate = useNavigate();
  const self = useOperator();
  const { form, removeOperator } = useOperatorForm(stored, read);
  const [asking, ask] = useState(false);
  const { resetApp, said } = useResetAuthenticator(stored?.id ?? "");
  const { fields } = form;
  const isNew = stored === null;
  const mayRemove = stored !== null && self?.role === "admin" && self.id !== stored.id;
  return (
    <EditPage
      title={isNew ? text.newTitle : text.editTitle}
      item={stored?.name}
      busy={form.busy}
      disabledReason={self?.role === "admin" ? undefined : text.readOnly}
      onSubmit={form.formProps.onSubmit}
      onCancel={() => void navigate(pathOf("el-operators"))}
      faults={<FormState of={form} />}
    >
      <FormColumns>
        <FormSection title={text.basic}>
          <TextInput
            {...fields.getInputProps("operatorId")}
            label={text.id}
            description={text.idHelp}
            required
            readOnly={!isNew}
          />
          <TextInput {...fields.getInputProps("name")} label={text.name} required />
          <TextInput {...fields.getInputProps("email")} label={text.email} required />
          <TextInput {...fields.getInputProps("department")} label={text.department} />
          <PasswordInput
            {...fields.getInputProps("password")}
            label={text.password}
            description={isNew ? text.passwordHelp : text.keepPassword}
            required={isNew}
            autoComplete="new-password"
          />
          <PasswordInput
            {...fields.getInputProps("confirmPassword")}
            label={text.confirm}
            required={isNew}
            autoComplete="new-password"
          />
        </FormSection>
        <div>
          <FormSection title={text.role} help={text.roleHelp}>
            <ChoiceCards label={text.role} labelHidden options={ROLES} {...fields.getInputProps("role")} />
            <Checkbox
              {...fields.getInputProps("stopFlag", { type: "checkbox" })}
              label={text.stop}
              description={text.stopHelp}
            />
          </FormSection>
          <SaidLine said={said} />
          {mayRemove && (
            <DangerZone
              acts={[
                ...(stored.hasAuthenticator
                  ? [
                      {
                        name: text.resetApp,
                        help: text.resetAppHelp,
                        button: text.resetAppButton,
                        icon: IconDeviceMobileOff,
                        run: resetApp,
                      },
                    ]
                  : []),
                {
                  name: text.remove,
                  help: text.removeHelp,
                  button: text.removeButton,
                  icon: IconTrash,
                  run: () => ask(true),
                },
              ]}
            />
          )}
        </div>
      </FormColumns>
      {asking && stored && (
        <LazyDangerDialog
          title={text.removeTitle(stored.name)}
          goes={text.removeGoes}
          stays={text.removeStays}
          confirm={text.removeButton}
          busy={form.busy}
          onConfirm={() => void removeOperator().then(() => ask(false))}
          onClose={() => ask(false)}
        />
      )}
    </EditPage>
  );
}
