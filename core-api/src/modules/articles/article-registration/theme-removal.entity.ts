import { Column, Entity, PrimaryColumn } from "typeorm";

/** A hit that somebody took out of its theme, as it was. While the row is there, no matching brings it back. */
@Entity("theme_removal")
export class ThemeRemoval {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) theme_id!: number;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "smallint" }) data_section!: number;
  @Column({ type: "date" }) process_date!: string;
  @Column({ type: "text", array: true }) search_word!: string[];
  @Column({ type: "smallint" }) found_by!: number;
  @Column({ type: "text" }) removed_by!: string;
  @Column({ type: "timestamptz" }) removed_at!: Date;
}
