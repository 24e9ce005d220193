import type { MachinePurpose } from "@kirinuki/schema/purposes.ts";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** A newspaper (1, image and text), site (3) or magazine (5). value_group: the two groups of the media dropdown. */
@Entity("media")
export class Media {
  @PrimaryColumn({ type: "text" }) media_code!: string;
  @Column({ type: "text" }) media_name!: string;
  @Column({ type: "text" }) norm_name!: string;
  @Column({ type: "smallint" }) data_section!: number;
  @Column({ type: "smallint", nullable: true }) value_group!: number | null;
  @Column({ type: "text", nullable: true }) domain!: string | null;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
  /** How long its texts and originals are kept; null: as long as its articles. */
  @Column({ type: "int", nullable: true }) text_months!: number | null;
}

/** What the publisher of a medium allows with its originals; null: no bound. */
@Entity("media_licence")
export class MediaLicenceRow {
  @PrimaryColumn({ type: "text" }) media_code!: string;
  @Column({ type: "int", nullable: true }) show_days!: number | null;
  @Column({ type: "int", nullable: true }) print_days!: number | null;
  @Column({ type: "int", nullable: true }) mail_days!: number | null;
  @Column({ type: "int", nullable: true }) max_readers!: number | null;
  /** Characters of a text that may be quoted; null: as usual, 0: none. */
  @Column({ type: "int", nullable: true }) excerpt_chars!: number | null;
  /** What machines may not be given its texts and originals for. */
  @Column({ type: "text", array: true, default: [] }) forbidden_purposes!: MachinePurpose[];
  @Column({ type: "timestamptz", default: () => "now()" }) updated_at!: Date;
  @Column({ type: "text" }) updated_by!: string;
}

/** When articles of a magazine may be read, unless they say so themselves: days after the cover date. */
@Entity("magazine_rule")
export class MagazineRuleRow {
  @PrimaryColumn({ type: "text" }) media_code!: string;
  @Column({ type: "int", nullable: true }) sales_from_days!: number | null;
  @Column({ type: "int", nullable: true }) sales_days!: number | null;
  @Column({ type: "int", nullable: true }) redelivery_from_days!: number | null;
  @Column({ type: "boolean", nullable: true }) sales_datetime_flag!: boolean | null;
}
