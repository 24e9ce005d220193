import { EVERYTHING_ID, MAIL_KBN } from "@kirinuki/schema/codes.ts";
import { type MailTarget, writeTarget } from "../../domain/mail-target.ts";
import { mailText as text } from "../../domain/text/mail-text.ts";
import { SourceBoxes } from "../../features/mail-fields/SourceBoxes.tsx";
import { TargetSelect } from "../../features/mail-fields/TargetSelect.tsx";
import type { FieldProps } from "./field-props.ts";
import type { StoredSetting } from "./setting-values.ts";

interface TargetFieldsProps extends FieldProps {
  targets: readonly MailTarget[];
  /** Whether every theme and theme group together is offered. */
  allSelectable: boolean;
  stored: StoredSetting | null;
}

const EVERY_THEME = { dataKbn: MAIL_KBN.everything, id: EVERYTHING_ID, name: text.everyTheme };

/** What the mails are of. A target that the administrator may no longer browse stays choosable where it is the setting's own. */
export function TargetFields({ fields, targets, allSelectable, stored }: TargetFieldsProps) {
  const own = stored && { dataKbn: stored.dataKbn, id: stored.targetId, name: stored.targetName };
  const isEvery = own?.dataKbn === MAIL_KBN.everything;
  const isListed = own === null || isEvery || targets.some((target) => writeTarget(target) === writeTarget(own));
  return (
    <>
      <TargetSelect
        {...fields.getInputProps("targetId")}
        value={fields.values.targetId}
        label={text.target}
        required
        targets={isListed ? targets : [own, ...targets]}
        first={text.choose}
        description={fields.values.targetId === writeTarget(EVERY_THEME) ? text.everyThemeHelp : undefined}
      >
        {(allSelectable || isEvery) && <option value={writeTarget(EVERY_THEME)}>{EVERY_THEME.name}</option>}
      </TargetSelect>
      <SourceBoxes {...fields.getInputProps("dataSection")} value={fields.values.dataSection} />
    </>
  );
}
