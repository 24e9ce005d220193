import { NativeSelect } from "@mantine/core";
import type { Selection, SelectionKind } from "../../../domain/selection.ts";
import classes from "../edition.module.css";
import type { EditionOpening } from "../edition-calls.ts";
import { editionText as text } from "../text.ts";

interface TargetSelectProps {
  targets: EditionOpening["targets"];
  selection: Selection | null;
  onChoose: (selection: Selection) => void;
}

const KINDS: readonly SelectionKind[] = ["THEME", "THEME_GROUP", "TOPIC"];

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
      {KINDS.map((kind) => {
        const own = targets.filter((target) => target.kind === kind);
        return own.length === 0 ? null : (
          <optgroup key={kind} label={text.kinds[kind]}>
            {own.map((target) => (
              <option key={target.id} value={keyOf(target)}>
                {target.name}
              </option>
            ))}
          </optgroup>
        );
      })}
    </NativeSelect>
  );
}
