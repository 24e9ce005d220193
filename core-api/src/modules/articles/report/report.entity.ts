import { Column, Entity, PrimaryColumn } from "typeorm";

/** What the press said in a period, as it was counted when the report was made. */
@Entity("report")
export class Report {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) report_id!: number;
  @Column({ type: "text" }) title!: string;
  /** The themes that it counts, those of the chosen groups among them. */
  @Column({ type: "int", array: true }) theme_ids!: number[];
  @Column({ type: "int", array: true }) theme_group_ids!: number[];
  /** The sources that it shows. */
  @Column({ type: "smallint", array: true }) sections!: number[];
  @Column({ type: "date" }) start_day!: string;
  @Column({ type: "date" }) end_day!: string;
  @Column({ type: "text" }) made_by!: string;
  @Column({ type: "int", nullable: true }) report_schedule_id!: number | null;
  @Column({ type: "text", default: "queued" }) state!: string;
  /** Per cent. */
  @Column({ type: "smallint", default: 0 }) progress!: number;
  @Column({ type: "smallint", default: 0 }) attempts!: number;
  @Column({ type: "timestamptz", nullable: true }) leased_until!: Date | null;
  @Column({ type: "timestamptz" }) requested_at!: Date;
  @Column({ type: "timestamptz", nullable: true }) made_at!: Date | null;
  /** Why it could not be made. */
  @Column({ type: "text", nullable: true }) failure!: string | null;
  @Column({ type: "jsonb", nullable: true }) content!: object | null;
}

/** An article of a report's list. */
@Entity("report_article")
export class ReportArticleRow {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int" }) report_id!: number;
  @PrimaryColumn({ type: "int" }) position!: number;
  @Column({ type: "jsonb" }) article!: object;
}

/** Makes and mails a report of the month before, on a day of each month. */
@Entity("report_schedule")
export class ReportSchedule {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) report_schedule_id!: number;
  @Column({ type: "text" }) title!: string;
  @Column({ type: "int", array: true }) theme_ids!: number[];
  @Column({ type: "int", array: true }) theme_group_ids!: number[];
  @Column({ type: "smallint" }) send_day!: number;
  /** HH:mm in Tokyo. */
  @Column({ type: "text" }) send_time!: string;
  @Column({ type: "text", array: true }) mail_addresses!: string[];
  /** On whose rights. */
  @Column({ type: "text" }) user_id!: string;
  @Column({ type: "timestamptz" }) next_due_at!: Date;
  /** Why it makes no more reports, until it is saved again. */
  @Column({ type: "text", nullable: true }) stop_reason!: string | null;
  @Column({ type: "int", default: 1 }) version!: number;
}
