import type { MigrationInterface, QueryRunner } from "typeorm";

/** Items that could not be taken in, put right by the operator (spec section 7, /incorrect_mc_article). */
export class IngestCorrections1763805300000 implements MigrationInterface {
  name = "IngestCorrections1763805300000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Closed in the transaction that took the corrected item in.
      ALTER TABLE ingest_error ADD COLUMN closed_at timestamptz;
      CREATE INDEX ingest_error_time ON ingest_error (occurred_at);

      -- changes: the fields that were given, each with what it was before.
      CREATE TABLE ingest_correction (
        ingest_correction_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ingest_error_id bigint NOT NULL REFERENCES ingest_error ON DELETE CASCADE,
        operator_id text NOT NULL,
        corrected_at timestamptz NOT NULL,
        article_id bigint NOT NULL,
        outcome text NOT NULL CHECK (outcome IN ('stored', 'corrected', 'known')),
        changes jsonb NOT NULL
      );
      CREATE INDEX ingest_correction_time ON ingest_correction (corrected_at);
      CREATE INDEX ingest_correction_error ON ingest_correction (ingest_error_id);
      GRANT SELECT, INSERT ON ingest_correction TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE ingest_correction;
      DROP INDEX ingest_error_time;
      ALTER TABLE ingest_error DROP COLUMN closed_at;
    `);
  }
}
