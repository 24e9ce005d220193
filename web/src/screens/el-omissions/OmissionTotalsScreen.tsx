import { useQuery } from "@apollo/client/react";
import type { OmissionTotalsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { PartNote, TablePart } from "../../components/data-table/TablePart.tsx";
import { MonthChoice } from "../../components/month-choice/MonthChoice.tsx";
import { useMonth } from "../../components/month-choice/use-month.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { FileMenu, wishOf } from "../../features/file-menu/FileMenu.tsx";
import { causesText, omissionCountText as counts } from "../../features/omission-counts/text.ts";
import { OMISSION_TOTALS } from "./documents.ts";
import { omissionTotalsText as text } from "./text.ts";

const NUMBERS = [counts.made, counts.added, counts.dismissed, counts.inquiries];
type Totals = OmissionTotalsQuery["omissionTotals"];

/** /el/omissions: how much the themes of each contract miss, and what became of it. Numbers alone. */
export default function OmissionTotalsScreen() {
  const { month, present, show } = useMonth();
  const query = useQuery(OMISSION_TOTALS, { variables: { month }, ...SHOWN });
  return (
    <Page
      title={screenNames["el-omissions"]}
      lead={text.lead}
      width="fluid"
      actions={
        <>
          <MonthChoice month={month} present={present} onShow={show} />
          <FileMenu
            requestOf={(file) => ({
              path: `/admin/api/v1/omission_totals_download?${new URLSearchParams({ target_month: month, ...wishOf(file) })}`,
            })}
          />
        </>
      }
    >
      <QueryState query={query} failed={counts.failed}>
        {({ omissionTotals }) => <Contracts of={omissionTotals} />}
      </QueryState>
    </Page>
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
    <td>{causesText(of.causes)}</td>
  </tr>
);
