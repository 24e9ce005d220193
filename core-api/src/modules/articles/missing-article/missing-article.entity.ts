import type { MissingCause } from "@kirinuki/schema/missing-article.ts";
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** An article that somebody did not find, and what he was told. */
@Entity("missing_article")
export class MissingArticle {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryGeneratedColumn("identity", { type: "int", generatedIdentity: "ALWAYS" }) missing_article_id!: number;
  @Column({ type: "text" }) user_id!: string;
  @Column({ type: "timestamptz" }) asked_at!: Date;
  /** Words of the headline, or the address, as he wrote them. */
  @Column({ type: "text" }) keyword!: string;
  /** Of the medium, as he wrote it; "" for none. */
  @Column({ type: "text", default: "" }) media_name!: string;
  @Column({ type: "date", nullable: true }) issued_on!: string | null;
  @Column({ type: "bigint", nullable: true }) article_id!: string | null;
  @Column({ type: "text" }) cause!: MissingCause;
  @Column({ type: "text" }) message!: string;
  @Column({ type: "text", nullable: true }) settled_by!: string | null;
  @Column({ type: "timestamptz", nullable: true }) settled_at!: Date | null;
  @Column({ type: "text", default: "" }) note!: string;
}
