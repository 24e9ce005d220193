import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { Checkbox, Radio } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { groupText } from "../../domain/text/group-text.ts";
import type { GroupValues, SourceUse } from "./group-values.ts";
import { text } from "./text.ts";
import classes from "./user-group.module.css";

interface SourceTableProps {
  fields: UseFormReturnType<GroupValues>;
  /** The contract's sources; the others can't be ticked. */
  sections: readonly number[];
}

/** Which sources the group uses, and whether all of their articles or only those of themes. */
export function SourceTable({ fields, sections }: SourceTableProps) {
  const { sources } = fields.getValues();
  return (
    <CardTable label={text.sources} columns={[text.source, text.contract, text.group, text.selectable]}>
      {DATA_SECTIONS.map((section) => (
        <SourceRow
          key={section}
          name={groupText.sources[section] ?? ""}
          isInContract={sections.includes(section)}
          use={sources[section] ?? "off"}
          onChange={(use) => fields.setFieldValue(`sources.${section}`, use)}
        />
      ))}
    </CardTable>
  );
}

interface SourceRowProps {
  name: string;
  isInContract: boolean;
  use: SourceUse;
  onChange: (use: SourceUse) => void;
}

const SourceRow = ({ name, isInContract, use, onChange }: SourceRowProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td>
      {isInContract ? (
        <StateTag tone="ok">{text.inContract}</StateTag>
      ) : (
        <StateTag tone="plain">{text.notInContract}</StateTag>
      )}
    </td>
    <td>
      <Checkbox
        aria-label={text.useOf(name)}
        label={text.use}
        disabled={!isInContract}
        checked={isInContract && use !== "off"}
        onChange={(event) => onChange(event.currentTarget.checked ? "all" : "off")}
      />
    </td>
    <td>
      {isInContract && use !== "off" && (
        <Radio.Group
          label={text.selectableOf(name)}
          labelProps={{ className: "vh" }}
          value={use}
          onChange={(chosen) => onChange(chosen === "all" ? "all" : "themes")}
        >
          <span className={classes.uses}>
            <Radio value="all" label={text.all} />
            <Radio value="themes" label={text.themes} />
          </span>
        </Radio.Group>
      )}
    </td>
  </tr>
);
