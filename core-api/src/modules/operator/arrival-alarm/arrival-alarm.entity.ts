import { Column, Entity, PrimaryColumn } from "typeorm";

/** Who is told of alarms: one row. */
@Entity("alarm_setting")
export class AlarmSetting {
  @PrimaryColumn({ type: "boolean", default: true }) one!: boolean;
  @Column({ type: "text", array: true, default: [] }) mail_addresses!: string[];
  @Column({ type: "text", default: "" }) webhook_url!: string;
  @Column({ type: "int", default: 30 }) repeat_minutes!: number;
  @Column({ type: "int", default: 1 }) version!: number;
}

/** A medium that did not come on the day on which it was due. */
@Entity("arrival_alarm")
export class ArrivalAlarm {
  @PrimaryColumn({ type: "text" }) media_code!: string;
  @PrimaryColumn({ type: "date" }) due_on!: string;
  @Column({ type: "timestamptz" }) raised_at!: Date;
  /** When it was told last. */
  @Column({ type: "timestamptz", nullable: true }) told_at!: Date | null;
  @Column({ type: "int", default: 1 }) told_count!: number;
  @Column({ type: "timestamptz", nullable: true }) acknowledged_at!: Date | null;
  /** Id of the operator. */
  @Column({ type: "text", nullable: true }) acknowledged_by!: string | null;
  @Column({ type: "timestamptz", nullable: true }) ended_at!: Date | null;
  @Column({ type: "text", nullable: true }) end_reason!: string | null;
}

/** Tells one target of alarms. state: queued, sending, sent or failed. */
@Entity("alarm_message")
export class AlarmMessage {
  @PrimaryColumn({ type: "bigint", generated: "identity" }) alarm_message_id!: string;
  @Column({ type: "text" }) channel!: string;
  @Column({ type: "text" }) target!: string;
  @Column({ type: "jsonb" }) content!: Record<string, unknown>;
  @Column({ type: "text", default: "queued" }) state!: string;
  @Column({ type: "int", default: 0 }) attempts!: number;
  @Column({ type: "timestamptz" }) next_attempt_at!: Date;
  @Column({ type: "timestamptz", nullable: true }) ended_at!: Date | null;
  @Column({ type: "text", nullable: true }) reason!: string | null;
}
