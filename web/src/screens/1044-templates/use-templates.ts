import { useMutation, useQuery } from "@apollo/client/react";
import type { TemplatesScreenQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { refusal, sentence } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { templateText as text } from "../../domain/text/mail-text.ts";
import { download, replacedNote } from "../../session/download.ts";
import { MAKE_DEFAULT_TEMPLATE, REMOVE_MAIL_TEMPLATE, TEMPLATES_SCREEN } from "./template-documents.ts";
import { lookText } from "./text.ts";

export type Template = TemplatesScreenQuery["mailTemplates"][number];
/** template_file_id of the product's own, which can neither be replaced nor deleted. */
export const STANDARD_ID = "0";

const CHANGES_LIST = { refetchQueries: [TEMPLATES_SCREEN] };

/** The templates and what can be done with them; each change reads the list again (spec section 7). */
export function useTemplates() {
  const query = useQuery(TEMPLATES_SCREEN, SHOWN);
  const [makeDefaultTemplate] = useMutation(MAKE_DEFAULT_TEMPLATE, CHANGES_LIST);
  const [removeTemplate] = useMutation(REMOVE_MAIL_TEMPLATE, CHANGES_LIST);
  const { said, act } = useAction();
  const makeDefault = ({ id, version, name }: Template) =>
    act(async () => {
      const { makeDefaultTemplate: made } = (await makeDefaultTemplate({ variables: { id, version } })).data;
      return made.__typename === "Refusal" ? refusal(made) : text.madeDefault(name);
    });
  const remove = ({ id, name }: Template) =>
    act(async () => {
      const { removeMailTemplate: gone } = (await removeTemplate({ variables: { id } })).data;
      return gone.__typename === "Refusal" ? refusal(gone) : text.removed(name);
    });
  const save = ({ fileName }: Template) =>
    act(async () => {
      const query = new URLSearchParams({ template_file_name: fileName });
      const outcome = await download(`/api/v1/mail_template_file?${query}`);
      return outcome.kind === "failed" ? sentence(outcome.message) : replacedNote(outcome);
    });
  return {
    query,
    said,
    makeDefault: (template: Template) => void makeDefault(template),
    remove: (template: Template) => void remove(template),
    save: (template: Template) => void save(template),
    uploaded: () => void act(async () => text.uploaded),
    lookSaved: () => void act(async () => lookText.saved),
  };
}
