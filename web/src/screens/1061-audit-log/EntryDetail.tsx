import { Link } from "react-router";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { Facts } from "../../components/facts/Facts.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import type { Entry } from "./audit-columns.tsx";
import classes from "./audit-log.module.css";
import { auditLogText as text } from "./text.ts";

/** A field of the list and its place there, by which it is told apart: two may have one name. */
const placed = (fields: Entry["fields"]) => fields.map((field, at) => ({ ...field, key: `${at} ${field.label}` }));

/** What was changed field by field, and how the entry is sealed. */
export function EntryDetail({ entry }: { entry: Entry }) {
  const { fields, kind, at, requestId, position, hash } = entry;
  const isChange = entry.before !== "" || entry.after !== "";
  const day = todayInTokyo(new Date(at));
  return (
    <div className={classes.detail}>
      {fields.length > 0 && (
        <CardTable
          label={isChange ? text.changesOf : text.factsOf}
          columns={isChange ? [text.field, text.before, text.after] : [text.field, text.value]}
        >
          {placed(fields).map(({ key, label, before, after }) => (
            <tr key={key}>
              <th scope="row">{label || text.value}</th>
              {isChange && <td>{before ?? ""}</td>}
              <td>{after ?? (before === null ? "" : text.none)}</td>
            </tr>
          ))}
        </CardTable>
      )}
      {kind === "USE" && (
        <p>
          <Link to={`${pathOf("1038")}?${new URLSearchParams({ from: day, to: day })}`}>{text.usage}</Link>
        </p>
      )}
      <Facts
        facts={[
          [text.number, position === null ? text.unsealed : text.sealed(position)],
          hash !== null && [text.hash, <code key="hash">{hash}</code>],
          requestId !== null && [text.request, <code key="request">{requestId}</code>],
        ]}
      />
    </div>
  );
}
