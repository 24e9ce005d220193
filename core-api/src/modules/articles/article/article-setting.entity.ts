import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a contract said about an article, whatever themes it is in. */
@Entity("article_setting")
export class ArticleSetting {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "smallint", default: 0 }) disp_status!: number;
  @Column({ type: "text", default: "" }) comment!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) updated_at!: Date;
}
