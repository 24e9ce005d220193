import { OPERATOR_ROLE_LABELS, type OperatorRole } from "@kirinuki/schema/operator-roles.ts";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { OperatorAccountWire } from "./operator-account.dto.ts";

type Row = Omit<OperatorAccountWire, "last_login_datetime"> & { role: OperatorRole; last_login_at: Date | null };

const OPERATORS = `
  SELECT operator_id AS el_admin_id, name, email, department, role, stop_flag::int, last_login_at, version,
    EXISTS (SELECT 1 FROM operator_authenticator a WHERE a.operator_id = o.operator_id AND a.confirmed_at IS NOT NULL)::int AS authenticator_flag
  FROM operator_account o WHERE $1::text IS NULL OR operator_id = $1 ORDER BY operator_id`;

/** All operators, or the one of an id. */
export async function readOperators(tx: Transaction, id: string | null = null): Promise<OperatorAccountWire[]> {
  const rows = await tx.query<Row>(OPERATORS, [id]);
  return rows.map(({ last_login_at, ...row }) => ({
    ...row,
    last_login_datetime: last_login_at && tokyoDateTime(last_login_at),
  }));
}

/** All of them, for a file. */
export async function* operatorRows(tx: Transaction): AsyncGenerator<OperatorAccountWire[]> {
  yield await readOperators(tx);
}

export async function readDepartments(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ department: string }>(
    "SELECT DISTINCT department FROM operator_account WHERE department <> '' ORDER BY department",
  );
  return rows.map(({ department }) => department);
}

export const OPERATOR_COLUMNS: readonly CsvColumn<OperatorAccountWire>[] = [
  { heading: "運用担当者ID", cell: (operator) => operator.el_admin_id },
  { heading: "氏名", cell: (operator) => operator.name },
  { heading: "メールアドレス", cell: (operator) => operator.email },
  { heading: "部署", cell: (operator) => operator.department },
  { heading: "役割", cell: (operator) => OPERATOR_ROLE_LABELS[operator.role] },
  { heading: "最後のログイン", cell: (operator) => operator.last_login_datetime ?? "" },
  { heading: "停止", cell: (operator) => operator.stop_flag },
];
