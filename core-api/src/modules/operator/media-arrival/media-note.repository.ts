import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { MediaNoteWire } from "./media-arrival.dto.ts";

interface NoteRow {
  media_code: string;
  noted_at: Date;
  noted_by: string;
  text: string;
}

const COLUMNS = "n.media_code, n.noted_at, coalesce(o.name, n.operator_id) AS noted_by, n.text";

const present = ({ noted_at, noted_by, text }: NoteRow): MediaNoteWire => ({
  noted_at: tokyoDateTime(noted_at),
  noted_by,
  text,
});

export async function readLastNotes(tx: Transaction, codes: readonly string[]): Promise<Map<string, MediaNoteWire>> {
  const rows = await tx.query<NoteRow>(
    `SELECT DISTINCT ON (n.media_code) ${COLUMNS} FROM media_note n LEFT JOIN operator_account o USING (operator_id)
     WHERE n.media_code = ANY ($1::text[]) ORDER BY n.media_code, n.media_note_id DESC`,
    [codes],
  );
  return new Map(rows.map((row) => [row.media_code, present(row)]));
}

const MOST_NOTES = 50;

/** Newest first. */
export async function readNotes(tx: Transaction, code: string): Promise<MediaNoteWire[]> {
  const rows = await tx.query<NoteRow>(
    `SELECT ${COLUMNS} FROM media_note n LEFT JOIN operator_account o USING (operator_id)
     WHERE n.media_code = $1 ORDER BY n.media_note_id DESC LIMIT ${MOST_NOTES}`,
    [code],
  );
  return rows.map(present);
}

export async function addNote(
  tx: Transaction,
  note: { code: string; at: Date; operatorId: string; text: string },
): Promise<void> {
  await tx.query("INSERT INTO media_note (media_code, noted_at, operator_id, text) VALUES ($1, $2, $3, $4)", [
    note.code,
    note.at,
    note.operatorId,
    note.text,
  ]);
}
