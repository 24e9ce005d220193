import { Column, Entity, PrimaryColumn } from "typeorm";

/** Suggested terms of a contract's themes in a month, and the decisions of that month. */
@Entity("omission_month")
export class OmissionMonth {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  /** Its first day. */
  @PrimaryColumn({ type: "date" }) target_month!: string;
  /** A theme's term counts once a month. */
  @Column({ type: "int", default: 0 }) made_count!: number;
  @Column({ type: "int", default: 0 }) added_count!: number;
  @Column({ type: "int", default: 0 }) dismissed_count!: number;
}
