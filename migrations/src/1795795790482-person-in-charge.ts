import type { MigrationInterface, QueryRunner } from "typeorm";

/** The operator whom the service's own people ask about a contract. Whoever is deleted is in charge of none. */
export class PersonInCharge1795795790482 implements MigrationInterface {
  name = "PersonInCharge1795795790482";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE contract ADD COLUMN person_in_charge text REFERENCES operator_account ON DELETE SET NULL;
      CREATE INDEX contract_of_person_in_charge ON contract (person_in_charge) WHERE person_in_charge IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE contract DROP COLUMN person_in_charge");
  }
}
