import { type ReactNode, useState } from "react";
import { LazyConfirmDialog } from "../confirm-dialog/LazyDialogs.tsx";
import { DangerZone } from "../edit-form/DangerZone.tsx";
import { EditPage } from "../edit-form/EditPage.tsx";
import type { FormStanding } from "../form/use-schema-form.ts";
import { FormState } from "../form-state/FormState.tsx";
import { OnceShown } from "../once-shown/OnceShown.tsx";
import { Page } from "../page/Page.tsx";
import type { ItemEditing } from "./use-item-editor.ts";

interface SecretWords {
  title: string;
  /** That it was made. */
  made: string;
  /** What to do with it now. */
  help: string;
  label: string;
}

interface ItemEditorProps {
  editing: Omit<ItemEditing<object, never>, "form"> & {
    form: FormStanding & Pick<ItemEditing<object, never>["form"], "formProps">;
  };
  title: string;
  /** Name of the item; absent for a new one. */
  item?: string | undefined;
  /** null: there is nothing to remove. */
  removal: { name: string; help: string; button: string; question: string } | null;
  /** Needed where a save can show a secret. */
  secretWords?: SecretWords;
  /** FormSection. */
  children: ReactNode;
}

/** The screen of one item of a list: its form, its removal after a question, and a secret that is shown this once. */
export function ItemEditor({ editing, title, item, removal, secretWords, children }: ItemEditorProps) {
  const [asks, ask] = useState(false);
  const { form, secret, hideSecret, remove, toList } = editing;
  if (secret !== "" && secretWords)
    return (
      <Page title={secretWords.title} width="cards">
        <OnceShown
          title={secretWords.made}
          help={secretWords.help}
          values={[{ label: secretWords.label, value: secret }]}
          onHide={hideSecret}
        />
      </Page>
    );
  return (
    <EditPage
      title={title}
      item={item}
      {...form.formProps}
      busy={form.busy}
      onCancel={toList}
      faults={<FormState of={form} />}
    >
      {children}
      {removal && (
        <DangerZone acts={[{ name: removal.name, help: removal.help, button: removal.button, run: () => ask(true) }]} />
      )}
      {asks && removal && (
        <LazyConfirmDialog
          title={removal.question}
          help={removal.help}
          confirm={removal.button}
          busy={form.busy}
          onConfirm={() => void remove().then(() => ask(false))}
          onClose={() => ask(false)}
        />
      )}
    </EditPage>
  );
}
