import { Column, Entity, PrimaryColumn } from "typeorm";

/** A folder of clips, of one user (user_id) or of a user group (user_group_id). */
@Entity("clip_folder")
export class ClipFolderRow {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bigint", generated: "identity" }) folder_id!: string;
  @Column({ type: "text", nullable: true }) user_id!: string | null;
  @Column({ type: "int", nullable: true }) user_group_id!: number | null;
  @Column({ type: "text" }) folder_name!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
}

/** An article in a folder, at its place, with a note. */
@Entity("clip")
export class ClipRow {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "bigint" }) folder_id!: string;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "int" }) display_order!: number;
  @Column({ type: "text", default: "" }) note!: string;
  @Column({ type: "text", nullable: true }) noted_by!: string | null;
  @Column({ type: "timestamptz", nullable: true }) noted_at!: Date | null;
  @Column({ type: "text" }) clipped_by!: string;
  @Column({ type: "timestamptz" }) clipped_at!: Date;
}
