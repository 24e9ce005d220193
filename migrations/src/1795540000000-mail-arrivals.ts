import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a mail said of the newspapers of its morning, kept so that it can be proven. */
export class MailArrivals1795540000000 implements MigrationInterface {
  name = "MailArrivals1795540000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Written before the mail is handed over, one row for each moment at which mails of a run are: the last one not after the end of a
      -- message is what it said. absent_media: media_code of the newspapers that were expected and had not come.
      CREATE TABLE mail_arrival (
        contract_id int NOT NULL,
        mail_run_id bigint NOT NULL,
        told_at timestamptz NOT NULL,
        expected_count int NOT NULL,
        arrived_count int NOT NULL,
        absent_media text[] NOT NULL,
        line text NOT NULL,
        PRIMARY KEY (contract_id, mail_run_id, told_at),
        FOREIGN KEY (contract_id, mail_run_id) REFERENCES mail_run ON DELETE CASCADE,
        CHECK (expected_count = arrived_count + cardinality(absent_media))
      );
      SELECT protect_tenant_table('mail_arrival');

      -- Customers see how the newspapers of the day stand.
      GRANT SELECT ON media_arrival, media_habit, source_off_day TO kirinuki_api;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      REVOKE SELECT ON media_arrival, media_habit, source_off_day FROM kirinuki_api;
      DROP TABLE mail_arrival;
    `);
  }
}
