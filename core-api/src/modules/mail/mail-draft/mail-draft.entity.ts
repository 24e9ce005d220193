import { Column, Entity, PrimaryColumn } from "typeorm";
import type { DraftFields, FieldVersions } from "./merge-draft.ts";

/** A mail that the editors of a contract are writing: of chosen articles, or the words of a target's mail edition. */
@Entity("mail_draft")
export class MailDraft {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) mail_draft_id!: number;
  @Column({ type: "int", nullable: true }) theme_id!: number | null;
  @Column({ type: "int", nullable: true }) theme_group_id!: number | null;
  @Column({ type: "int", nullable: true }) topics_id!: number | null;
  @Column({ type: "jsonb" }) fields!: DraftFields;
  @Column({ type: "jsonb", default: {} }) field_versions!: FieldVersions;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "text" }) updated_by!: string;
  @Column({ type: "timestamptz" }) updated_at!: Date;
  /** The run that it was sent or planned in; null while it is written. */
  @Column({ type: "bigint", nullable: true }) mail_run_id!: string | null;
}

/** A user who has a draft open. */
@Entity("mail_draft_editor")
export class MailDraftEditor {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) mail_draft_id!: number;
  @PrimaryColumn({ type: "text" }) user_id!: string;
  @Column({ type: "timestamptz" }) seen_at!: Date;
}
