import { Column, Entity, PrimaryColumn } from "typeorm";

/** What people did with an article of their contract; rows are only ever added (article-history.ts). */
@Entity("article_history")
export class ArticleHistory {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @PrimaryColumn({ type: "bigint", generated: "identity" }) history_id!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) occurred_at!: Date;
  @Column({ type: "text" }) user_id!: string;
  @Column({ type: "text" }) action!: string;
  @Column({ type: "text", default: "" }) detail!: string;
}
