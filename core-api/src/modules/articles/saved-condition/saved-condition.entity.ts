import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Tone } from "@kirinuki/schema/tones.ts";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** A search that a user kept: operator of keyword1 (1 all its words, 2 any, 3 none), media_operator of keyword2 (3 none, else all). */
@Entity("saved_condition")
export class SavedConditionRow {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) user_id!: string;
  @PrimaryColumn({ type: "bigint", generated: "identity" }) condition_id!: string;
  @Column({ type: "text" }) title!: string;
  @Column({ type: "text", default: "" }) keyword1!: string;
  @Column({ type: "text", default: "" }) keyword2!: string;
  @Column({ type: "smallint", default: 1 }) operator!: number;
  @Column({ type: "smallint", default: 2 }) media_operator!: number;
  @Column({ type: "text", array: true, default: [] }) media_name_list!: string[];
  /** Each word stands for its synonyms too. */
  @Column({ type: "boolean", default: false }) synonyms!: boolean;
  /** One of these, 0 where nobody has set one; none: whatever it is. */
  @Column({ type: "smallint", array: true, default: [] }) tones!: Tone[];
  /** At least one of these; none: whatever they are. */
  @Column({ type: "bigint", array: true, default: [] }) tag_ids!: string[];
  /** None: all. */
  @Column({ type: "smallint", array: true, default: [] }) sections!: DataSection[];
  /** So many days up to the day of the search; null: these days, or as every search. */
  @Column({ type: "smallint", nullable: true }) period_days!: number | null;
  @Column({ type: "date", nullable: true }) period_start!: string | null;
  @Column({ type: "date", nullable: true }) period_end!: string | null;
  @Column({ type: "timestamptz", default: () => "now()" }) updated_at!: Date;
}
