import { Column, Entity, PrimaryColumn } from "typeorm";

/** A contract's trail; rows are only ever added (audit.ts). */
@Entity("audit")
export class Audit {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bigint", generated: "identity" }) audit_id!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) occurred_at!: Date;
  @Column({ type: "text" }) actor!: string;
  @Column({ type: "text" }) action!: string;
  @Column({ type: "jsonb", default: {} }) detail!: Record<string, unknown>;
  @Column({ type: "text", nullable: true }) request_id!: string | null;
}
