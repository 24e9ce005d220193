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
  /** When a corrected item was taken in. */
  @Column({ type: "timestamptz", nullable: true }) closed_at!: Date | null;
}

/** The latest version of an article that waits for the end of its embargo. */
@Entity("embargoed_item")
export class EmbargoedItem {
  @PrimaryColumn({ type: "text" }) source!: string;
  @PrimaryColumn({ type: "text" }) source_key!: string;
  @Column({ type: "bigint", nullable: true }) revision!: string | null;
  @Column({ type: "timestamptz" }) release_at!: Date;
  @Column({ type: "timestamptz" }) held_at!: Date;
  @Column({ type: "text" }) source_file!: string;
  @Column({ type: "bytea" }) file_hash!: Buffer;
  @Column({ type: "int" }) item_no!: number;
  @Column({ type: "int", nullable: true }) own_contract_id!: number | null;
  /** JSON of an ingest's item. */
  @Column({ type: "text" }) item!: string;
}

/** How an operator put an item right. changes: by field what it was and what it became. */
@Entity("ingest_correction")
export class IngestCorrection {
  @PrimaryColumn({ type: "bigint", generated: "identity" }) ingest_correction_id!: string;
  @Column({ type: "bigint" }) ingest_error_id!: string;
  @Column({ type: "text" }) operator_id!: string;
  @Column({ type: "timestamptz" }) corrected_at!: Date;
  @Column({ type: "bigint" }) article_id!: string;
  @Column({ type: "text" }) outcome!: string;
  @Column({ type: "jsonb" }) changes!: Record<string, { before?: unknown; after?: unknown }>;
}

/** New articles of a medium on a Tokyo day; corrections do not count. */
@Entity("media_arrival")
export class MediaArrival {
  @PrimaryColumn({ type: "text" }) media_code!: string;
  @PrimaryColumn({ type: "date" }) arrived_on!: string;
  @Column({ type: "int" }) article_count!: number;
  @Column({ type: "timestamptz" }) last_arrived_at!: Date;
  /** null where it was counted before first arrivals were kept. */
  @Column({ type: "timestamptz", nullable: true }) first_arrived_at!: Date | null;
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

/** One row: how far what was stored before stories were told as they are now has been grouped. */
@Entity("story_state")
export class StoryState {
  @PrimaryColumn({ type: "boolean", default: true }) one!: boolean;
  @Column({ type: "bigint", default: 0 }) done_article_id!: string;
  @Column({ type: "bigint" }) last_article_id!: string;
}
