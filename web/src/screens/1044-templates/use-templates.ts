import { useCallback } from "react";
import type { TemplatesScreenQuery } from "../../__generated__/graphql.ts";
import { useAnswer } from "../../bff/use-answer.ts";
import { refusal, sentence } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { templateText as text } from "../../domain/text/mail-text.ts";
import { download, replacedNote } from "../../session/download.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { MAKE_DEFAULT_TEMPLATE, REMOVE_MAIL_TEMPLATE, TEMPLATES_SCREEN } from "./template-documents.ts";

export type Template = TemplatesScreenQuery["mailTemplates"][number];
/** template_file_id of the product's own, which can neither be replaced nor deleted. */
export const STANDARD_ID = "0";

/** The templates and what can be done with them; each change reads the list again (spec section 7). */
export function useTemplates() {
  const load = useCallback(() => callSignedIn(TEMPLATES_SCREEN, {}), []);
  const { answer, again } = useAnswer(load);
  const { said, act } = useAction();
  const makeDefault = ({ id, version, name }: Template) =>
    act(async () => {
      const { makeDefaultTemplate: made } = await callSignedIn(MAKE_DEFAULT_TEMPLATE, { id, version });
      again();
      return made.__typename === "Refusal" ? refusal(made) : text.madeDefault(name);
    });
  const remove = ({ id, name }: Template) =>
    act(async () => {
      const { removeMailTemplate: gone } = await callSignedIn(REMOVE_MAIL_TEMPLATE, { id });
      again();
      return gone.__typename === "Refusal" ? refusal(gone) : text.removed(name);
    });
  const save = ({ fileName }: Template) =>
    act(async () => {
      const query = new URLSearchParams({ template_file_name: fileName });
      const outcome = await download(`/api/v1/mail_template_file?${query}`);
      return outcome.kind === "failed" ? sentence(outcome.message) : replacedNote(outcome);
    });
  return {
    answer,
    again,
    said,
    makeDefault: (template: Template) => void makeDefault(template),
    remove: (template: Template) => void remove(template),
    save: (template: Template) => void save(template),
    uploaded: () => {
      again();
      void act(async () => text.uploaded);
    },
  };
}
