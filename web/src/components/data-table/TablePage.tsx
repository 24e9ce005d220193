import type { ReactNode } from "react";
import { Page, type PageProps } from "../page/Page.tsx";
import { DataTable, type DataTableProps } from "./DataTable.tsx";
import { TablePager } from "./TablePager.tsx";
import { TableToolbar } from "./TableToolbar.tsx";

interface TablePageProps<Row extends object>
  extends Omit<DataTableProps<Row>, "label">,
    Pick<PageProps, "title" | "lead" | "item" | "aside"> {
  /** Buttons at the right of the title: secondary ones, then one primary. */
  buttons?: ReactNode;
  filterLabel?: string;
  /** Segments and selects behind the filter field. */
  filters?: ReactNode;
  /** At the right of the toolbar. */
  toolbarEnd?: ReactNode;
  /** Above the toolbar: tiles that filter. */
  tiles?: ReactNode;
  /** Above the table: what came of the last action. */
  said?: ReactNode;
}

/** A whole screen that is one list: header, toolbar, table, pager. */
export function TablePage<Row extends object>(props: TablePageProps<Row>) {
  const { title, lead, item, buttons, aside, filterLabel, filters, toolbarEnd, tiles, said, ...table } = props;
  const { model, unit } = props;
  return (
    <Page
      title={title}
      lead={lead}
      item={item}
      actions={buttons}
      aside={aside}
      width="flush"
      toolbar={
        <>
          {said}
          {tiles}
          <TableToolbar model={model} filterLabel={filterLabel} end={toolbarEnd}>
            {filters}
          </TableToolbar>
        </>
      }
      bar={<TablePager model={model} unit={unit} />}
    >
      <DataTable {...table} label={title} />
    </Page>
  );
}
