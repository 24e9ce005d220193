import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { MOST_CHARGE_CODE_BYTES } from "@kirinuki/schema/contract-settings.ts";
import { displayWidth } from "@kirinuki/schema/forms/display-width.ts";
import { chargeCodeText } from "@kirinuki/schema/messages.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import type { ChargeCodesQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { Dialog } from "../../components/confirm-dialog/Dialog.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { CHARGE_CODES } from "./charge-code-documents.ts";
import { answerChargeCode } from "./charge-code-question.ts";
import { chargeText as text } from "./text.ts";

/** Asks what a use is charged to; the code of the last time stands there already, so that Enter is enough. */
export default function ChargeCodeDialog() {
  const query = useQuery(CHARGE_CODES, EDITED);
  const form = useId();
  return (
    <Dialog
      title={text.question}
      onClose={() => answerChargeCode(null)}
      buttons={
        <>
          <Button variant="default" onClick={() => answerChargeCode(null)}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} disabled={query.data === undefined}>
            {text.take}
          </Button>
        </>
      }
    >
      <QueryState query={query} failed={text.failed}>
        {({ chargeCodes }) => <CodeForm id={form} choices={chargeCodes} />}
      </QueryState>
    </Dialog>
  );
}

function CodeForm({ id, choices }: { id: string; choices: ChargeCodesQuery["chargeCodes"] }) {
  const { mode, codes, last } = choices;
  const isListed = mode === "LIST";
  const [code, setCode] = useState(isListed && !codes.some((each) => each.code === last) ? "" : last);
  const [tried, setTried] = useState(false);
  const fault = faultOf(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault === null) answerChargeCode(code.trim());
  };
  const field = { label: text.title, description: text.help, error: tried && fault, value: code };
  return (
    <form id={id} noValidate onSubmit={submit}>
      {isListed ? (
        <NativeSelect
          {...field}
          data-autofocus
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          data={[
            { value: "", label: codes.length === 0 ? text.none : text.choose },
            ...codes.map((each) => ({ value: each.code, label: `${each.code}　${each.name}`.trim() })),
          ]}
        />
      ) : (
        <TextInput {...field} data-autofocus onChange={({ currentTarget }) => setCode(currentTarget.value)} />
      )}
    </form>
  );
}

function faultOf(code: string): string | null {
  if (code.trim() === "") return text.needed;
  const bytes = displayWidth(code.trim());
  return bytes > MOST_CHARGE_CODE_BYTES ? chargeCodeText.tooLong(bytes, MOST_CHARGE_CODE_BYTES) : null;
}
