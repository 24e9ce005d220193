import type { Handling } from "@kirinuki/schema/briefing.ts";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** 役員版 of a day, as somebody confirmed it last. */
@Entity("briefing")
export class BriefingRow {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "date" }) process_date!: string;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "text" }) confirmed_by!: string;
  @Column({ type: "timestamptz" }) confirmed_at!: Date;
}

/** A story of it, by one of its articles. */
@Entity("briefing_item")
export class BriefingItemRow {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "date" }) process_date!: string;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "int" }) display_order!: number;
  @Column({ type: "text", default: "" }) impact!: string;
  @Column({ type: "smallint" }) handling!: Handling;
  /** The day on which it first stood as open; null where it is of its day. */
  @Column({ type: "date", nullable: true }) open_since!: string | null;
}
