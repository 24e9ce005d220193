import type { TemplatePart } from "@kirinuki/schema/mail-template.ts";
import {
  BLOCKS_OF,
  type BlockKind,
  newBlock,
  readBlocks,
  type TemplateBlock,
  writeBlocks,
} from "@kirinuki/schema/template-blocks.ts";
import { ActionIcon, Button } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { BlockFields } from "./BlockFields.tsx";
import classes from "./template-editor.module.css";
import { editorText as text } from "./text.ts";

interface PartEditorProps {
  part: TemplatePart;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

interface KeyedBlock {
  key: number;
  block: TemplateBlock;
}

/** The blocks of a place. The text is what counts: blocks are read from it anew when it comes from elsewhere. */
function useBlocks({ part, value, onChange }: PartEditorProps) {
  const last = useRef(0);
  const keyed = (block: TemplateBlock): KeyedBlock => {
    last.current += 1;
    return { key: last.current, block };
  };
  const [blocks, setBlocks] = useState(() => readBlocks(part, value).map(keyed));
  const own = useRef(value);
  useEffect(() => {
    if (value === own.current) return;
    own.current = value;
    setBlocks(readBlocks(part, value).map(keyed));
  });
  const put = (changed: KeyedBlock[]) => {
    setBlocks(changed);
    own.current = writeBlocks(changed.map(({ block }) => block));
    onChange(own.current);
  };
  return {
    blocks,
    add: (kind: BlockKind) => put([...blocks, keyed(newBlock(kind))]),
    change: (key: number, block: TemplateBlock) =>
      put(blocks.map((each) => (each.key === key ? { key, block } : each))),
    remove: (key: number) => put(blocks.filter((each) => each.key !== key)),
    move: (at: number, by: -1 | 1) => {
      const moved = blocks.toSpliced(at, 1);
      const [block] = blocks.slice(at, at + 1);
      if (block) put(moved.toSpliced(at + by, 0, block));
    },
  };
}

/** A place of the template as blocks, with the kinds that it may have. */
export function PartEditor(props: PartEditorProps) {
  const { part, error } = props;
  const { blocks, add, change, remove, move } = useBlocks(props);
  return (
    <fieldset className={classes.part} id={part} tabIndex={-1}>
      <legend>{text.sections[part]}</legend>
      {error && <p className={classes.error}>{error}</p>}
      {blocks.length === 0 && <p className={classes.shows}>{text.noBlocks}</p>}
      {blocks.map(({ key, block }, at) => {
        const name = text.block(text.kinds[block.kind], at + 1);
        return (
          <section key={key} className={classes.block} aria-label={name}>
            <header>
              <b>{text.kinds[block.kind]}</b>
              <Act label={`${name}を${text.up}`} icon={IconArrowUp} off={at === 0} run={() => move(at, -1)} />
              <Act
                label={`${name}を${text.down}`}
                icon={IconArrowDown}
                off={at === blocks.length - 1}
                run={() => move(at, 1)}
              />
              <Act label={`${name}を${text.remove}`} icon={IconX} run={() => remove(key)} />
            </header>
            <BlockFields part={part} block={block} name={name} onChange={(changed) => change(key, changed)} />
          </section>
        );
      })}
      <div className={classes.adding}>
        <small>{text.addBlock}</small>
        {BLOCKS_OF[part].map((kind) => (
          <Button
            key={kind}
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} stroke={1.75} />}
            onClick={() => add(kind)}
          >
            {text.kinds[kind]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

interface ActProps {
  label: string;
  icon: typeof IconX;
  off?: boolean;
  run: () => void;
}

const Act = ({ label, icon: Icon, off = false, run }: ActProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={label}
    title={label}
    aria-disabled={off}
    onClick={() => off || run()}
  >
    <Icon size={16} stroke={1.75} />
  </ActionIcon>
);
