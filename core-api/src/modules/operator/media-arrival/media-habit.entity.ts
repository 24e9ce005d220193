import { Column, Entity, PrimaryColumn } from "typeorm";

/** What operators know of a medium. rhythm: learnt, weekdays, monthdays or unwatched. */
@Entity("media_habit")
export class MediaHabit {
  @PrimaryColumn({ type: "text" }) media_code!: string;
  @Column({ type: "text", default: "learnt" }) rhythm!: string;
  @Column({ type: "int", array: true, default: [] }) weekdays!: number[];
  @Column({ type: "int", array: true, default: [] }) month_days!: number[];
  @Column({ type: "text", nullable: true }) due_time!: string | null;
  @Column({ type: "date", array: true, default: [] }) off_days!: string[];
  @Column({ type: "text", default: "" }) contact!: string;
  @Column({ type: "timestamptz", nullable: true }) snoozed_until!: Date | null;
  @Column({ type: "int", default: 1 }) version!: number;
}

/** A day on which no medium of a source comes. */
@Entity("source_off_day")
export class SourceOffDay {
  @PrimaryColumn({ type: "smallint" }) data_section!: number;
  @PrimaryColumn({ type: "date" }) off_on!: string;
}

/** What an operator did about a medium. */
@Entity("media_note")
export class MediaNote {
  @PrimaryColumn({ type: "bigint", generated: "identity" }) media_note_id!: string;
  @Column({ type: "text" }) media_code!: string;
  @Column({ type: "timestamptz" }) noted_at!: Date;
  @Column({ type: "text" }) operator_id!: string;
  @Column({ type: "text" }) text!: string;
}
