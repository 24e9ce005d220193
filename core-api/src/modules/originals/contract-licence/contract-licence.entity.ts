import type { MachinePurpose } from "@kirinuki/schema/purposes.ts";
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** What a contract may do with the originals of a medium, or of a holder of rights; a bound that is null does not bind. */
@Entity("contract_licence")
export class ContractLicenceRow {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" }) licence_id!: string;
  /** Either the medium or the holder of rights. */
  @Column({ type: "text", nullable: true }) media_code!: string | null;
  @Column({ type: "text", nullable: true }) rightholder!: string | null;
  /** First and last day of the licence. */
  @Column({ type: "date", nullable: true }) valid_from!: string | null;
  @Column({ type: "date", nullable: true }) valid_to!: string | null;
  @Column({ type: "int", nullable: true }) show_days!: number | null;
  @Column({ type: "int", nullable: true }) print_days!: number | null;
  @Column({ type: "int", nullable: true }) mail_days!: number | null;
  @Column({ type: "int", nullable: true }) max_readers!: number | null;
  @Column({ type: "int", nullable: true }) max_copies!: number | null;
  @Column({ type: "int", nullable: true }) excerpt_chars!: number | null;
  @Column({ type: "text", array: true, default: [] }) forbidden_purposes!: MachinePurpose[];
  /** For the release before alone: what is owed is in `contract_price`. */
  @Column({ type: "int", default: 0 }) article_yen!: number;
  @Column({ type: "int", default: 0 }) reader_yen!: number;
  @Column({ type: "int", default: 0 }) copy_yen!: number;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "text" }) updated_by!: string;
  @Column({ type: "timestamptz" }) updated_at!: Date;
}
