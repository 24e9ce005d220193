import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a contract watches for. open_to_all_groups: every group browses it, whatever groups and topics it is in. */
@Entity("theme")
export class Theme {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) theme_id!: number;
  @Column({ type: "text" }) theme_name!: string;
  @Column({ type: "int", default: 0 }) display_order!: number;
  @Column({ type: "boolean", default: true }) open_to_all_groups!: boolean;
  @Column({ type: "int", default: 1 }) version!: number;
}

/** A theme's search expression for one source, or for every source where data_section is null. */
@Entity("expression")
export class Expression {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) expression_id!: number;
  @Column({ type: "int" }) theme_id!: number;
  @Column({ type: "smallint", nullable: true }) data_section!: number | null;
  @Column({ type: "text" }) expression!: string;
  @Column({ type: "text" }) canonical!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) updated_at!: Date;
}
