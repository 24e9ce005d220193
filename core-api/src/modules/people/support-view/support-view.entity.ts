import { Column, Entity, PrimaryColumn } from "typeorm";

/** An operator's look at the product as a user; the row stays after its end. */
@Entity("support_view")
export class SupportViewRow {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bigint", generated: "identity" }) support_view_id!: string;
  @Column({ type: "bytea" }) token_hash!: Buffer;
  @Column({ type: "text" }) user_id!: string;
  @Column({ type: "text" }) operator_id!: string;
  @Column({ type: "text" }) operator_name!: string;
  @Column({ type: "text" }) reason!: string;
  @Column({ type: "timestamptz" }) started_at!: Date;
  @Column({ type: "timestamptz" }) ends_at!: Date;
  @Column({ type: "timestamptz", nullable: true }) ended_at!: Date | null;
  /** The calls that were made, each once. */
  @Column({ type: "text", array: true, default: [] }) opened!: string[];
}
