import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import type { ReactNode } from "react";
import { type MailTarget, targetGroups, writeTarget } from "../../domain/mail-target.ts";
import { mailText as text } from "../../domain/text/mail-text.ts";

interface TargetSelectProps
  extends Pick<NativeSelectProps, "id" | "label" | "description" | "error" | "required" | "withAsterisk"> {
  targets: readonly MailTarget[];
  /** `1.7`, or "" for the first line. */
  value: string;
  /** The first line: everything, or that one is to be chosen. */
  first: string;
  onChange: (value: string) => void;
  /** Further choices. */
  children?: ReactNode;
}

/** Topics, theme groups and themes in one dropdown. */
export const TargetSelect = ({ targets, value, first, onChange, children, ...input }: TargetSelectProps) => (
  <NativeSelect {...input} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
    <option value="">{first}</option>
    {targetGroups(targets).map(({ dataKbn, targets: choices }) => (
      <optgroup key={dataKbn} label={text.kinds[dataKbn]}>
        {choices.map((target) => (
          <option key={target.id} value={writeTarget(target)}>
            {target.name}
          </option>
        ))}
      </optgroup>
    ))}
    {children}
  </NativeSelect>
);
