import { Column, Entity, PrimaryColumn } from "typeorm";

/** A user of a contract with what the spec's section 6 grants or forbids. */
@Entity("app_user")
export class AppUser {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) user_id!: string;
  @Column({ type: "int" }) user_group_id!: number;
  @Column({ type: "text" }) name!: string;
  @Column({ type: "text" }) email!: string;
  /** Null: none is set yet, so none is right. */
  @Column({ type: "text", nullable: true }) password_hash!: string | null;
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
  /** user_id, or `operator:<id>`; null where nobody has changed him. */
  @Column({ type: "text", nullable: true }) changed_by!: string | null;
  @Column({ type: "timestamptz", nullable: true }) changed_at!: Date | null;
}

/** What an Admin has set of a user; nothing secret. */
export type KeptUser = Pick<
  AppUser,
  | "user_group_id"
  | "email"
  | "user_authority"
  | "mc_user_authority"
  | "sc_user_authority"
  | "sc_user_id"
  | "topics_creation_flag"
  | "theme_browsing"
  | "ip_restriction_flag"
  | "system_mail_stop_flag"
  | "login_stop_flag"
  | "pass_change_stop_flag"
> & {
  /** What the contract's identity provider called him, where one kept him (provisioning/provider-names.repository.ts). */
  provider_names?: ProviderNames;
};

/** What an identity provider calls a user, as it has sent it. */
export interface ProviderNames {
  user_name: string;
  external_id: string | null;
  display_name: string | null;
  formatted_name: string | null;
  family_name: string | null;
  given_name: string | null;
}

/** An id whose user was deleted. It rests (user-lifecycle.ts), so that what he left is not taken for another person's. */
@Entity("deleted_user")
export class DeletedUser {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) user_id!: string;
  @Column({ type: "text" }) name!: string;
  @Column({ type: "timestamptz" }) deleted_at!: Date;
  /** What he is made of again (restore-user.ts); null of older ones. */
  @Column({ type: "jsonb", nullable: true }) kept!: KeptUser | null;
}

/** A link by which a user sets his first password; deleted when he has one. */
@Entity("user_invitation")
export class UserInvitation {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) user_id!: string;
  /** user_id, or `operator:<id>`. */
  @Column({ type: "text" }) invited_by!: string;
  @Column({ type: "timestamptz" }) invited_at!: Date;
  /** The mail that brings the link; an older one brings none. */
  @Column({ type: "bigint", nullable: true }) mail_message_id!: string | null;
  /** Of the link that was mailed last. */
  @Column({ type: "bytea", nullable: true }) key_hash!: Buffer | null;
  @Column({ type: "timestamptz", nullable: true }) expires_at!: Date | null;
}
