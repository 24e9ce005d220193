import { Column, Entity, PrimaryColumn } from "typeorm";

/** Web articles of this host and of those below it take no part in a contract's matching and searches. */
@Entity("excluded_domain")
export class ExcludedDomain {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) domain!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
}
