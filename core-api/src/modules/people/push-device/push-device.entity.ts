import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** A browser that its user is told of mails and alerts on. */
@Entity("push_device")
export class PushDevice {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryGeneratedColumn("identity", { type: "int", generatedIdentity: "ALWAYS" }) push_device_id!: number;
  @Column({ type: "text" }) user_id!: string;
  @Column({ type: "bytea" }) endpoint!: Buffer;
  @Column({ type: "bytea" }) endpoint_hash!: Buffer;
  @Column({ type: "text" }) endpoint_host!: string;
  @Column({ type: "text" }) p256dh!: string;
  @Column({ type: "bytea" }) auth!: Buffer;
  @Column({ type: "text" }) vapid_key!: string;
  @Column({ type: "text", nullable: true }) user_agent!: string | null;
  @Column({ type: "boolean" }) alert_flag!: boolean;
  @Column({ type: "boolean" }) mail_flag!: boolean;
  @Column({ type: "text", nullable: true }) quiet_start_time!: string | null;
  @Column({ type: "text", nullable: true }) quiet_end_time!: string | null;
  @Column({ type: "bytea", nullable: true }) session_hash!: Buffer | null;
  @Column({ type: "timestamptz", nullable: true }) last_sent_at!: Date | null;
  @Column({ type: "timestamptz" }) created_at!: Date;
  @Column({ type: "timestamptz" }) confirmed_at!: Date;
}
