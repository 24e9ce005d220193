import type { TestUser } from "../../../../testing/a-user.ts";
import type { BuilderDatabase } from "../../../../testing/builders.ts";
import { nextNumber } from "../../../../testing/ids.ts";

interface Uses {
  kind: "pdf_display" | "pdf_print" | "text_display" | "text_print" | "epub_display";
  section: 1 | 2 | 5;
  times: number;
  state?: "counted" | "released" | "reserved";
  /** Every use is of this one; otherwise each is of another. */
  articleId?: string;
}

/** Uses of originals by a user on a day, as they stand in the log; counters stay as they are. */
export async function someUses(db: BuilderDatabase, user: TestUser, day: string, uses: Uses): Promise<void> {
  await db.query(
    `INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, session_hash, article_id,
       data_section, use_kind, use_state, reserved_at, expires_at, counted_at)
     SELECT $1, date_trunc('month', $2::date), $2, $3, $4, (SELECT user_group_name FROM user_group WHERE user_group_id = $4), '\\x00',
       coalesce($9::bigint, $8::bigint + n), $5, $6, $7, $2::date, $2::date, $2::date FROM generate_series(1, $10) n`,
    [
      ...[user.contractId, day, user.userId, user.userGroupId, uses.section, uses.kind, uses.state ?? "counted"],
      ...[nextNumber() * 1000, uses.articleId ?? null, uses.times],
    ],
  );
}
