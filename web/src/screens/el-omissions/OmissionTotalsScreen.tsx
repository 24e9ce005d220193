import { useQuery } from "@apollo/client/react";
import type { OmissionTotalsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { PartNote, TablePart, Unbroken } from "../../components/data-table/TablePart.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { MonthPage } from "../../features/file-menu/MonthPage.tsx";
import { causeTexts, omissionCountText as counts } from "../../features/omission-counts/text.ts";
import { OMISSION_TOTALS } from "./documents.ts";
import { omissionTotalsText as text } from "./text.ts";

const NUMBERS = [counts.made, counts.added, counts.dismissed, counts.inquiries];
type Totals = OmissionTotalsQuery["omissionTotals"];

/** /el/omissions: how much the themes of each contract miss, and what became of it. Numbers alone. */
export default function OmissionTotalsScreen() {
  return (
    <MonthPage title={screenNames["el-omissions"]} lead={text.lead} download="/admin/api/v1/omission_totals_download">
      {(month) => <TotalsOf month={month} />}
    </MonthPage>
  );
}

function TotalsOf({ month }: { month: string }) {
  const query = useQuery(OMISSION_TOTALS, { variables: { month }, ...SHOWN });
  return (
    <QueryState query={query} failed={counts.failed}>
      {({ omissionTotals }) => <Contracts of={omissionTotals} />}
    </QueryState>
  );
}

const Contracts = ({ of: { contracts, total } }: { of: Totals }) => (
  <TablePart title={text.contracts} note={contracts.length > 0 ? text.count(contracts.length) : null}>
    {contracts.length === 0 ? (
      <PartNote>{text.none}</PartNote>
    ) : (
      <>
        <CardTable label={text.contracts} columns={[text.contract, ...NUMBERS, counts.causes]} numeric={NUMBERS}>
          <CountsRow name={text.total} of={total} />
          {contracts.map(({ contractId, companyName, ...own }) => (
            <CountsRow key={contractId} name={companyName} of={own} />
          ))}
        </CardTable>
        <PartNote>{counts.help}</PartNote>
      </>
    )}
  </TablePart>
);

const CountsRow = ({ name, of }: { name: string; of: Omit<Totals["total"], "__typename"> }) => (
  <tr>
    <th scope="row">{name}</th>
    <td data-numeric>{of.made.toLocaleString()}</td>
    <td data-numeric>{of.added.toLocaleString()}</td>
    <td data-numeric>{of.dismissed.toLocaleString()}</td>
    <td data-numeric>{of.inquiries.toLocaleString()}</td>
    <td>
      <Unbroken facts={causeTexts(of.causes)} mark="、" />
    </td>
  </tr>
);
