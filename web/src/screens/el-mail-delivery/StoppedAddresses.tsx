import { useMutation, useQuery } from "@apollo/client/react";
import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch, IconSend } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import type { StoppedAddressesQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { DataTable } from "../../components/data-table/DataTable.tsx";
import { TablePager } from "../../components/data-table/TablePager.tsx";
import part from "../../components/data-table/table-part.module.css";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { refusal, sentence, type Trouble } from "../../components/form/outcome.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import classes from "./mail-delivery.module.css";
import { RESUME_STOPPED_ADDRESS, STOPPED_ADDRESSES } from "./mail-delivery-documents.ts";
import { mailDeliveryText as text } from "./text.ts";

const ConfirmDialog = lazy(() =>
  loadChunk(() =>
    import("../../components/confirm-dialog/ConfirmDialog.tsx").then(({ ConfirmDialog: dialog }) => ({
      default: dialog,
    })),
  ),
);

type Address = StoppedAddressesQuery["stoppedAddresses"]["addresses"][number];

const COLUMNS: readonly Column<Address>[] = [
  { id: "address", header: text.address, value: ({ address }) => address },
  { id: "contract", header: text.contract, value: ({ companyName }) => companyName },
  {
    id: "kind",
    header: text.kind,
    value: ({ kind, reason }) => (kind === "bounce" ? `${text.kinds[kind]}（${reason}）` : (text.kinds[kind] ?? "")),
    wraps: true,
  },
  { id: "since", header: text.since, value: ({ stoppedAt }) => timeLabel(stoppedAt, "full") },
];
const PAUSE_MS = 300;

/** Addresses that get no mail or no lists, with the way back. */
export function StoppedAddresses() {
  const [typed, type] = useState("");
  const [keyword] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const query = useQuery(STOPPED_ADDRESSES, { variables: { keyword }, ...SHOWN });
  return (
    <section className={part.part}>
      <h2>
        {text.stopped}
        {query.data && <Count of={query.data.stoppedAddresses} />}
      </h2>
      <TextInput
        className={classes.search}
        aria-label={text.search}
        placeholder={text.search}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <QueryState query={{ ...query, data: query.data ?? query.previousData }} failed={text.failed}>
        {({ stoppedAddresses }) => <List addresses={stoppedAddresses.addresses} />}
      </QueryState>
    </section>
  );
}

const Count = ({ of: { addresses, total } }: { of: StoppedAddressesQuery["stoppedAddresses"] }) => (
  <small>{text.stoppedHelp(addresses.length, total)}</small>
);

function List({ addresses }: { addresses: readonly Address[] }) {
  const [asking, ask] = useState<Address | null>(null);
  const { busy, said, act } = useAction();
  const view = useTableView("stopped-addresses");
  const rowId = ({ contractId, id }: Address): string => `${contractId}-${id}`;
  const model = useDataTable({ view, columns: COLUMNS, rows: addresses, rowId });
  const [resume] = useMutation(RESUME_STOPPED_ADDRESS, { refetchQueries: [STOPPED_ADDRESSES] });
  const letGo = ({ contractId, id, address }: Address) =>
    act(async (): Promise<string | Trouble> => {
      const answer = (await resume({ variables: { contractId, id } })).data?.resumeStoppedAddress;
      if (answer?.__typename === "Refusal") return refusal(answer);
      if (answer?.__typename === "InvalidForm")
        return sentence(answer.fieldErrors.map((each) => each.message).join(" "));
      return text.resumed(address);
    });
  return (
    <>
      <SaidLine said={said} />
      <DataTable
        model={model}
        label={text.stopped}
        rowName={({ address }) => address}
        actions={(row) => [{ label: text.resume, icon: IconSend, disabled: busy, run: () => ask(row) }]}
        empty={<p className={part.none}>{text.noStopped}</p>}
      />
      {addresses.length > view.pageSize && (
        <div className={part.pager}>
          <TablePager model={model} />
        </div>
      )}
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={text.resumeTitle(asking.address)}
            help={text.resumeHelp}
            confirm={text.resume}
            calm
            onConfirm={() => {
              ask(null);
              void letGo(asking);
            }}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </>
  );
}
