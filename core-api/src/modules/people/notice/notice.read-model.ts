import { LOGIN_NOTICES_MAX } from "@kirinuki/schema/forms/login-notice-limits.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";

/** The contract's notice; empty where there is none. */
export async function readNotice(tx: Transaction, contractId: number): Promise<string> {
  const [row] = await tx.query<{ text: string }>("SELECT text FROM notice WHERE contract_id = $1", [contractId]);
  return row?.text ?? "";
}

export interface OperatorNotices {
  /** The newest warning; empty where there is none. */
  alert: string;
  /** Newest first. */
  notices: { day: DayString; text: string }[];
}

const OPERATOR_NOTICES = `
  SELECT kind, noticed_on::text AS day, text FROM (
    SELECT *, row_number() OVER (PARTITION BY kind ORDER BY noticed_on DESC, operator_notice_id DESC) AS place
    FROM operator_notice WHERE noticed_on <= $1) n
  WHERE place <= $2 ORDER BY place`;

/** What the operator tells everybody, as of a day: what is dated later is not shown yet. */
export async function readOperatorNotices(tx: Transaction, today: DayString): Promise<OperatorNotices> {
  type Row = { kind: "alert" | "notice"; day: DayString; text: string };
  const rows = await tx.query<Row>(OPERATOR_NOTICES, [today, LOGIN_NOTICES_MAX]);
  return {
    alert: rows.find((row) => row.kind === "alert")?.text ?? "",
    notices: rows.filter((row) => row.kind === "notice").map(({ day, text }) => ({ day, text })),
  };
}

export interface OperatorBoard {
  alert: string;
  /** Newest first, those of days to come too. */
  notices: { id: number; day: DayString; text: string }[];
}

/** Everything that the operators have written, for themselves. */
export async function readOperatorBoard(tx: Transaction): Promise<OperatorBoard> {
  type Row = { id: number; kind: "alert" | "notice"; day: DayString; text: string };
  const rows = await tx.query<Row>(
    `SELECT operator_notice_id AS id, kind, noticed_on::text AS day, text FROM operator_notice
     ORDER BY noticed_on DESC, operator_notice_id DESC`,
  );
  return {
    alert: rows.find((row) => row.kind === "alert")?.text ?? "",
    notices: rows.filter((row) => row.kind === "notice").map(({ id, day, text }) => ({ id, day, text })),
  };
}
