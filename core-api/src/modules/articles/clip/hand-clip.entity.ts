import type { MediumKind } from "@kirinuki/schema/hand-clip.ts";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** A record added to a folder by hand, at its place among the articles. "" for what is not known. */
@Entity("hand_clip")
export class HandClipRow {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bigint", generated: "identity" }) hand_clip_id!: string;
  @Column({ type: "bigint" }) folder_id!: string;
  @Column({ type: "int" }) display_order!: number;
  @Column({ type: "smallint" }) medium_kind!: MediumKind;
  @Column({ type: "text" }) media_name!: string;
  @Column({ type: "text" }) title!: string;
  @Column({ type: "date" }) clip_date!: string;
  @Column({ type: "text", default: "" }) clip_time!: string;
  @Column({ type: "text", default: "" }) programme!: string;
  @Column({ type: "text", default: "" }) extent!: string;
  @Column({ type: "text", default: "" }) note!: string;
  @Column({ type: "text", default: "" }) url!: string;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "text" }) added_by!: string;
  @Column({ type: "timestamptz" }) added_at!: Date;
  @Column({ type: "text" }) updated_by!: string;
  @Column({ type: "timestamptz" }) updated_at!: Date;
}
