import { Column, Entity, PrimaryColumn } from "typeorm";

/** The newest article that stood in a list when a user last looked at it. */
@Entity("list_visit")
export class ListVisit {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) user_id!: string;
  @PrimaryColumn({ type: "smallint" }) data_kbn!: number;
  @PrimaryColumn({ type: "int" }) id!: number;
  @Column({ type: "bigint" }) article_id!: string;
  @Column({ type: "timestamptz" }) visited_at!: Date;
}
