import "../../../design/form-styles.ts";
import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useLayout } from "../../../browser/use-layout.ts";
import { SaveBar } from "../../../components/edit-form/SaveBar.tsx";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { ImportSteps } from "../../../components/file-import/ImportSteps.tsx";
import { FormAlert } from "../../../components/form-alert/FormAlert.tsx";
import { StepDone } from "../../../components/form-page/StepDone.tsx";
import { Page } from "../../../components/page/Page.tsx";
import { pathOf } from "../../../domain/screen-path.ts";
import { ChooseFile } from "./ChooseFile.tsx";
import { PreviewTable } from "./PreviewTable.tsx";
import { uploadUsersText as text } from "./text.ts";
import classes from "./upload.module.css";
import { useUploadUsers } from "./use-upload-users.ts";

const FORM = "users-upload";

/** A file of users: chosen, checked row by row, applied (look.md 12, Import). */
export default function UploadUsers() {
  const uploading = useUploadUsers();
  const navigate = useNavigate();
  const [withoutFaulty, leaveOut] = useState(false);
  const isNarrow = useLayout() === "narrow";
  const { at, busy } = uploading;
  const preview = at.step === "check" ? at.preview : null;
  const count = (preview?.new_count ?? 0) + (preview?.changed_count ?? 0);
  const isBlocked = preview !== null && preview.error_count > 0 && !withoutFaulty;
  return (
    <Page
      title={text.title}
      item={text.item}
      width={preview ? "flush" : "fluid"}
      actions={<ImportSteps step={at.step} />}
      bar={
        preview && (
          <SaveBar
            form={FORM}
            save={busy ? text.applying : text.apply(count)}
            busy={busy}
            disabledReason={count === 0 ? text.nothing : isBlocked ? text.errorsFirst : undefined}
            onCancel={() => void navigate(pathOf("1013"))}
            note={text.note(preview.invited_count)}
          >
            {preview.error_count > 0 && (
              <Checkbox
                label={text.without(preview.error_count)}
                checked={withoutFaulty}
                onChange={() => leaveOut(!withoutFaulty)}
              />
            )}
          </SaveBar>
        )
      }
    >
      {(at.step === "choose" || at.step === "reading") &&
        (isNarrow ? <DesktopOnly /> : <ChooseFile at={at} onChoose={uploading.choose} onStop={uploading.again} />)}
      {at.step === "check" && (
        <form
          id={FORM}
          onSubmit={(event) => {
            event.preventDefault();
            if (count > 0 && !isBlocked) uploading.apply(withoutFaulty);
          }}
        >
          {at.message !== null && (
            <div className={classes.message}>
              <FormAlert tone="danger" focusKey={1}>
                {at.message}
              </FormAlert>
            </div>
          )}
          <PreviewTable file={at.file} preview={at.preview} onAgain={uploading.again} />
        </form>
      )}
      {at.step === "done" && (
        <StepDone title={text.appliedTitle} help={text.applied(at.changed, at.invited)}>
          <ToList />
        </StepDone>
      )}
    </Page>
  );
}

const ToList = () => (
  <Button component={Link} to={pathOf("1013")}>
    {text.toList}
  </Button>
);

/** A phone chooses no file: a preview is a wide table (look.md 12, Phone). */
const DesktopOnly = () => (
  <EmptyState title={text.desktopOnly}>
    <ToList />
  </EmptyState>
);
