import { Column, Entity, PrimaryColumn } from "typeorm";

/** What is known of a stored original: a page PDF, thumbnail, photo or EPUB. */
@Entity("original")
export class Original {
  @PrimaryColumn({ type: "text" }) store_key!: string;
  @Column({ type: "text" }) content_type!: string;
  /** null, as `sha256`, for what an article named and nobody has opened yet. */
  @Column({ type: "bigint", nullable: true }) byte_length!: string | null;
  @Column({ type: "bytea", nullable: true }) sha256!: Buffer | null;
  @Column({ type: "int", nullable: true }) pages!: number | null;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
  /** When it was tried as it is delivered; null for what an article named, and for what is from before each was tried. */
  @Column({ type: "timestamptz", nullable: true }) tried_at!: Date | null;
  /** Why it can't be delivered, in Japanese. */
  @Column({ type: "text", nullable: true }) fault!: string | null;
  /** Since when no article has it: its file is deleted at night. */
  @Column({ type: "timestamptz", nullable: true }) forgotten_at!: Date | null;
}
