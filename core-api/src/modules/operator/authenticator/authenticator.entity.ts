import { Column, Entity, PrimaryColumn } from "typeorm";

/** An operator's authenticator app; its secrets are sealed. */
@Entity("operator_authenticator")
export class OperatorAuthenticator {
  @PrimaryColumn({ type: "text" }) operator_id!: string;
  @Column({ type: "bytea", nullable: true }) secret!: Buffer | null;
  /** Shown to the operator, who has not typed a code of it yet. */
  @Column({ type: "bytea", nullable: true }) pending_secret!: Buffer | null;
  @Column({ type: "timestamptz", nullable: true }) confirmed_at!: Date | null;
  /** Time step of the last code; a code is taken once. */
  @Column({ type: "bigint", default: 0 }) last_step!: string;
  @Column({ type: "bytea", array: true, default: [] }) recovery_hashes!: Buffer[];
}
