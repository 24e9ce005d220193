import { useMutation, useQuery } from "@apollo/client/react";
import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import type { StoppedAddressesQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { AskingTable } from "../../components/data-table/AskingTable.tsx";
import type { Column } from "../../components/data-table/columns.ts";
import { TablePart } from "../../components/data-table/TablePart.tsx";
import { troubleOf } from "../../components/form/outcome.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import classes from "./mail-delivery.module.css";
import { RESUME_STOPPED_ADDRESS, STOPPED_ADDRESSES } from "./mail-delivery-documents.ts";
import { mailDeliveryText as text } from "./text.ts";

type Stopped = StoppedAddressesQuery["stoppedAddresses"];
type Address = Stopped["addresses"][number];

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
  const action = useAction();
  return (
    <TablePart title={text.stopped} note={query.data ? countOf(query.data.stoppedAddresses) : null}>
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
        {({ stoppedAddresses }) => <List addresses={stoppedAddresses.addresses} action={action} />}
      </QueryState>
    </TablePart>
  );
}

const countOf = ({ addresses, total }: Stopped) => text.stoppedHelp(addresses.length, total);

interface ListProps {
  addresses: readonly Address[];
  action: ReturnType<typeof useAction>;
}

function List({ addresses, action }: ListProps) {
  const [resume] = useMutation(RESUME_STOPPED_ADDRESS, { refetchQueries: [STOPPED_ADDRESSES] });
  const letGo = async ([row]: readonly Address[]) => {
    if (!row) return "";
    const { contractId, id, address } = row;
    const { resumeStoppedAddress: answer } = (await resume({ variables: { contractId, id } })).data;
    return troubleOf(answer) ?? text.resumed(address);
  };
  return (
    <AskingTable
      view="stopped-addresses"
      label={text.stopped}
      columns={COLUMNS}
      rows={addresses}
      rowId={({ contractId, id }) => `${contractId}-${id}`}
      rowName={({ address }) => address}
      empty={text.noStopped}
      act={{ label: text.resume, icon: IconSend }}
      question={([row]) => ({
        title: text.resumeTitle(row?.address ?? ""),
        help: text.resumeHelp,
        confirm: text.resume,
      })}
      run={letGo}
      action={action}
    />
  );
}
