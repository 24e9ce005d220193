import { Column, Entity, PrimaryColumn } from "typeorm";
import type { EditionItem, EditionOptions } from "./edition.ts";

/** What the editors of a contract put together of a theme, theme group or topic, until it is sent. */
@Entity("mail_edition")
export class MailEdition {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) mail_edition_id!: number;
  @Column({ type: "int", nullable: true }) theme_id!: number | null;
  @Column({ type: "int", nullable: true }) theme_group_id!: number | null;
  @Column({ type: "int", nullable: true }) topics_id!: number | null;
  /** The oldest process date of which something may still be new to it. */
  @Column({ type: "date" }) since_day!: string;
  @Column({ type: "jsonb", default: [] }) items!: EditionItem[];
  /** How and to whom it was last sent. */
  @Column({ type: "jsonb", default: {} }) options!: Partial<EditionOptions>;
  @Column({ type: "int", default: 0 }) version!: number;
  /** Null: nothing was put together since the last send. */
  @Column({ type: "timestamptz", nullable: true }) begun_at!: Date | null;
  @Column({ type: "text", nullable: true }) updated_by!: string | null;
  @Column({ type: "timestamptz", nullable: true }) updated_at!: Date | null;
  @Column({ type: "bigint", nullable: true }) last_run_id!: string | null;
  @Column({ type: "timestamptz", nullable: true }) last_sent_at!: Date | null;
  @Column({ type: "text", nullable: true }) last_sent_by!: string | null;
  @Column({ type: "int", default: 0 }) last_article_count!: number;
}

/** A mail edition that was sent or planned. */
@Entity("mail_edition_send")
export class MailEditionSend {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) mail_edition_id!: number;
  @PrimaryColumn({ type: "bigint" }) mail_run_id!: string;
  /** The draft as it was, which comes back where the send is taken back. */
  @Column({ type: "jsonb" }) items!: EditionItem[];
}

/** An article that a mail edition has brought, or that its editors left out. */
@Entity("mail_edition_article")
export class MailEditionArticle {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) mail_edition_id!: number;
  @PrimaryColumn({ type: "bigint" }) article_id!: string;
  @Column({ type: "date" }) process_date!: string;
  @Column({ type: "text" }) state!: "sent" | "left_out";
  /** Of one that was sent. */
  @Column({ type: "bigint", nullable: true }) mail_run_id!: string | null;
  @Column({ type: "text" }) decided_by!: string;
  @Column({ type: "timestamptz" }) decided_at!: Date;
}
