import { useNavigate } from "react-router";
import { articleAddress, type OpenedFrom } from "../../../app/article-address.ts";
import { useLayout } from "../../../app/use-layout.ts";
import { ListRow } from "../../../components/article-list/ListRow.tsx";
import { useReadMarks } from "../../../components/article-list/use-read-marks.ts";
import type { NamedRow } from "../use-named-articles.ts";

/** Rows as the lists of home have them; each leads to its article. */
export function RowList({ rows, from }: { rows: readonly NamedRow[]; from: OpenedFrom }) {
  const navigate = useNavigate();
  const narrow = useLayout() === "narrow";
  const marks = useReadMarks(null);
  return (
    <ol>
      {rows.map((row, index) => {
        const address = articleAddress(row, from);
        return (
          <ListRow
            key={row.id}
            article={row}
            number={index + 1}
            layout={narrow ? "phone" : "comfortable"}
            selectable={false}
            selecting={false}
            unread={!marks.isRead(row)}
            open={false}
            ticked={false}
            tabbable
            href={address}
            onOpen={() => void navigate(address)}
            onTick={() => void navigate(address)}
          />
        );
      })}
    </ol>
  );
}
