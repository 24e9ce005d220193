import { Button } from "@mantine/core";
import { IconArrowBackUp, IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useSaveKey } from "../../browser/use-key-down.ts";
import { Kbd } from "../kbd/Kbd.tsx";
import classes from "./ordered-list.module.css";
import { orderText as text } from "./text.ts";
import type { Order } from "./use-order.ts";

interface OrderBarProps<Row> {
  order: Order<Row>;
  busy?: boolean;
  onSave: (ids: readonly string[]) => void;
  /** Before the two buttons: a link to where the order shows. */
  children?: ReactNode;
}

/** The bar of an ordered list: the last move, 元に戻す, 並び順を保存. Goes into the `bar` of a Page. */
export function OrderBar<Row>({ order, busy = false, onSave, children }: OrderBarProps<Row>) {
  const isOff = busy || !order.isChanged;
  const save = () => {
    if (!isOff) onSave(order.rows.map(order.idOf));
  };
  useSaveKey(save, isOff);
  return (
    <>
      <span role="status">{order.said}</span>
      <span className={classes.state}>{order.isChanged && text.unsaved}</span>
      {children && <span className={classes.beside}>{children}</span>}
      <Button
        variant="default"
        aria-disabled={!order.isChanged}
        data-off={!order.isChanged}
        leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
        rightSection={<Kbd>Ctrl Z</Kbd>}
        onClick={order.undo}
      >
        {text.undo}
      </Button>
      <Button
        aria-disabled={isOff}
        data-off={isOff}
        leftSection={<IconCheck size={16} stroke={1.75} />}
        rightSection={<Kbd>Ctrl Enter</Kbd>}
        onClick={save}
      >
        {busy ? text.saving : text.save}
      </Button>
    </>
  );
}
