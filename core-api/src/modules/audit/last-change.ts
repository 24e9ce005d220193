import { type Static, Type } from "typebox";
import { LostUpdate } from "../../errors/app-error.ts";
import { nullable } from "../../http/wire-types.ts";
import { tokyoDateTime } from "../../time/tokyo.ts";

/** When and by whom something was changed last; null until somebody does. */
export const lastChangeSchema = Type.Object({
  changed_datetime: nullable(Type.String({ format: "date-time" })),
  /** Name of the user; his id after he was deleted. */
  changed_by: nullable(Type.String()),
});
export type LastChangeWire = Static<typeof lastChangeSchema>;

export interface LastChangeRow {
  changed_at: Date | null;
  changed_by: string | null;
}

/** Columns of LastChangeRow; `row` is the alias of a table with changed_at and changed_by, and $1 the contract. */
export const lastChangeColumns = (row: string): string => `${row}.changed_at,
    coalesce((SELECT u.name FROM app_user u WHERE u.contract_id = $1 AND u.user_id = ${row}.changed_by), ${row}.changed_by) AS changed_by`;

/** What a 409 tells of the version that stands in the way. */
export const lostUpdate = ({ changed_at, changed_by }: LastChangeRow): LostUpdate =>
  new LostUpdate({ changed_by, changed_at: changed_at && tokyoDateTime(changed_at) });

export const toLastChange = ({ changed_at, changed_by }: LastChangeRow): LastChangeWire => ({
  changed_datetime: changed_at && tokyoDateTime(changed_at),
  changed_by,
});
