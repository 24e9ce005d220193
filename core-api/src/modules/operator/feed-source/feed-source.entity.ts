import { Column, Entity, PrimaryColumn } from "typeorm";

/** A registered feed with its state (design section 4). own_contract_id null: for every contract. */
@Entity("feed_source")
export class FeedSource {
  @PrimaryColumn({ type: "int", generated: "identity" }) feed_source_id!: number;
  @Column({ type: "text" }) feed_url!: string;
  @Column({ type: "int", nullable: true }) own_contract_id!: number | null;
  @Column({ type: "text", nullable: true }) media_code!: string | null;
  @Column({ type: "text", nullable: true }) media_name!: string | null;
  @Column({ type: "int" }) every_minutes!: number;
  @Column({ type: "timestamptz" }) created_at!: Date;
  @Column({ type: "timestamptz", nullable: true }) stopped_at!: Date | null;
  @Column({ type: "timestamptz" }) next_due_at!: Date;
  @Column({ type: "uuid", nullable: true }) claim!: string | null;
  @Column({ type: "timestamptz", nullable: true }) claimed_until!: Date | null;
  @Column({ type: "text", nullable: true }) etag!: string | null;
  @Column({ type: "text", nullable: true }) last_modified!: string | null;
  @Column({ type: "bytea", nullable: true }) body_hash!: Buffer | null;
  @Column({ type: "timestamptz", nullable: true }) last_success_at!: Date | null;
  @Column({ type: "timestamptz", nullable: true }) last_article_at!: Date | null;
  @Column({ type: "timestamptz", nullable: true }) last_error_at!: Date | null;
  @Column({ type: "text", nullable: true }) last_error!: string | null;
  @Column({ type: "int", default: 0 }) failures!: number;
  @Column({ type: "int", default: 0 }) failure_count!: number;
  @Column({ type: "int", default: 0 }) article_count!: number;
}

/** A host that feeds are fetched from: who asks it now, and from when on it may be asked again. */
@Entity("feed_host")
export class FeedHost {
  @PrimaryColumn({ type: "text" }) host!: string;
  @Column({ type: "uuid", nullable: true }) claim!: string | null;
  @Column({ type: "timestamptz", nullable: true }) claimed_until!: Date | null;
  @Column({ type: "timestamptz" }) free_at!: Date;
  @Column({ type: "timestamptz" }) next_turn_at!: Date;
}
