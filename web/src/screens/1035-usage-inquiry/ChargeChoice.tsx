import { Checkbox, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useViewer } from "../../session/use-session.ts";
import type { InquiryAddress } from "./inquiry-address.ts";
import { inquiryScreenText as text } from "./text.ts";

interface ChargeChoiceProps {
  address: InquiryAddress;
  go: (change: Partial<InquiryAddress>) => void;
}

/** Codes as people type several: a code may have spaces, so only these part them. */
const codesOf = (typed: string): string[] =>
  typed
    .split(/[,;、，；]/)
    .map((code) => code.trim())
    .filter((code) => code !== "");

/** Charge codes, where the contract asks for them: a row for each, and only some of them. */
export function ChargeChoice({ address: { chargeCodes, isByCharge }, go }: ChargeChoiceProps) {
  const { asksChargeCode } = useViewer();
  const [typed, type] = useState(chargeCodes.join("、"));
  if (!asksChargeCode && !isByCharge && chargeCodes.length === 0) return null;
  const take = () => {
    const codes = codesOf(typed);
    if (codes.join() !== chargeCodes.join()) go({ chargeCodes: codes });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take();
  };
  return (
    <>
      <form onSubmit={submit}>
        <TextInput
          type="search"
          aria-label={text.chargeHelp}
          placeholder={text.chargeHelp}
          value={typed}
          onBlur={take}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </form>
      <Checkbox
        label={text.byCharge}
        checked={isByCharge}
        onChange={({ currentTarget }) => go({ isByCharge: currentTarget.checked })}
      />
    </>
  );
}
