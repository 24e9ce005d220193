import type { OmissionCause, OmissionState } from "@kirinuki/schema/omission.ts";
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** A term that would have taken an article of a day for a theme, and what somebody decided about it. */
@Entity("theme_omission")
export class ThemeOmission {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryGeneratedColumn("identity", { type: "int", generatedIdentity: "ALWAYS" }) theme_omission_id!: number;
  @Column({ type: "int" }) theme_id!: number;
  /** Of the articles' arrival, in Tokyo. */
  @Column({ type: "date" }) process_date!: string;
  /** Normalised. */
  @Column({ type: "text" }) term!: string;
  /** As the article writes it. */
  @Column({ type: "text" }) written!: string;
  /** The theme's own term that it is another way to write; null: none. */
  @Column({ type: "text", nullable: true }) own_term!: string | null;
  @Column({ type: "text" }) cause!: OmissionCause;
  /** The nearest article, and how many the term would have taken that day by headline and opening. */
  @Column({ type: "bigint" }) article_id!: string;
  @Column({ type: "int" }) article_count!: number;
  /** Its place among the suggestions of the theme's day, from 1. */
  @Column({ type: "smallint" }) place!: number;
  @Column({ type: "text", default: "open" }) state!: OmissionState;
  @Column({ type: "text", nullable: true }) settled_by!: string | null;
  @Column({ type: "timestamptz", nullable: true }) settled_at!: Date | null;
}
