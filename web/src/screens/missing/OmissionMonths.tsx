import { useQuery } from "@apollo/client/react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { PartNote, TablePart, Unbroken } from "../../components/data-table/TablePart.tsx";
import { monthText } from "../../components/month-choice/text.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { FileMenu, wishOf } from "../../features/file-menu/FileMenu.tsx";
import { causeTexts, omissionCountText as text } from "../../features/omission-counts/text.ts";
import classes from "./missing.module.css";
import { OMISSION_MONTHS } from "./omission-documents.ts";

const NUMBERS = [text.made, text.added, text.dismissed, text.inquiries];

/** What was suggested, decided and asked in each month. */
export function OmissionMonths() {
  const query = useQuery(OMISSION_MONTHS, SHOWN);
  return (
    <QueryState query={query} failed={text.failed}>
      {({ omissionMonths: months }) => (
        <TablePart title={text.months} note={text.monthsNote}>
          {months.length === 0 ? (
            <PartNote>{text.none}</PartNote>
          ) : (
            <>
              <div className={classes.filters}>
                <FileMenu
                  requestOf={(file) => ({
                    path: `/api/v1/omission_months_download?${new URLSearchParams(wishOf(file))}`,
                  })}
                />
              </div>
              <CardTable label={text.months} columns={[text.month, ...NUMBERS, text.causes]} numeric={NUMBERS}>
                {months.map(({ month, made, added, dismissed, inquiries, causes }) => (
                  <tr key={month}>
                    <th scope="row">{monthText.month(month)}</th>
                    <td data-numeric>{made.toLocaleString()}</td>
                    <td data-numeric>{added.toLocaleString()}</td>
                    <td data-numeric>{dismissed.toLocaleString()}</td>
                    <td data-numeric>{inquiries.toLocaleString()}</td>
                    <td>
                      <Unbroken facts={causeTexts(causes)} mark="、" />
                    </td>
                  </tr>
                ))}
              </CardTable>
              <PartNote>{text.help}</PartNote>
            </>
          )}
        </TablePart>
      )}
    </QueryState>
  );
}
