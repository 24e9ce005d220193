import type { Purpose } from "@kirinuki/schema/purposes.ts";
import type { TokenScope } from "@kirinuki/schema/token-scopes.ts";
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** Lets an integration call as one user of one contract; the token itself is known to the integration only. */
@Entity("api_token")
export class ApiToken {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryGeneratedColumn("identity", { type: "int", generatedIdentity: "ALWAYS" }) api_token_id!: number;
  @Column({ type: "bytea" }) token_hash!: Buffer;
  @Column({ type: "text" }) user_id!: string;
  @Column({ type: "text" }) token_name!: string;
  @Column({ type: "timestamptz" }) created_at!: Date;
  @Column({ type: "timestamptz" }) expires_at!: Date;
  @Column({ type: "text", array: true }) scopes!: TokenScope[];
  /** What its receiver reads for, which licences may forbid. */
  @Column({ type: "text", default: "display" }) purpose!: Purpose;
  /** The Admin who made it, with whom it ends; null: an operator did. */
  @Column({ type: "text", nullable: true }) made_by!: string | null;
  @Column({ type: "timestamptz", nullable: true }) last_used_at!: Date | null;
}
