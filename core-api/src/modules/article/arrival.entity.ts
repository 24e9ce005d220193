import { Column, Entity, PrimaryColumn } from "typeorm";

/** Who an item is: the source and the source's own id, never likeness. */
@Entity("article_source")
export class ArticleSource {
  @PrimaryColumn({ type: "text" }) source!: string;
  @PrimaryColumn({ type: "text" }) source_key!: string;
  @Column({ type: "bigint" }) article_id!: string;
  @Column({ type: "bytea" }) content_hash!: Buffer;
}

/** An article as it came in, each time it changed. */
@Entity("article_version")
export class ArticleVersion {
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @PrimaryColumn({ type: "int" }) version!: number;
  @Column({ type: "text" }) payload!: string;
  @Column({ type: "bytea" }) content_hash!: Buffer;
  @Column({ type: "timestamptz", default: () => "now()" }) received_at!: Date;
  @Column({ type: "bytea", nullable: true }) file_hash!: Buffer | null;
  @Column({ type: "int", nullable: true }) item_no!: number | null;
}

/** An item that could not be taken in, with the field at fault and why. */
@Entity("ingest_error")
export class IngestError {
  @PrimaryColumn({ type: "bigint", generated: "identity" }) ingest_error_id!: string;
  @Column({ type: "text" }) source_file!: string;
  @Column({ type: "bytea" }) file_hash!: Buffer;
  @Column({ type: "int" }) item_no!: number;
  @Column({ type: "text" }) field!: string;
  @Column({ type: "text" }) reason!: string;
  @Column({ type: "text" }) payload!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) occurred_at!: Date;
}

/** Which story an article tells: the least article_id of it. Articles of too few words have no row. */
@Entity("article_story")
export class ArticleStory {
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "bigint" }) same_story_id!: string;
  @Column({ type: "text" }) media_code!: string;
  @Column({ type: "date" }) day!: string;
  @Column({ type: "bytea" }) signature!: Buffer;
}

/** A band of an article's signature, by which candidates for its story are found. */
@Entity("story_band")
export class StoryBand {
  @PrimaryColumn({ type: "int" }) band!: number;
  @PrimaryColumn({ type: "date" }) day!: string;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
}
