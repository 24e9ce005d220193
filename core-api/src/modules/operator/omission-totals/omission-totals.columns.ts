import { oneChunk } from "../../../csv/one-chunk.ts";
import type { XlsxTable } from "../../../csv/xlsx-stream.ts";
import { OMISSION_COUNT_COLUMNS } from "../../themes/omission/omission-months.columns.ts";
import type { ContractOmissions } from "./omission-totals.dto.ts";

/** A contract a row. */
export const totalsTable = (contracts: readonly ContractOmissions[]): XlsxTable<ContractOmissions> => ({
  sheetName: "もれの集計",
  columns: [
    { heading: "企業コード", cell: ({ contract_code }) => contract_code, width: 14 },
    { heading: "企業名", cell: ({ company_name }) => company_name, width: 24 },
    ...OMISSION_COUNT_COLUMNS,
  ],
  rows: oneChunk(contracts),
});
