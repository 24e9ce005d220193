import { Column, Entity, PrimaryColumn } from "typeorm";

/** A press release of a contract, whose pickups are tracked. */
@Entity("press_release")
export class PressRelease {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) press_release_id!: number;
  @Column({ type: "text" }) release_title!: string;
  @Column({ type: "text" }) release_text!: string;
  @Column({ type: "date" }) release_date!: string;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "text" }) updated_by!: string;
  @Column({ type: "timestamptz" }) updated_at!: Date;
}
