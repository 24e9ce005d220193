import { Column, Entity, PrimaryColumn } from "typeorm";

/** A mailed link that lets its user set a new password once. */
@Entity("password_reset")
export class PasswordReset {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bytea" }) key_hash!: Buffer;
  @Column({ type: "text" }) user_id!: string;
  @Column({ type: "timestamptz" }) created_at!: Date;
  @Column({ type: "timestamptz" }) expires_at!: Date;
  @Column({ type: "timestamptz", nullable: true }) used_at!: Date | null;
}
