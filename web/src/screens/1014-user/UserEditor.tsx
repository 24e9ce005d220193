import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import type { UserScreenQuery } from "../../__generated__/graphql.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormColumns, FormSection } from "../../components/edit-form/FormSection.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { userText } from "../../domain/text/user-text.ts";
import { pauseText } from "../../features/mail-pauses/text.ts";
import { UserStateTag } from "../../features/users/UserStateTag.tsx";
import { BasicFields } from "./BasicFields.tsx";
import { EntryFields } from "./EntryFields.tsx";
import { ExternalFields } from "./ExternalFields.tsx";
import { ResetMail } from "./ResetMail.tsx";
import { RightsFields } from "./RightsFields.tsx";
import { userFormText as text } from "./text.ts";
import { UserDanger } from "./UserDanger.tsx";
import { useUser } from "./use-user.ts";
import { useUserActions } from "./use-user-actions.ts";
import classes from "./user.module.css";
import type { StoredUser } from "./user-values.ts";

const AbsencePart = lazy(() => loadChunk(() => import("../../features/mail-pauses/AbsencePart.tsx")));

interface UserEditorProps {
  /** Null for a new one. */
  stored: StoredUser | null;
  groups: UserScreenQuery["userGroupChoices"];
  readStored: () => Promise<StoredUser | null>;
}

/** Everything that an Admin sets of a user; all faults together (spec section 5). */
export function UserEditor({ stored, groups, readStored }: UserEditorProps) {
  const navigate = useNavigate();
  const groupName = (id: string) => groups.find((group) => group.id === id)?.name ?? id;
  const form = useUser({ stored, readStored, groupName });
  const actions = useUserActions(stored, form, readStored);
  const { onSubmit, ...formProps } = form.formProps;
  return (
    <EditPage
      title={stored === null ? text.newTitle : text.editTitle}
      item={stored?.name ?? text.newTitle}
      onSubmit={onSubmit}
      busy={form.busy}
      onCancel={() => void navigate(pathOf("1013"))}
      actions={stored && <Standing of={stored} />}
      extra={stored && stored.lastLoginAt !== null && <ResetMail user={stored} act={actions.act} />}
      note={stored !== null && stored.lastLoginAt !== null && text.resetMailNote}
      faults={
        <>
          <SaidLine said={actions.said} />
          <FormState of={form} />
        </>
      }
    >
      <div onInput={formProps.onInput}>
        <FormColumns>
          <div className={classes.column}>
            <BasicFields fields={form.fields} groups={groups} isNew={stored === null} />
            <EntryFields fields={form.fields} stored={stored} onInvite={actions.invite} />
            <ExternalFields fields={form.fields} isSet={stored?.scUserPwSet ?? false} />
          </div>
          <div className={classes.column}>
            <RightsFields fields={form.fields} />
            {stored !== null && (
              <FormSection title={pauseText.title}>
                <Suspense>
                  <AbsencePart userId={stored.userId} />
                </Suspense>
              </FormSection>
            )}
            {stored !== null && <UserDanger user={stored} actions={actions} />}
          </div>
        </FormColumns>
      </div>
    </EditPage>
  );
}

const Standing = ({ of: { state, lastLoginAt, passwordSet, secondFactor } }: { of: StoredUser }) => (
  <span className={classes.standing}>
    {lastLoginAt ? text.lastLogin(timeLabel(lastLoginAt, "full")) : text.neverLoggedIn}
    {secondFactor && <StateTag tone="ok">{userText.hasFactor}</StateTag>}
    {state === "ACTIVE" && !passwordSet && <StateTag tone="warn">{userText.noPassword}</StateTag>}
    <UserStateTag state={state} />
  </span>
);
