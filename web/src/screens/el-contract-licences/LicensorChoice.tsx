import { useQuery } from "@apollo/client/react";
import { AGENCIES, MAX_RIGHTHOLDER } from "@kirinuki/schema/rightholders.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { Segments } from "../../components/segments/Segments.tsx";
import { LICENSED_MEDIA } from "./licence-documents.ts";
import type { LicenceFaults, LicenceValues } from "./licence-values.ts";
import { licencesText as text } from "./text.ts";

interface LicensorChoiceProps {
  values: LicenceValues;
  /** Codes and names of those that have a licence of this contract already. */
  taken: ReadonlySet<string>;
  faults: LicenceFaults;
  onChange: (values: Partial<LicenceValues>) => void;
}

const KINDS = ["medium", "rightholder"] as const;
const KNOWN = "known-agencies";

/** Whose originals a new licence is for: a medium, or a holder of rights such as an agency. */
export function LicensorChoice({ values, taken, faults, onChange }: LicensorChoiceProps) {
  return (
    <>
      <Segments
        label={text.licensor}
        values={KINDS}
        names={text.kinds}
        value={values.kind}
        onChoose={(kind) => onChange({ kind })}
      />
      {values.kind === "medium" ? (
        <MediumChoice
          value={values.mediaCode}
          taken={taken}
          error={faults.mediaCode}
          onChoose={(mediaCode) => onChange({ mediaCode })}
        />
      ) : (
        <>
          <TextInput
            label={text.rightholder}
            description={text.rightholderHelp}
            list={KNOWN}
            maxLength={MAX_RIGHTHOLDER}
            value={values.rightholder}
            error={faults.rightholder}
            onChange={({ currentTarget }) => onChange({ rightholder: currentTarget.value })}
          />
          <datalist id={KNOWN}>
            {Object.keys(AGENCIES)
              .filter((name) => !taken.has(name))
              .map((name) => (
                <option key={name} value={name} />
              ))}
          </datalist>
        </>
      )}
    </>
  );
}

interface MediumChoiceProps {
  value: string;
  taken: ReadonlySet<string>;
  error: string | undefined;
  onChoose: (code: string) => void;
}

/** Newspapers, then magazines, that have no licence of this contract yet. */
function MediumChoice({ value, taken, error, onChoose }: MediumChoiceProps) {
  const { data } = useQuery(LICENSED_MEDIA);
  const media = [...(data?.papers ?? []), ...(data?.magazines ?? [])].filter(({ code }) => !taken.has(code));
  return (
    <NativeSelect
      label={text.medium}
      data-autofocus
      data={[{ value: "", label: text.choose }, ...media.map(({ code, name }) => ({ value: code, label: name }))]}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
