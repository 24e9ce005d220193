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
}
