import { readSpan } from "@kirinuki/schema/address-span.ts";
import { readSpanRows, type SpanRow } from "@kirinuki/schema/address-spans.ts";
import { ActionIcon, Button, Input, TextInput } from "@mantine/core";
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconPlus, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { typedList } from "../../domain/typed-list.ts";
import classes from "./contract.module.css";
import { contractFormText as text } from "./text.ts";
import { useAddressCheck } from "./use-address-check.ts";

interface RangesFieldProps {
  contractId: string | null;
  value: readonly string[];
  onChange: (ranges: string[]) => void;
  error?: React.ReactNode;
}

interface ShownRow {
  state: string;
  message: string;
}

/** What is known of a row immediately, and of other contracts as soon as the server has said it. */
function shownRow(own: SpanRow, theirs: ShownRow | undefined): ShownRow {
  if (own.state === "fault") return { state: "fault", message: own.message };
  if (theirs?.state === "taken") return theirs;
  if (own.state === "inside") return { state: "inside", message: own.message };
  return { state: "ok", message: text.addresses(String(own.span.count)) };
}

const ICONS = { ok: IconCheck, inside: IconAlertTriangle } as const;

function Row({ range, row, onTake }: { range: string; row: ShownRow; onTake: () => void }) {
  const Icon = row.state === "ok" || row.state === "inside" ? ICONS[row.state] : IconAlertCircle;
  return (
    <li data-state={row.state}>
      <span className={classes.range}>{range}</span>
      <span>
        <Icon size={14} stroke={1.75} aria-hidden="true" />
        {row.message}
      </span>
      <ActionIcon variant="subtle" size="sm" aria-label={text.takeRange(range)} onClick={onTake}>
        <IconX size={14} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}

/** The addresses of a contract, row by row, each checked as it is put in; several can be pasted together. */
export function RangesField({ contractId, value, onChange, error }: RangesFieldProps) {
  const [typed, type] = useState("");
  const check = useAddressCheck(contractId, value);
  const rows = readSpanRows(value);
  const fault = typed.trim() === "" ? null : readSpan(typed);
  const add = () => {
    const texts = typedList(typed);
    if (texts.length === 0) return;
    onChange([...new Set([...value, ...texts.map(writtenOf)])]);
    type("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Input.Wrapper label={text.ranges} labelElement="div" error={error} id="ipRanges">
      <div className={classes.ranges}>
        {value.length > 0 && (
          <ul aria-label={text.ranges}>
            {value.map((range, at) => (
              <Row
                key={range}
                range={range}
                row={shownRow(rows[at] ?? { state: "fault", message: "" }, check?.rows[at])}
                onTake={() => onChange(value.filter((_, place) => place !== at))}
              />
            ))}
          </ul>
        )}
        <div className={classes.adding}>
          <TextInput
            aria-label={text.addRange}
            placeholder={text.rangesHelp}
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
            error={fault && "fault" in fault && !/[\s,、]/.test(typed.trim()) ? fault.fault : undefined}
          />
          <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={add}>
            {text.addRange}
          </Button>
        </div>
        <p className={classes.help} role="status">
          {value.length === 0 && text.noRanges}
          {value.length > 0 && check && mineOf(check)}
        </p>
      </div>
    </Input.Wrapper>
  );
}

/** As it would be stored, so that rows are compared at a glance; what can't be read stays as it was typed. */
function writtenOf(typed: string): string {
  const reading = readSpan(typed);
  return "span" in reading ? reading.span.text : typed;
}

const mineOf = ({ myAddress, myRow }: { myAddress: string; myRow: number | null }): string =>
  myRow === null ? text.mine(myAddress) : text.mineIn(myAddress, myRow + 1);
