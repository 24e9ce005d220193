import type { TemplatePart } from "@kirinuki/schema/mail-template.ts";
import { BUTTON_LINKS, type ButtonLink, type TemplateBlock } from "@kirinuki/schema/template-blocks.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { CodeEditor } from "../../components/code-editor/CodeEditor.tsx";
import { placeholderFault, placeholdersOf, placeholderTokens } from "./placeholder-completions.ts";
import classes from "./template-editor.module.css";
import { editorText as text } from "./text.ts";

interface BlockFieldsProps {
  part: TemplatePart;
  block: TemplateBlock;
  /** Names the block to whoever hears it. */
  name: string;
  onChange: (block: TemplateBlock) => void;
}

const LINKS = BUTTON_LINKS.map((value) => ({ value, label: text.links[value] }));
/** What would begin a placeholder or a line of its own. */
const plain = (typed: string): string => typed.replaceAll(/[{}\n]/g, "");

/** What can be said in a block; one that always says the same shows it. */
export function BlockFields({ part, block, name, onChange }: BlockFieldsProps) {
  if (block.kind === "text") return <TextBlock part={part} block={block} name={name} onChange={onChange} />;
  if (block.kind === "button")
    return (
      <div className={classes.fields}>
        <TextInput
          label={text.label}
          value={block.label}
          maxLength={60}
          onChange={(event) => onChange({ ...block, label: plain(event.currentTarget.value) })}
        />
        <NativeSelect
          label={text.link}
          data={LINKS}
          value={block.link}
          onChange={(event) => onChange({ ...block, link: event.currentTarget.value as ButtonLink })}
        />
      </div>
    );
  if (block.kind === "heading")
    return (
      <div className={classes.fields}>
        <TextInput
          label={text.before}
          value={block.before}
          maxLength={60}
          onChange={(event) => onChange({ ...block, before: plain(event.currentTarget.value) })}
        />
        <TextInput
          label={text.after}
          value={block.after}
          maxLength={60}
          onChange={(event) => onChange({ ...block, after: plain(event.currentTarget.value) })}
        />
      </div>
    );
  return <p className={classes.shows}>{text.shows[block.kind]}</p>;
}

interface TextBlockProps extends Omit<BlockFieldsProps, "block"> {
  block: Extract<TemplateBlock, { kind: "text" }>;
}

function TextBlock({ part, block, name, onChange }: TextBlockProps) {
  const [offer] = useState(() => ({ completions: placeholdersOf(part), tokens: placeholderTokens(part) }));
  return (
    <CodeEditor
      label={name}
      value={block.text}
      onChange={(typed) => onChange({ kind: "text", text: typed })}
      fault={placeholderFault(part, block.text)}
      {...offer}
    />
  );
}
