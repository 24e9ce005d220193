import { Column, Entity, PrimaryColumn } from "typeorm";

/** A user of a contract with what the spec's section 6 grants or forbids. */
@Entity("app_user")
export class AppUser {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) user_id!: string;
  @Column({ type: "int" }) user_group_id!: number;
  @Column({ type: "text" }) name!: string;
  @Column({ type: "text" }) email!: string;
  @Column({ type: "text" }) password_hash!: string;
  @Column({ type: "smallint", default: 0 }) user_authority!: number;
  @Column({ type: "smallint", default: 1 }) mc_user_authority!: number;
  @Column({ type: "smallint", default: 2 }) sc_user_authority!: number;
  @Column({ type: "text", default: "" }) sc_user_id!: string;
  @Column({ type: "boolean", default: false }) topics_creation_flag!: boolean;
  @Column({ type: "boolean", default: true }) theme_browsing!: boolean;
  @Column({ type: "boolean", default: false }) ip_restriction_flag!: boolean;
  @Column({ type: "boolean", default: false }) system_mail_stop_flag!: boolean;
  @Column({ type: "boolean", default: false }) login_stop_flag!: boolean;
  @Column({ type: "boolean", default: false }) pass_change_stop_flag!: boolean;
  /** The password at the external newspaper service, sealed (db/sealed-text.ts); no call answers it. */
  @Column({ type: "bytea", nullable: true }) sc_user_pw!: Buffer | null;
  /** To the minute. */
  @Column({ type: "timestamptz", nullable: true }) last_login_at!: Date | null;
  @Column({ type: "timestamptz", nullable: true }) invited_at!: Date | null;
  /** Made by the database of user_id, name and email: what a keyword is looked for in. */
  @Column({ type: "text", insert: false, update: false, generatedType: "STORED", asExpression: "see migrations" })
  search_text!: string;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
}

/** An id whose user was deleted. It rests (user-lifecycle.ts), so that what he left is not taken for another person's. */
@Entity("deleted_user")
export class DeletedUser {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) user_id!: string;
  @Column({ type: "text" }) name!: string;
  @Column({ type: "timestamptz" }) deleted_at!: Date;
}
