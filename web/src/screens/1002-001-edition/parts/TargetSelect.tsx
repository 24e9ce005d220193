import { NativeSelect } from "@mantine/core";
import type { Selection } from "../../../domain/selection.ts";
import { TargetOptions } from "../../../features/edition-targets/TargetOptions.tsx";
import classes from "../edition.module.css";
import type { EditionOpening } from "../edition-calls.ts";
import { editionText as text } from "../text.ts";

interface TargetSelectProps {
  targets: EditionOpening["targets"];
  selection: Selection | null;
  onChoose: (selection: Selection) => void;
}

/** Which edition: themes, theme groups and topics. */
export function TargetSelect({ targets, selection, onChoose }: TargetSelectProps) {
  const keyOf = ({ kind, id }: Selection) => `${kind} ${id}`;
  const value = selection === null ? "" : keyOf(selection);
  const isKnown = targets.some((target) => keyOf(target) === value);
  const choose = (chosen: string) => {
    const target = targets.find((each) => keyOf(each) === chosen);
    if (target) onChoose(target);
  };
  return (
    <NativeSelect
      size="xs"
      className={classes.select}
      aria-label={text.choose}
      value={isKnown ? value : ""}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {!isKnown && <option value="">{text.choosePlaceholder}</option>}
      <TargetOptions targets={targets} names={text.kinds} keyOf={keyOf} />
    </NativeSelect>
  );
}
