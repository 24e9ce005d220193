import "../../../design/form-styles.ts";
import "../../../design/overlay-styles.ts";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import { Combobox, Modal, TextInput, useCombobox } from "@mantine/core";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { isComposing } from "../../../browser/composing.ts";
import { ENTER, takeTyped } from "../../../browser/typed-ahead.ts";
import { useStable } from "../../../browser/use-stable.ts";
import type { Viewer } from "../../../session/session.ts";
import { readList, useSetting } from "../../../session/use-setting.ts";
import classes from "./palette.module.css";
import { paletteText as text } from "./palette-text.ts";
import { type PaletteItem, usePaletteItems } from "./use-palette-items.ts";

const MOST_RECENT = 8;

interface PaletteProps {
  viewer: Viewer;
  onKeyHelp: () => void;
  onClose: () => void;
}

/** Ctrl K: to any list, day, saved condition, user or screen by a few letters. A combobox of ARIA, whose list is always open. */
export default function Palette({ viewer, onKeyHelp, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const [typed, type] = useState("");
  // Enter before the lists are there waits for them: it means what they will have, not what stands first without them.
  const [entered, enter] = useState(false);
  const [recent, storeRecent] = useSetting("palette-recent", readList);
  const openHelp = useStable(onKeyHelp);
  const { items, isLoading, hasFailed } = usePaletteItems(viewer, typed, recent, openHelp);
  const combobox = useCombobox({ opened: true });
  const { selectFirstOption } = combobox;
  // The first is chosen at every letter: Enter takes it.
  const first = items[0]?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is listed decides.
  useEffect(() => void selectFirstOption(), [first, typed]);
  const choose = ({ key, to }: PaletteItem) => {
    if (key !== "day" && key !== "search")
      storeRecent(JSON.stringify([key, ...recent.filter((each) => each !== key)].slice(0, MOST_RECENT)));
    onClose();
    if (typeof to === "string") void navigate(to);
    else to();
  };
  const chosen = entered && !isLoading ? items[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen decides.
  useEffect(() => {
    if (chosen) choose(chosen);
  }, [chosen?.key]);
  const takeEarly = () => {
    const early = takeTyped();
    if (early === "") return;
    type(early.replaceAll(ENTER, ""));
    enter(early.includes(ENTER));
  };
  const status = isLoading ? text.loading : items.length === 0 ? text.none : text.found(items.length);
  return (
    <Modal
      opened
      onClose={onClose}
      aria-label={text.label}
      withCloseButton={false}
      // Its top stays where it is while the list below grows and shrinks.
      centered={false}
      yOffset="12vh"
      styles={{ body: { padding: 0 } }}
    >
      <Combobox
        store={combobox}
        onOptionSubmit={(key) => {
          const item = items.find((each) => each.key === key);
          if (item) choose(item);
        }}
      >
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            data-autofocus
            className={classes.input}
            aria-label={text.label}
            role="combobox"
            placeholder={text.placeholder}
            autoComplete="off"
            value={typed}
            onFocus={takeEarly}
            onChange={({ currentTarget }) => {
              type(currentTarget.value);
              enter(false);
            }}
            onKeyDownCapture={(event) => {
              if (isComposing(event.nativeEvent)) event.stopPropagation();
              // An open list keeps Escape from the dialog; this one is never closed alone.
              else if (event.key === "Escape") onClose();
              else if (event.key === "Enter" && isLoading) {
                event.preventDefault();
                event.stopPropagation();
                enter(true);
              }
            }}
          />
        </Combobox.EventsTarget>
        <p className={items.length === 0 ? classes.status : "vh"} role="status">
          {status}
        </p>
        {hasFailed && (
          <p className={classes.status} role="alert">
            {text.failed}
          </p>
        )}
        <Combobox.Options className={classes.options} aria-label={text.label}>
          {items.map((item) => (
            <Combobox.Option key={item.key} value={item.key} className={classes.option}>
              <span className={classes.name}>{item.name}</span>
              {item.note && <span className={classes.note}>{item.note}</span>}
              <span className={classes.group}>{text.groups[item.group]}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox>
    </Modal>
  );
}
