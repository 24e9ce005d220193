import { Column, Entity, PrimaryColumn } from "typeorm";

/** How an article speaks of the contract's matter, as its people see it. */
@Entity("article_tone")
export class ArticleTone {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "smallint" }) tone!: number;
}

/** A tag that the contract's people put on an article. */
@Entity("article_tag")
export class ArticleTag {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @PrimaryColumn({ type: "int" }) tag_id!: number;
}
