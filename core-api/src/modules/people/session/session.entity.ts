import { Column, Entity, PrimaryColumn } from "typeorm";

/** A signed-in browser or integration. The token itself is known to the client only; here is its SHA-256. */
@Entity("session")
export class Session {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bytea" }) token_hash!: Buffer;
  @Column({ type: "text" }) user_id!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
  @Column({ type: "timestamptz", default: () => "now()" }) last_seen_at!: Date;
  @Column({ type: "timestamptz" }) expires_at!: Date;
  @Column({ type: "inet", nullable: true }) client_address!: string | null;
  @Column({ type: "text", nullable: true }) user_agent!: string | null;
  /** The remembered sign-in that it came from. */
  @Column({ type: "uuid", nullable: true }) remember_family!: string | null;
  /** Somebody else has asked for the second factor: it came by single sign-on. */
  @Column({ type: "boolean", default: false }) is_assured_elsewhere!: boolean;
}
