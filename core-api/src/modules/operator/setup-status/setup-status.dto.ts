import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const count = () => Type.Integer();
const moment = () => Type.String({ format: "date-time" });

/** done, running, failed, or interrupted: nothing was heard of it for ten minutes. */
export const SETUP_STATUSES = ["running", "done", "failed", "interrupted"] as const;

/**
 * A set-up run: what came in, and what came of it for the contract asked for, or for all together. failure_count: items refused and
 * mails not sent.
 */
export const setupStatusSchema = Type.Object({
  setup_run_id: Type.String(),
  trigger: Type.String(),
  label: Type.String(),
  status: Type.String({ enum: [...SETUP_STATUSES] }),
  started_at: moment(),
  ended_at: nullable(moment()),
  failure: nullable(Type.String()),
  read_count: count(),
  article_count: count(),
  known_count: count(),
  corrected_count: count(),
  matched_count: count(),
  removed_count: count(),
  mail_count: count(),
  failure_count: count(),
});
export type SetupStatus = Static<typeof setupStatusSchema>;

export const setupStatusListSchema = Type.Object({
  setup_status: Type.Array(setupStatusSchema),
  setup_status_count: Type.Integer(),
  page: Type.Integer(),
  page_size: Type.Integer(),
});
