import { Column, Entity, PrimaryColumn } from "typeorm";

/** Every article of a medium that is set up in a period belongs to a theme. data_section null: image and text. */
@Entity("media_registration")
export class MediaRegistration {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) theme_id!: number;
  @PrimaryColumn({ type: "text" }) media_code!: string;
  @Column({ type: "smallint", nullable: true }) data_section!: number | null;
  @Column({ type: "date" }) first_day!: string;
  @Column({ type: "date", nullable: true }) last_day!: string | null;
  /** Only articles that meet it; null: all. */
  @Column({ type: "text", nullable: true }) expression!: string | null;
  @Column({ type: "text" }) registered_by!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) registered_at!: Date;
}
