import { Column, Entity, PrimaryColumn } from "typeorm";

/** Web articles of this host and of those below it take no part in a contract's matching and searches. */
@Entity("excluded_domain")
export class ExcludedDomain {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) domain!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
}

/** A contract's mails may go to addresses of this domain and of those below it; where it has none, to any. */
@Entity("mail_domain")
export class MailDomain {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) domain!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
}
