import type { FormAnswer } from "../../components/form/form-answer.ts";
import { LinesForm } from "../../components/lines-form/LinesForm.tsx";
import { typedList } from "../../domain/typed-list.ts";
import { useMayEdit } from "../../session/may-edit.ts";

interface DomainsFormProps {
  domains: readonly string[];
  save: (domains: string[]) => Promise<FormAnswer | undefined>;
  text: Readonly<Record<"domains" | "help" | "save" | "saving" | "saved", string>>;
}

/** Domains, one a line. */
export function DomainsForm({ domains, save, text }: DomainsFormProps) {
  return (
    <LinesForm
      lines={domains.join("\n")}
      label={text.domains}
      help={text.help}
      rows={8}
      mayEdit={useMayEdit()}
      tidy={(typed) => typedList(typed).join("\n")}
      save={(lines) => save(typedList(lines))}
      text={{ ...text, saved: () => text.saved }}
    />
  );
}
