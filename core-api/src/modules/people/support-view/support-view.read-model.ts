import { type Static, Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { nullable } from "../../../http/wire-types.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";

const MOST = 50;

export const supportViewsSchema = Type.Object({
  allowed_flag: Type.Integer({ enum: [0, 1] }),
  support_views: Type.Array(
    Type.Object({
      support_view_id: Type.String(),
      operator_name: Type.String(),
      user_id: Type.String(),
      user_name: nullable(Type.String({ description: "Null if the user was deleted" })),
      reason: Type.String(),
      started_datetime: Type.String({ format: "date-time" }),
      ended_datetime: Type.String({ format: "date-time", description: "When it ended or will end" }),
      open_flag: Type.Integer({ enum: [0, 1], description: "1: the view is still open" }),
      opened_count: Type.Integer({ description: "Number of different calls made" }),
    }),
  ),
});
export type SupportViews = Static<typeof supportViewsSchema>;

interface Row {
  support_view_id: string;
  operator_name: string;
  user_id: string;
  user_name: string | null;
  reason: string;
  started_at: Date;
  end_at: Date;
  open: boolean;
  opened_count: number;
}

const VIEWS = `
  SELECT v.support_view_id::text, v.operator_name, v.user_id, u.name AS user_name, v.reason, v.started_at,
    coalesce(v.ended_at, v.ends_at) AS end_at, v.ended_at IS NULL AND v.ends_at > $2 AS open, cardinality(v.opened) AS opened_count
  FROM support_view v LEFT JOIN app_user u USING (contract_id, user_id)
  WHERE v.contract_id = $1 ORDER BY v.support_view_id DESC LIMIT ${MOST}`;

/** Who looked as whom, the latest first, and whether the contract allows it. */
export async function readSupportViews(tx: Transaction, contractId: number, now: Date): Promise<SupportViews> {
  const [contract] = await tx.query<{ support_view_allowed: boolean }>(
    "SELECT support_view_allowed FROM contract WHERE contract_id = $1",
    [contractId],
  );
  const rows = await tx.query<Row>(VIEWS, [contractId, now]);
  return {
    allowed_flag: contract?.support_view_allowed ? 1 : 0,
    support_views: rows.map(({ started_at, end_at, open, ...row }) => ({
      ...row,
      started_datetime: tokyoDateTime(started_at),
      ended_datetime: tokyoDateTime(end_at),
      open_flag: open ? 1 : 0,
    })),
  };
}
