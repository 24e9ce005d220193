import { Button } from "@mantine/core";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import classes from "../../components/card-table/card-table.module.css";
import { templateText as text } from "../../domain/text/mail-text.ts";
import { STANDARD_ID, type Template } from "./use-templates.ts";

/** What the buttons of a row do. */
export interface TemplateActions {
  onPreview: (template: Template) => void;
  onSave: (template: Template) => void;
  onReplace: (template: Template) => void;
  onDefault: (template: Template) => void;
  onRemove: (template: Template) => void;
}

/** A row a template, the product's own first. */
export const TemplateTable = ({ templates, ...actions }: TemplateActions & { templates: readonly Template[] }) => (
  <CardTable label={text.title} columns={[text.name, text.file, text.isDefault, <span key="buttons" />]}>
    {templates.map((template) => (
      <tr key={template.id}>
        <th scope="row">{template.name}</th>
        <td data-nowrap>{template.fileName}</td>
        <td data-nowrap>
          {template.isDefault ? (
            text.defaultNow
          ) : (
            <RowButton
              label={text.makeDefault}
              named={text.makeDefaultNamed(template.name)}
              onClick={() => actions.onDefault(template)}
            />
          )}
        </td>
        <td>
          <RowButtons template={template} {...actions} />
        </td>
      </tr>
    ))}
  </CardTable>
);

function RowButtons({ template, onPreview, onSave, onReplace, onRemove }: TemplateActions & { template: Template }) {
  const { name } = template;
  return (
    <div className={classes.buttons}>
      <RowButton label={text.preview} named={text.previewNamed(name)} onClick={() => onPreview(template)} />
      <RowButton label={text.download} named={text.downloadNamed(name)} onClick={() => onSave(template)} />
      {template.id !== STANDARD_ID && (
        <>
          <RowButton label={text.replace} named={text.replaceNamed(name)} onClick={() => onReplace(template)} />
          <RowButton label={text.remove} named={text.removeNamed(name)} onClick={() => onRemove(template)} />
        </>
      )}
    </div>
  );
}

const RowButton = ({ label, named, onClick }: { label: string; named: string; onClick: () => void }) => (
  <Button size="xs" variant="default" aria-label={named} onClick={onClick}>
    {label}
  </Button>
);
