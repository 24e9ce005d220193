import { Column, Entity, PrimaryColumn } from "typeorm";

/** An article's text as search reads it; only SQL in this folder writes it. */
abstract class SearchRow {
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "smallint" }) data_section!: number;
  @Column({ type: "text" }) media_code!: string;
  /** Normalised, as `host` is. */
  @Column({ type: "text" }) media_name!: string;
  @Column({ type: "text", nullable: true }) host!: string | null;
  @Column({ type: "date", nullable: true }) issued_on!: string | null;
  @Column({ type: "timestamptz", nullable: true }) published_at!: Date | null;
  /** Title, U+0001, body. */
  @Column({ type: "text" }) norm!: string;
  /** See grams.ts. */
  @Column({ type: "int", array: true }) grams!: number[];
  /** The article's. */
  @Column({ type: "int", nullable: true }) own_contract_id!: number | null;
}

/** In the index, which is by week of arrival. */
@Entity("article_search")
export class ArticleSearchRow extends SearchRow {
  @PrimaryColumn({ type: "date" }) arrived_on!: string;
}

/** Not in the index yet. */
@Entity("article_search_recent")
export class RecentSearchRow extends SearchRow {
  @Column({ type: "date" }) arrived_on!: string;
}

/** A word with an id of its own in `grams`, of every article that arrived on `indexed_since` or later. */
@Entity("search_term")
export class SearchTerm {
  @PrimaryColumn({ type: "int", generated: "identity" }) term_id!: number;
  @Column({ type: "text" }) term!: string;
  @Column({ type: "boolean", default: false }) active!: boolean;
  @Column({ type: "date", nullable: true }) indexed_since!: string | null;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
}

/** One row: how far the upkeep of search has come. */
@Entity("search_state")
export class SearchState {
  @PrimaryColumn({ type: "boolean", default: true }) one!: boolean;
  @Column({ type: "bigint", default: 1 }) terms_version!: string;
  @Column({ type: "bigint", default: 0 }) expressions_version!: string;
  @Column({ type: "boolean" }) filled!: boolean;
}
