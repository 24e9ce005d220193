import "../../design/form-styles.ts";
import { ActionIcon, Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { useLayout } from "../../browser/use-layout.ts";
import { AllPane } from "./AllPane.tsx";
import { ChosenPane } from "./ChosenPane.tsx";
import { pickerText as text } from "./text.ts";
import classes from "./two-pane-picker.module.css";
import { type PickerItem, usePicker } from "./use-picker.ts";

const PickerSheet = lazy(() => loadChunk(() => import("./PickerSheet.tsx")));

interface TwoPanePickerProps {
  items: readonly PickerItem[];
  /** ids of the chosen, in their order. */
  value?: readonly string[] | undefined;
  onChange?: (value: string[]) => void;
  /** テーマ. */
  name: string;
  /** このグループのテーマ. */
  chosenName: string;
  unit?: string;
  /** Without an order there are no handles and arrows: user groups. */
  isOrdered?: boolean;
  filters?: ReactNode;
  /** Takes what is typed, where the items are a part of all that the server has. */
  onFilter?: (text: string) => void;
  chosenNote?: ReactNode;
  error?: ReactNode;
  /** For the links of the error summary. */
  id?: string;
}

const NONE: readonly string[] = [];

/** All at the left, the chosen at the right in their order (look.md 12). On a phone the chosen, and a sheet to choose in. */
export function TwoPanePicker(props: TwoPanePickerProps) {
  const { items, value = NONE, onChange, name, chosenName, unit = "件", isOrdered = true } = props;
  const picker = usePicker({ items, value, onChange: (next) => onChange?.(next), unit, onFilter: props.onFilter });
  const isNarrow = useLayout() === "narrow";
  const [isOpen, open] = useState(false);
  const all = <AllPane name={name} unit={unit} picker={picker} total={items.length} filters={props.filters} />;
  const chosen = (
    <ChosenPane name={chosenName} unit={unit} picker={picker} isOrdered={isOrdered} note={props.chosenNote} />
  );
  return (
    <div id={props.id} className={classes.picker} tabIndex={-1} data-error={Boolean(props.error)}>
      {isNarrow ? (
        <>
          <Button variant="default" onClick={() => open(true)}>
            {text.choose(name)}
          </Button>
          {chosen}
          {isOpen && (
            <Suspense>
              <PickerSheet label={text.choose(name)} picker={picker} onClose={() => open(false)}>
                {all}
              </PickerSheet>
            </Suspense>
          )}
        </>
      ) : (
        <div className={classes.panes}>
          {all}
          <div className={classes.middle}>
            <ActionIcon
              variant="default"
              aria-label={text.add}
              disabled={picker.tickedNow.length === 0}
              onClick={() => picker.add(picker.tickedNow.map(({ id }) => id))}
            >
              <IconChevronRight size={16} stroke={1.75} />
            </ActionIcon>
            <TakeOutButton onTakeOut={picker.remove} isOff={value.length === 0} />
          </div>
          {chosen}
        </div>
      )}
      <p className="vh" role="status">
        {picker.said}
      </p>
      {props.error && (
        <p className={classes.error} role="alert">
          {props.error}
        </p>
      )}
    </div>
  );
}

interface TakeOutButtonProps {
  onTakeOut: (ids: readonly string[]) => void;
  isOff: boolean;
}

/** ‹ takes out the row at the right that had the focus last. */
function TakeOutButton({ onTakeOut, isOff }: TakeOutButtonProps) {
  const [last, setLast] = useState<string | null>(null);
  return (
    <ActionIcon
      variant="default"
      aria-label={text.takeOut}
      disabled={isOff}
      onFocus={({ relatedTarget }) =>
        setLast((relatedTarget as HTMLElement | null)?.closest<HTMLElement>("[data-row]")?.dataset.row ?? null)
      }
      onClick={() => {
        if (last !== null) onTakeOut([last]);
        setLast(null);
      }}
    >
      <IconChevronLeft size={16} stroke={1.75} />
    </ActionIcon>
  );
}
