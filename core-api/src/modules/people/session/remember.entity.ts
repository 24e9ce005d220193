import { Column, Entity, PrimaryColumn } from "typeorm";

/** One link of a chain of remembered sign-ins; the token itself is known to the browser only. */
@Entity("remember_token")
export class RememberToken {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bytea" }) token_hash!: Buffer;
  @Column({ type: "uuid" }) family_id!: string;
  @Column({ type: "text" }) user_id!: string;
  @Column({ type: "timestamptz" }) created_at!: Date;
  @Column({ type: "timestamptz" }) expires_at!: Date;
  @Column({ type: "timestamptz", nullable: true }) used_at!: Date | null;
  /** Hash of what tells the browser that used it from others. */
  @Column({ type: "bytea", nullable: true }) used_by!: Buffer | null;
  /** That browser has come with it again. */
  @Column({ type: "boolean", default: false }) repeated!: boolean;
}
