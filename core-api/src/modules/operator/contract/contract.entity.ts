import { AUDIT_KEEP_MONTHS } from "@kirinuki/schema/audit.ts";
import type { SecondFactorDemand } from "@kirinuki/schema/second-factor.ts";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** A customer: one company's contract, the tenant of every tenant table. */
@Entity("contract")
export class Contract {
  @PrimaryColumn({ type: "int", generated: "identity" }) contract_id!: number;
  @Column({ type: "text" }) contract_code!: string;
  @Column({ type: "text" }) company_name!: string;
  @Column({ type: "int", default: 30 }) session_idle_minutes!: number;
  @Column({ type: "int", default: 12 }) session_absolute_hours!: number;
  @Column({ type: "boolean", default: false }) pdf_usage_display_flag!: boolean;
  @Column({ type: "boolean", default: true }) subtheme_display_flag!: boolean;
  @Column({ type: "int", default: 10 }) mail_send_max_count!: number;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
  /** Last day in service; null: no end. What holds after it: SQL's contract_phase. */
  @Column({ type: "date", nullable: true }) end_date!: string | null;
  /** The end_date that the contract's Admins have been told of. */
  @Column({ type: "date", nullable: true }) end_noticed_for!: string | null;
  /** The row stays as a tombstone, so that its code rests. */
  @Column({ type: "timestamptz", nullable: true }) deleted_at!: Date | null;
  /** Whom a sign-in by address becomes; null: nobody signs in by address. */
  @Column({ type: "text", nullable: true }) ip_login_user_id!: string | null;
  @Column({ type: "int", nullable: true }) user_max_count!: number | null;
  /** The operator whom to ask about the contract; null: nobody. */
  @Column({ type: "text", nullable: true }) person_in_charge!: string | null;
  @Column({ type: "int", default: 1 }) version!: number;
  /** Whether operators may look at the product as its users; its Admins say so. */
  @Column({ type: "boolean", default: true }) support_view_allowed!: boolean;
  /** Of whom a second factor is demanded. */
  @Column({ type: "text", default: "none" }) second_factor_demand!: SecondFactorDemand;
  /** How long the trail is kept. */
  @Column({ type: "int", default: AUDIT_KEEP_MONTHS.usual }) audit_keep_months!: number;
  /** How long its lists are kept; null: as long as there is anything. */
  @Column({ type: "int", nullable: true }) retention_months!: number | null;
  /** The first day whose lists are shown, as the nightly job reckons it. */
  @Column({ type: "date", nullable: true }) kept_from!: string | null;
}

/** A company-level setting (company_configuration_info of spec section 3). */
@Entity("contract_configuration")
export class ContractConfiguration {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) configuration_key!: string;
  @Column({ type: "text" }) configuration_value!: string;
}

/** A text of a confirmation dialog (message_info of spec section 3). */
@Entity("contract_message")
export class ContractMessage {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) message_key!: string;
  @Column({ type: "text" }) configuration_value!: string;
}

/** A source that the contract is linked to (service_linkage_info). */
@Entity("contract_linkage")
export class ContractLinkage {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "smallint" }) data_section!: number;
}
