import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** A private feed of one user, of a theme, theme group, topic or folder of clips; its token is in the address that he was shown once. */
@Entity("article_feed")
export class ArticleFeed {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryGeneratedColumn("identity", { type: "int", generatedIdentity: "ALWAYS" }) article_feed_id!: number;
  @Column({ type: "bytea" }) token_hash!: Buffer;
  @Column({ type: "text" }) user_id!: string;
  @Column({ type: "text" }) feed_name!: string;
  @Column({ type: "int", nullable: true }) theme_id!: number | null;
  @Column({ type: "int", nullable: true }) theme_group_id!: number | null;
  @Column({ type: "int", nullable: true }) topics_id!: number | null;
  @Column({ type: "bigint", nullable: true }) folder_id!: string | null;
  @Column({ type: "timestamptz" }) created_at!: Date;
  @Column({ type: "timestamptz" }) expires_at!: Date;
  @Column({ type: "timestamptz", nullable: true }) last_read_at!: Date | null;
}
