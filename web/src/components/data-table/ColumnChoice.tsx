import "../../design/form-styles.ts";
import "../../design/menu-styles.ts";
import { Button, Checkbox, Popover } from "@mantine/core";
import { IconColumns3 } from "@tabler/icons-react";
import classes from "./data-table.module.css";
import { tableText as text } from "./text.ts";
import type { DataTableModel } from "./use-data-table.ts";

/** Which columns are shown. There is no choice on cards, nor where no column can be hidden. */
export function ColumnChoice<Row extends object>({ model: { table, view } }: { model: DataTableModel<Row> }) {
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  if (columns.length === 0) return null;
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          className={classes.columnsButton}
          leftSection={<IconColumns3 size={16} stroke={1.75} />}
        >
          {text.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={text.columnsHelp}>
        <div className={classes.columnChoice}>
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              label={String(column.columnDef.header)}
              checked={column.getIsVisible()}
              onChange={({ currentTarget: { checked } }) =>
                view.change({ columns: { ...view.columns, [column.id]: checked } })
              }
            />
          ))}
          <Button size="xs" variant="default" onClick={() => view.change({ columns: {} })}>
            {text.usualColumns}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
