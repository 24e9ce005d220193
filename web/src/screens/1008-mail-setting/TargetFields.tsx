import { type MailTarget, writeTarget } from "../../domain/mail-target.ts";
import { mailText as text } from "../../domain/text/mail-text.ts";
import { SourceBoxes } from "../../features/mail-fields/SourceBoxes.tsx";
import { TargetSelect } from "../../features/mail-fields/TargetSelect.tsx";
import type { FieldProps } from "./field-props.ts";
import type { StoredSetting } from "./setting-values.ts";

interface TargetFieldsProps extends FieldProps {
  targets: readonly MailTarget[];
  stored: StoredSetting | null;
}

/** What the mails are of. A target that the administrator may no longer browse stays choosable where it is the setting's own. */
export function TargetFields({ fields, targets, stored }: TargetFieldsProps) {
  const own = stored && { dataKbn: stored.dataKbn, id: stored.targetId, name: stored.targetName };
  const isListed = own === null || targets.some((target) => writeTarget(target) === writeTarget(own));
  return (
    <>
      <TargetSelect
        {...fields.getInputProps("targetId")}
        value={fields.values.targetId}
        label={text.target}
        required
        targets={isListed ? targets : [own, ...targets]}
        first={text.choose}
      />
      <SourceBoxes {...fields.getInputProps("dataSection")} value={fields.values.dataSection} />
    </>
  );
}
