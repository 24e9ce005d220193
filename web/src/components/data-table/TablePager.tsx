import "../../design/form-styles.ts";
// The arrow of a NativeSelect gets its size here.
import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/Group.layer.css";
import "@mantine/core/styles/Pagination.layer.css";
import { NativeSelect, Pagination } from "@mantine/core";
import classes from "./data-table.module.css";
import { tableText as text } from "./text.ts";
import type { DataTableModel } from "./use-data-table.ts";

/** The bar under a data table: which rows of how many, rows of a page, pages. */
export function TablePager<Row extends object>({ model, unit = "件" }: { model: DataTableModel<Row>; unit?: string }) {
  const { view, total, page, pageSize, pageSizes, unpaged, isLoading } = model;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  if (isLoading) return <span className={classes.range} />;
  if (unpaged) return <span className={classes.range}>{text.all(total, unit)}</span>;
  return (
    <>
      <span className={classes.range} role="status">
        {text.range(from, to, total, unit)}
      </span>
      <span className={classes.grow} />
      {pageSizes.length > 1 && (
        <div className={classes.pageSize}>
          <span aria-hidden="true">{text.pageSize}</span>
          <NativeSelect
            size="xs"
            aria-label={text.pageSize}
            data={pageSizes.map(String)}
            value={String(pageSize)}
            onChange={({ currentTarget }) => view.change({ pageSize: Number(currentTarget.value), page: 1 })}
          />
        </div>
      )}
      <Pagination
        aria-label={text.pages}
        role="navigation"
        size={28}
        classNames={{ root: classes.pages ?? "", control: classes.pageButton ?? "" }}
        gap={4}
        total={Math.max(1, Math.ceil(total / pageSize))}
        value={page}
        onChange={(next) => view.change({ page: next })}
        withControls={false}
        getItemProps={(each) => ({ "aria-label": text.page(each) })}
      />
    </>
  );
}
