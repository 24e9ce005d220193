import { Button, PasswordInput } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { ChoiceCards } from "../../components/edit-form/ChoiceCards.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { timeLabel } from "../../domain/day.ts";
import { formText } from "../../domain/text/form-text.ts";
import { isInvited } from "../../domain/user-kind.ts";
import { UserStateTag } from "../../features/users/UserStateTag.tsx";
import { userFormText as text } from "./text.ts";
import type { UserFields } from "./use-user.ts";
import classes from "./user.module.css";
import type { StoredUser } from "./user-values.ts";

interface EntryFieldsProps {
  fields: UserFields;
  stored: StoredUser | null;
  onInvite: () => void;
}

const ENTRIES = (["invite", "password"] as const).map((value) => ({ value, ...text.entries[value] }));

/** How he gets in: of a new user an invitation or a password, of another a new password, and how his invitation stands. */
export function EntryFields({ fields, stored, onInvite }: EntryFieldsProps) {
  const isChosen = stored !== null || fields.values.invitationFlag === "password";
  const isWaiting = stored !== null && isInvited(stored);
  const toggle = { "aria-label": formText.showPassword };
  return (
    <FormSection title={stored === null ? text.entry : text.password}>
      {stored === null && (
        <ChoiceCards {...fields.getInputProps("invitationFlag")} label={text.entry} labelHidden options={ENTRIES} />
      )}
      {isWaiting && <InvitationState of={stored} onInvite={onInvite} />}
      {isChosen && (
        <PasswordInput
          {...fields.getInputProps("password")}
          label={stored === null ? text.password : text.newPassword}
          description={stored === null ? text.passwordHelp : `${text.passwordHelp}。${text.newPasswordHelp}`}
          required={stored === null}
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
        />
      )}
      {isChosen && (stored === null || fields.values.password !== "") && (
        <PasswordInput
          {...fields.getInputProps("confirmPassword")}
          label={text.confirmPassword}
          required
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
        />
      )}
    </FormSection>
  );
}

function InvitationState({ of, onInvite }: { of: StoredUser; onInvite: () => void }) {
  return (
    <FormRow label={text.invitation} description={standing(of)}>
      <span className={classes.state}>
        <UserStateTag state={of.state} />
        <Button size="xs" variant="default" leftSection={<IconMail size={14} stroke={1.75} />} onClick={onInvite}>
          {text.inviteAgain}
        </Button>
      </span>
    </FormRow>
  );
}

function standing({ state, invitationEnd, invitationFault }: StoredUser): string {
  if (invitationFault !== null) return text.invitationFault(invitationFault);
  if (invitationEnd === null) return text.invitedSoon;
  const end = timeLabel(invitationEnd, "full");
  return state === "INVITATION_EXPIRED" ? text.invitationOver(end) : text.invitedUntil(end);
}
