import { Column, Entity, PrimaryColumn } from "typeorm";

/** A server with old weeks of search; only SQL of migrations and of this folder writes these tables. */
@Entity("search_archive")
export class SearchArchive {
  @PrimaryColumn({ type: "text" }) archive_name!: string;
  /** Weeks are moved to the highest. */
  @Column({ type: "int", generated: "identity" }) archive_no!: number;
  /** A list, as libpq takes it: `a,b`. */
  @Column({ type: "text" }) hosts!: string;
  @Column({ type: "text" }) ports!: string;
  @Column({ type: "text" }) database_name!: string;
  @Column({ type: "text" }) ssl_mode!: string;
  @Column({ type: "date", nullable: true }) first_day!: string | null;
  /** The day after the last. */
  @Column({ type: "date", nullable: true }) end_day!: string | null;
  @Column({ type: "timestamptz", default: () => "now()" }) added_at!: Date;
}

/** One row: where the weeks of this server begin, and what is on its way. */
@Entity("search_archive_state")
export class SearchArchiveState {
  @PrimaryColumn({ type: "boolean", default: true }) one!: boolean;
  @Column({ type: "date", nullable: true }) archived_before!: string | null;
  @Column({ type: "date", nullable: true }) moving_week!: string | null;
  @Column({ type: "text", nullable: true }) moving_to!: string | null;
}

/** An article whose row on an archive server counts no more. */
@Entity("article_search_stale")
export class StaleSearchRow {
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "date" }) arrived_on!: string;
}
