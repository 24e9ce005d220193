import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { isOperatorRole, OPERATOR_ROLE_LABELS } from "@kirinuki/schema/operator-roles.ts";
import { Button } from "@mantine/core";
import { IconDownload, IconPencil } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import type { OperatorsScreenQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { operatorsText as text } from "../../domain/text/operator-account-text.ts";
import { useOperator } from "../../session/use-operator.ts";
import { OPERATORS_SCREEN } from "./operators-documents.ts";

type Row = OperatorsScreenQuery["operators"][number];

const pathTo = (id: string): string => `${pathOf("el-operator")}?id=${encodeURIComponent(id)}`;
const roleName = (role: string): string => (isOperatorRole(role) ? OPERATOR_ROLE_LABELS[role] : role);

const COLUMNS: readonly Column<Row>[] = [
  { id: "id", header: text.id, value: ({ id }) => id, cell: ({ id }) => <Link to={pathTo(id)}>{id}</Link> },
  { id: "name", header: text.name, value: ({ name }) => name, cell: ({ name }) => <b>{name}</b>, card: "title" },
  { id: "department", header: text.department, value: ({ department }) => department },
  { id: "role", header: text.role, value: ({ role }) => roleName(role) },
  { id: "email", header: text.email, value: ({ email }) => email, card: "none" },
  {
    id: "state",
    header: text.state,
    value: ({ isStopped }) => (isStopped ? text.stopped : text.active),
    cell: ({ isStopped }) =>
      isStopped ? <StateTag tone="danger">{text.stopped}</StateTag> : <StateTag tone="ok">{text.active}</StateTag>,
  },
  {
    id: "app",
    header: text.app,
    value: ({ hasAuthenticator }) => (hasAuthenticator ? text.hasApp : text.none),
    card: "none",
  },
  {
    id: "login",
    header: text.lastLogin,
    value: ({ lastLoginAt }) => lastLoginAt,
    cell: ({ lastLoginAt }) => (lastLoginAt ? timeLabel(lastLoginAt, "full") : text.none),
  },
];

/** /el/operators: who operates the service, with what rights. */
export default function OperatorsScreen() {
  const navigate = useNavigate();
  const mayChange = useOperator()?.role === "admin";
  const { data, error, refetch } = useQuery(OPERATORS_SCREEN, SHOWN);
  const view = useTableView("operators", { sort: { column: "id", direction: "asc" } });
  const model = useDataTable({ view, columns: COLUMNS, rows: data?.operators, rowId: ({ id }) => id });
  const open = ({ id }: Row) => void navigate(pathTo(id));
  return (
    <TablePage
      title={text.title}
      lead={text.lead}
      unit={text.unit}
      model={model}
      filterLabel={text.filter}
      buttons={
        <>
          <Button
            component="a"
            href="/admin/api/v1/el_admins_download"
            download
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} />}
          >
            {text.download}
          </Button>
          {mayChange && <AddButton onAdd={() => void navigate(pathOf("el-operator"))}>{text.add}</AddButton>}
        </>
      }
      rowName={({ name }) => name}
      onOpen={open}
      onEdit={open}
      actions={(row) => [{ label: text.edit, icon: IconPencil, run: () => open(row) }]}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState title={text.empty} />}
    />
  );
}
