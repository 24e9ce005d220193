import { useState } from "react";
import { useNavigate } from "react-router";
import { useLayout } from "../../../browser/use-layout.ts";
import { articleAddress } from "../../../domain/article-address.ts";
import { ListRow } from "../../../features/article-list/ListRow.tsx";
import { useReadMarks } from "../../../features/article-list/use-read-marks.ts";
import type { NamedList } from "../use-named-list.ts";
import { PickBar } from "./PickBar.tsx";

/** Tools and rows as the lists of home have them; each row leads to its article. */
export function RowList({ list }: { list: NamedList }) {
  const [picking, setPicking] = useState(false);
  const navigate = useNavigate();
  const narrow = useLayout() === "narrow";
  const marks = useReadMarks(null);
  const { rows, ticks, from } = list;
  return (
    <>
      <PickBar list={list} picking={picking} onPicking={setPicking} />
      <ol>
        {rows.map((row, index) => {
          const address = articleAddress(row, from);
          return (
            <ListRow
              key={row.id}
              article={row}
              number={index + 1}
              layout={narrow ? "phone" : "comfortable"}
              selecting={narrow && picking}
              unread={!marks.isRead(row)}
              open={false}
              ticked={ticks.ticked.ids.has(row.id)}
              tabbable
              href={address}
              onOpen={() => void navigate(address)}
              onTick={(range) => (range ? ticks.range(row.id) : ticks.toggle(row.id))}
            />
          );
        })}
      </ol>
    </>
  );
}
