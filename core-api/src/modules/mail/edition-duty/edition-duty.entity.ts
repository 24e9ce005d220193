import { Column, Entity, PrimaryColumn } from "typeorm";
import type { ApprovalForm } from "./approval.repository.ts";

/** The mail edition of a contract that has a deadline. */
@Entity("edition_duty")
export class EditionDuty {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @Column({ type: "int", nullable: true }) theme_id!: number | null;
  @Column({ type: "int", nullable: true }) theme_group_id!: number | null;
  @Column({ type: "int", nullable: true }) topics_id!: number | null;
  /** HH:mm, Tokyo. */
  @Column({ type: "text" }) deadline!: string;
  /** Nothing goes out that another editor has not approved. */
  @Column({ type: "boolean" }) approval!: boolean;
  /** Of an automatic selection. */
  @Column({ type: "int" }) article_max!: number;
  @Column({ type: "text", array: true }) mail_addresses!: string[];
  /** No earlier deadline counts. */
  @Column({ type: "timestamptz" }) in_force_at!: Date;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "text" }) updated_by!: string;
  @Column({ type: "timestamptz" }) updated_at!: Date;
}

/** Who is on duty on a weekday, or on one day in place of that. */
@Entity("edition_rota")
export class EditionRota {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) edition_rota_id!: number;
  /** 1 to 7, Monday to Sunday; 8: any holiday. */
  @Column({ type: "smallint", nullable: true }) weekday!: number | null;
  @Column({ type: "date", nullable: true }) day!: string | null;
  @Column({ type: "boolean" }) leaves!: boolean;
  @Column({ type: "text", nullable: true }) user_id!: string | null;
  @Column({ type: "text", nullable: true }) deputy_id!: string | null;
}

/** What was done of itself on a morning, and the note to whoever is on duty next. */
@Entity("edition_morning")
export class EditionMorning {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "date" }) day!: string;
  @Column({ type: "timestamptz", nullable: true }) warned_at!: Date | null;
  @Column({ type: "text", nullable: true }) outcome!: "rule" | "draft" | "held" | "unsent" | null;
  @Column({ type: "timestamptz", nullable: true }) ended_at!: Date | null;
  @Column({ type: "text", default: "" }) note!: string;
  @Column({ type: "int", default: 0 }) note_version!: number;
  @Column({ type: "text", nullable: true }) noted_by!: string | null;
  @Column({ type: "timestamptz", nullable: true }) noted_at!: Date | null;
}

/** A draft that waits for another editor's approval. */
@Entity("edition_approval")
export class EditionApproval {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @Column({ type: "int" }) version!: number;
  /** Subject and text of the draft's words, a line feed between them. */
  @Column({ type: "text" }) words!: string;
  @Column({ type: "int" }) article_count!: number;
  @Column({ type: "jsonb" }) form!: ApprovalForm;
  @Column({ type: "text" }) requested_by!: string;
  @Column({ type: "timestamptz" }) requested_at!: Date;
}
