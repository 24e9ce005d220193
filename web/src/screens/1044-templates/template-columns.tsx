import { IconCopy, IconDownload, IconEye, IconPencil, IconReplace, IconStar, IconTrash } from "@tabler/icons-react";
import type { Column } from "../../components/data-table/columns.ts";
import type { RowAction } from "../../components/data-table/row-action.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { templateText as text } from "../../domain/text/mail-text.ts";
import { STANDARD_ID, type Template } from "./use-templates.ts";

export const TEMPLATE_COLUMNS: readonly Column<Template>[] = [
  { id: "name", header: text.name, value: ({ name }) => name },
  { id: "file", header: text.file, value: ({ fileName }) => fileName },
  {
    id: "default",
    header: text.isDefault,
    cell: ({ isDefault }) => isDefault && <StateTag tone="ok">{text.defaultNow}</StateTag>,
  },
];

type TemplateAct = "edit" | "copy" | "preview" | "save" | "makeDefault" | "replace" | "remove";

/** The menu of a template. The product's own can be neither replaced nor deleted. */
export function templateActions(
  { id, isDefault }: Template,
  run: Readonly<Record<TemplateAct, () => void>>,
): RowAction[] {
  const own: RowAction[] = [
    { label: text.replace, icon: IconReplace, run: run.replace },
    { label: text.remove, icon: IconTrash, danger: true, run: run.remove },
  ];
  return [
    ...(id === STANDARD_ID ? [] : [{ label: text.edit, icon: IconPencil, run: run.edit }]),
    { label: text.copy, icon: IconCopy, run: run.copy },
    { label: text.preview, icon: IconEye, run: run.preview },
    { label: text.download, icon: IconDownload, run: run.save },
    ...(isDefault ? [] : [{ label: text.makeDefault, icon: IconStar, run: run.makeDefault }]),
    ...(id === STANDARD_ID ? [] : own),
  ];
}
