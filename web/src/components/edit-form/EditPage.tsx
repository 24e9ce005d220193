import { type FormEvent, type ReactNode, useId } from "react";
import { isOwnSubmit } from "../form/own-submit.ts";
import { Page, type PageProps } from "../page/Page.tsx";
import classes from "./edit-form.module.css";
import { SaveBar } from "./SaveBar.tsx";

interface EditPageProps extends Pick<PageProps, "title" | "lead" | "item" | "actions" | "aside"> {
  /** Spread `formProps` of useSchemaForm for these two, or give an own handler. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput?: () => void;
  busy?: boolean;
  disabledReason?: string | undefined;
  /** Instead of 保存. */
  save?: string;
  onCancel?: () => void;
  /** Quiet buttons of the save bar. */
  extra?: ReactNode;
  /** At the right of the save bar. */
  note?: ReactNode;
  /** Above the sections: FormState, SaidLine. */
  faults?: ReactNode;
  /** Below the form, and no part of it: what is typed there is not unsaved. */
  below?: ReactNode;
  /** FormSection, FormColumns, DangerZone. */
  children: ReactNode;
}

/** A whole screen that is one form: header, faults, sections, save bar. */
export function EditPage(props: EditPageProps) {
  const { title, lead, item, actions, aside, onSubmit, onInput, faults, below, children, extra, note, ...bar } = props;
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!isOwnSubmit(event)) return;
    event.preventDefault();
    if (bar.busy !== true && bar.disabledReason === undefined) onSubmit(event);
  };
  return (
    <Page
      title={title}
      lead={lead}
      item={item}
      actions={actions}
      aside={aside}
      width="fluid"
      bar={
        <SaveBar form={form} note={note} {...bar}>
          {extra}
        </SaveBar>
      }
    >
      <form
        id={form}
        className={classes.form}
        noValidate
        aria-busy={bar.busy ?? false}
        onSubmit={submit}
        onInput={onInput}
      >
        {faults}
        {children}
      </form>
      {below}
    </Page>
  );
}
