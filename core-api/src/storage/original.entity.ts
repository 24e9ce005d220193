import { Column, Entity, PrimaryColumn } from "typeorm";

/** What is known of a stored original: a page PDF, thumbnail, photo or EPUB. */
@Entity("original")
export class Original {
  @PrimaryColumn({ type: "text" }) store_key!: string;
  @Column({ type: "text" }) content_type!: string;
  @Column({ type: "bigint" }) byte_length!: string;
  @Column({ type: "bytea" }) sha256!: Buffer;
  @Column({ type: "int", nullable: true }) pages!: number | null;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
  /** null for what is from before each was tried as it is delivered. */
  @Column({ type: "timestamptz", nullable: true }) tried_at!: Date | null;
  /** Why it can't be delivered, in Japanese. */
  @Column({ type: "text", nullable: true }) fault!: string | null;
}
