import { Column, Entity, PrimaryColumn } from "typeorm";

/** One run of ingest, matching or mail. scoped: only for the contracts that have a row of it. */
@Entity("setup_run")
export class SetupRunRow {
  @PrimaryColumn({ type: "bigint", generated: "identity" }) setup_run_id!: string;
  @Column({ type: "text" }) trigger!: string;
  @Column({ type: "text" }) label!: string;
  @Column({ type: "boolean", default: false }) scoped!: boolean;
  @Column({ type: "timestamptz" }) started_at!: Date;
  @Column({ type: "timestamptz" }) active_at!: Date;
  @Column({ type: "timestamptz", nullable: true }) ended_at!: Date | null;
  @Column({ type: "text", nullable: true }) failure!: string | null;
  @Column({ type: "int", default: 0 }) read_count!: number;
  @Column({ type: "int", default: 0 }) stored_count!: number;
  @Column({ type: "int", default: 0 }) known_count!: number;
  @Column({ type: "int", default: 0 }) corrected_count!: number;
  @Column({ type: "int", default: 0 }) refused_count!: number;
}

/** What a run did for a contract. */
@Entity("setup_run_contract")
export class SetupRunContract {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bigint" }) setup_run_id!: string;
  @Column({ type: "int", default: 0 }) matched_count!: number;
  @Column({ type: "int", default: 0 }) removed_count!: number;
  @Column({ type: "int", default: 0 }) mail_count!: number;
  @Column({ type: "int", default: 0 }) mail_failure_count!: number;
}
