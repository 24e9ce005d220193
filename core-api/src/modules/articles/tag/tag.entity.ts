import { Column, Entity, PrimaryColumn } from "typeorm";

/** A word of the contract's own list that its people put on articles. */
@Entity("tag")
export class Tag {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) tag_id!: number;
  @Column({ type: "text" }) tag_name!: string;
  /** The name as names are compared. */
  @Column({ type: "text" }) tag_key!: string;
  @Column({ type: "int" }) display_order!: number;
  /** Articles keep it, but it is put on no other. */
  @Column({ type: "boolean", default: false }) retired!: boolean;
}
