import { Column, Entity, PrimaryColumn } from "typeorm";

/** The contract's free-text notice on home. */
@Entity("notice")
export class Notice {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @Column({ type: "text" }) text!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) updated_at!: Date;
}
