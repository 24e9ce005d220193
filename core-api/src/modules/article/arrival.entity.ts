import { Column, Entity, PrimaryColumn } from "typeorm";

/** Who an item is: the source and the source's own id, never likeness. */
@Entity("article_source")
export class ArticleSource {
  @PrimaryColumn({ type: "text" }) source!: string;
  @PrimaryColumn({ type: "text" }) source_key!: string;
  @Column({ type: "bigint" }) article_id!: string;
  @Column({ type: "bytea" }) content_hash!: Buffer;
  /** The source's own number of the version that is shown; null where it does not count them. */
  @Column({ type: "bigint", nullable: true }) revision!: string | null;
}

/** An article as it came in, each time it changed; `version` counts in the order of arrival. */
@Entity("article_version")
export class ArticleVersion {
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @PrimaryColumn({ type: "int" }) version!: number;
  @Column({ type: "text" }) payload!: string;
  @Column({ type: "bytea" }) content_hash!: Buffer;
  @Column({ type: "timestamptz", default: () => "now()" }) received_at!: Date;
  @Column({ type: "bytea", nullable: true }) file_hash!: Buffer | null;
  @Column({ type: "int", nullable: true }) item_no!: number | null;
  @Column({ type: "bigint", nullable: true }) revision!: string | null;
  /** The source took the article back. */
  @Column({ type: "boolean", default: false }) withdraws!: boolean;
}

/** A file that was read to its end, for each source that it had items of. */
@Entity("ingested_file")
export class IngestedFile {
  @PrimaryColumn({ type: "bytea" }) file_hash!: Buffer;
  @PrimaryColumn({ type: "text" }) source!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) ingested_at!: Date;
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
