import { Column, Entity, PrimaryColumn } from "typeorm";

/** A user's search that he kept. Operators as on the form: 1 all words, 2 any of them (first keyword only), 3 none. */
@Entity("saved_condition")
export class SavedConditionRow {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) user_id!: string;
  @PrimaryColumn({ type: "bigint", generated: "identity" }) condition_id!: string;
  @Column({ type: "text" }) title!: string;
  @Column({ type: "text", default: "" }) keyword1!: string;
  @Column({ type: "text", default: "" }) keyword2!: string;
  @Column({ type: "smallint", default: 1 }) operator!: number;
  @Column({ type: "smallint", default: 1 }) operator2!: number;
  @Column({ type: "text", array: true, default: [] }) media_name_list!: string[];
  @Column({ type: "timestamptz", default: () => "now()" }) updated_at!: Date;
}
