import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("operator_account")
export class OperatorAccount {
  @PrimaryColumn({ type: "text" }) operator_id!: string;
  @Column({ type: "text" }) name!: string;
  @Column({ type: "text", default: "" }) department!: string;
  @Column({ type: "text" }) password_hash!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
  @Column({ type: "text", default: "" }) email!: string;
  @Column({ type: "text", default: "view" }) role!: string;
  @Column({ type: "boolean", default: false }) stop_flag!: boolean;
  @Column({ type: "timestamptz", nullable: true }) last_login_at!: Date | null;
  @Column({ type: "int", default: 1 }) version!: number;
}

/** A signed-in operator; the token itself is known to the browser only. */
@Entity("operator_session")
export class OperatorSessionRow {
  @PrimaryColumn({ type: "bytea" }) token_hash!: Buffer;
  @Column({ type: "text" }) operator_id!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
  @Column({ type: "timestamptz", default: () => "now()" }) last_seen_at!: Date;
  @Column({ type: "timestamptz" }) expires_at!: Date;
}

/** The operators' trail; rows are only ever added. */
@Entity("operator_audit")
export class OperatorAudit {
  @PrimaryColumn({ type: "bigint", generated: "identity" }) operator_audit_id!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) occurred_at!: Date;
  @Column({ type: "text" }) operator_id!: string;
  @Column({ type: "text" }) action!: string;
  @Column({ type: "jsonb", default: {} }) detail!: Record<string, unknown>;
  @Column({ type: "text", nullable: true }) request_id!: string | null;
}
