import { ActionIcon } from "@mantine/core";
import { IconFilter, IconX } from "@tabler/icons-react";
import type { Ref } from "react";
import { isComposing } from "../../browser/composing.ts";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import { treeText } from "../../domain/text/home-text.ts";
import classes from "./tree-filter-box.module.css";

interface TreeFilterBoxProps {
  text: string;
  hideEmpty: boolean;
  inputRef: Ref<HTMLInputElement>;
  onText: (text: string) => void;
  onHideEmpty: (hide: boolean) => void;
  /** Enter or the arrow down: on into the tree. */
  onLeave: () => void;
}

/** テーマを絞り込む (f), and 0件のテーマを隠す. Escape clears, a second one leaves the box. */
export function TreeFilterBox({ text, hideEmpty, inputRef, onText, onHideEmpty, onLeave }: TreeFilterBoxProps) {
  return (
    <div className={classes.box}>
      <span className={classes.field}>
        <input
          ref={inputRef}
          type="text"
          className={classes.input}
          aria-label={treeText.filter}
          placeholder={treeText.filter}
          autoComplete="off"
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) return;
            if (event.key === "Escape") {
              event.stopPropagation();
              if (text === "") event.currentTarget.blur();
              else onText("");
            } else if (event.key === "ArrowDown" || event.key === "Enter") {
              event.preventDefault();
              onLeave();
            }
          }}
        />
        {text === "" ? (
          <Kbd>f</Kbd>
        ) : (
          <ActionIcon size="xs" className={classes.clear} aria-label={treeText.clearFilter} onClick={() => onText("")}>
            <IconX size={14} stroke={1.75} />
          </ActionIcon>
        )}
      </span>
      <ActionIcon
        size="xs"
        className={classes.toggle}
        aria-label={treeText.hideEmpty}
        title={treeText.hideEmpty}
        aria-pressed={hideEmpty}
        onClick={() => onHideEmpty(!hideEmpty)}
      >
        <IconFilter size={16} stroke={1.75} fill={hideEmpty ? "currentColor" : "none"} />
      </ActionIcon>
    </div>
  );
}
