import { useMutation, useQuery } from "@apollo/client/react";
import type { ChargeCodesQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { LinesForm } from "../../components/lines-form/LinesForm.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { CHARGE_CODES } from "../../features/charge-code/charge-code-documents.ts";
import { SAVE_CHARGE_CODES } from "./charge-code-documents.ts";
import { codesOf, linesOf } from "./charge-lines.ts";
import { chargeCodesText as text } from "./text.ts";

/** Screen 1049: the codes that uses of originals are charged to, a line each. */
export default function ChargeCodesScreen() {
  const query = useQuery(CHARGE_CODES, EDITED);
  return (
    <Page title={text.title}>
      <QueryState query={query} failed={text.failed}>
        {({ chargeCodes }) => <CodesForm stored={chargeCodes} />}
      </QueryState>
    </Page>
  );
}

function CodesForm({ stored: { codes, mode } }: { stored: ChargeCodesQuery["chargeCodes"] }) {
  const [run] = useMutation(SAVE_CHARGE_CODES);
  const save = async (lines: string) =>
    (await run({ variables: { form: { codes: codesOf(lines) } } })).data?.saveChargeCodes;
  return (
    <LinesForm
      lines={linesOf(codes)}
      label={text.codes}
      help={text.help}
      placeholder={text.example}
      rows={16}
      mayEdit
      tidy={(typed) => linesOf(codesOf(typed))}
      save={save}
      text={{ ...text, saved: (lines) => text.saved(codesOf(lines).length) }}
    >
      <p className="jp">{text.modes[mode]}</p>
    </LinesForm>
  );
}
