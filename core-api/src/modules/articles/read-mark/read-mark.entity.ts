import { Column, Entity, PrimaryColumn } from "typeorm";

/** A user has read an article. */
@Entity("read_mark")
export class ReadMark {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "text" }) user_id!: string;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "timestamptz" }) read_at!: Date;
}
