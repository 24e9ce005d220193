import { ActionIcon } from "@mantine/core";
import { IconChartLine, IconFilter, IconX } from "@tabler/icons-react";
import type { ReactNode, Ref } from "react";
import { isComposing } from "../../browser/composing.ts";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import { treeText } from "../../domain/text/home-text.ts";
import classes from "./tree-filter-box.module.css";

interface TreeFilterBoxProps {
  text: string;
  hideEmpty: boolean;
  /** Whether a line of 14 days stands beside each theme. */
  lines: boolean;
  inputRef: Ref<HTMLInputElement>;
  onText: (text: string) => void;
  onHideEmpty: (hide: boolean) => void;
  onLines: (show: boolean) => void;
  /** Enter or the arrow down: on into the tree. */
  onLeave: () => void;
}

/** テーマを絞り込む (f), the lines of 14 days, and 0件のテーマを隠す. Escape clears, a second one leaves the box. */
export function TreeFilterBox({ text, hideEmpty, lines, inputRef, onText, onLeave, ...on }: TreeFilterBoxProps) {
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
      <Toggle label={treeText.lines} pressed={lines} onPress={on.onLines}>
        <IconChartLine size={16} stroke={1.75} />
      </Toggle>
      <Toggle label={treeText.hideEmpty} pressed={hideEmpty} onPress={on.onHideEmpty}>
        <IconFilter size={16} stroke={1.75} fill={hideEmpty ? "currentColor" : "none"} />
      </Toggle>
    </div>
  );
}

interface ToggleProps {
  label: string;
  pressed: boolean;
  onPress: (pressed: boolean) => void;
  children: ReactNode;
}

const Toggle = ({ label, pressed, onPress, children }: ToggleProps) => (
  <ActionIcon
    size="xs"
    className={classes.toggle}
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onClick={() => onPress(!pressed)}
  >
    {children}
  </ActionIcon>
);
