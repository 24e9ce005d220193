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
}
