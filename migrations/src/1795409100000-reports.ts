import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Reports of a period: what the press said in it, counted when the report was made and kept as it was then. See
 * docs/decisions/2026-11-22-reports-are-kept-as-made.md.
 */
export class Reports1795409100000 implements MigrationInterface {
  name = "Reports1795409100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Makes and mails a report of the month before, on a day of each month. user_id: on whose rights.
      CREATE TABLE report_schedule (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        report_schedule_id int GENERATED ALWAYS AS IDENTITY,
        title text NOT NULL,
        theme_ids int[] NOT NULL,
        theme_group_ids int[] NOT NULL,
        send_day smallint NOT NULL CHECK (send_day BETWEEN 1 AND 28),
        -- HH:mm in Tokyo.
        send_time text NOT NULL,
        mail_addresses text[] NOT NULL,
        user_id text NOT NULL,
        next_due_at timestamptz NOT NULL,
        -- Why it makes no more reports, until it is saved again.
        stop_reason text,
        version int NOT NULL DEFAULT 1,
        PRIMARY KEY (contract_id, report_schedule_id)
      );
      CREATE INDEX report_schedule_due ON report_schedule (next_due_at) WHERE stop_reason IS NULL;
      SELECT protect_tenant_table('report_schedule');

      -- theme_ids: the themes that it counts, those of the chosen groups among them. sections: the sources that it shows. Whoever may not
      -- see all of both does not see the report.
      CREATE TABLE report (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        report_id int GENERATED ALWAYS AS IDENTITY,
        title text NOT NULL,
        theme_ids int[] NOT NULL,
        theme_group_ids int[] NOT NULL,
        sections smallint[] NOT NULL,
        start_day date NOT NULL,
        end_day date NOT NULL,
        made_by text NOT NULL,
        report_schedule_id int,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'making', 'ready', 'failed')),
        -- Per cent.
        progress smallint NOT NULL DEFAULT 0,
        attempts smallint NOT NULL DEFAULT 0,
        leased_until timestamptz,
        requested_at timestamptz NOT NULL,
        made_at timestamptz,
        failure text,
        -- All but the list of articles; NULL until it is made.
        content jsonb,
        PRIMARY KEY (contract_id, report_id),
        -- A schedule makes one report a period, whatever runs twice.
        UNIQUE (contract_id, report_schedule_id, start_day)
      );
      CREATE INDEX report_unmade ON report (requested_at) WHERE state IN ('queued', 'making');
      SELECT protect_tenant_table('report');

      CREATE TABLE report_article (
        contract_id int NOT NULL,
        report_id int NOT NULL,
        -- Its place in the list, from 1.
        position int NOT NULL,
        article jsonb NOT NULL,
        PRIMARY KEY (contract_id, report_id, position),
        FOREIGN KEY (contract_id, report_id) REFERENCES report ON DELETE CASCADE
      );
      SELECT protect_tenant_table('report_article');

      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check
        CHECK (kind IN ('digest', 'theme', 'manual', 'alert', 'invitation', 'change', 'report'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM mail_run WHERE kind = 'report';
      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check
        CHECK (kind IN ('digest', 'theme', 'manual', 'alert', 'invitation', 'change'));
      DROP TABLE report_article, report, report_schedule;
    `);
  }
}
