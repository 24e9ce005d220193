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
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
}
