import { Column, Entity, PrimaryColumn } from "typeorm";

/** What an advertisement in a medium costs, as the contract entered it. */
@Entity("media_rate")
export class MediaRate {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) media_code!: string;
  /** 1: a square centimetre, 2: a column. */
  @Column({ type: "smallint" }) unit!: number;
  /** Yen for one unit. */
  @Column({ type: "int" }) rate!: number;
}
