import type { MigrationInterface, QueryRunner } from "typeorm";

const TRIGGERS = ["ingest", "feed", "folder", "correction", "rematch", "mail", "demo"];

const allowed = (triggers: readonly string[]): string => `
  ALTER TABLE setup_run DROP CONSTRAINT setup_run_trigger_check,
    ADD CONSTRAINT setup_run_trigger_check CHECK (trigger IN (${triggers.map((name) => `'${name}'`).join(", ")}))`;

/** A job that failed stands in the set-up status too, as a run of the trigger "job". */
export class JobRuns1795430300010 implements MigrationInterface {
  name = "JobRuns1795430300010";

  async up(db: QueryRunner): Promise<void> {
    await db.query(allowed([...TRIGGERS, "job"]));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM setup_run WHERE trigger = 'job'; ${allowed(TRIGGERS)}`);
  }
}
