import { Column, Entity, PrimaryColumn } from "typeorm";

/** Days without mails, of a setting or of all settings of a user's address (mail/run/days-off.ts). */
@Entity("mail_pause")
export class MailPause {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) mail_pause_id!: number;
  /** One of the two. */
  @Column({ type: "int", nullable: true }) mail_setting_id!: number | null;
  @Column({ type: "text", nullable: true }) user_id!: string | null;
  /** Both included. */
  @Column({ type: "date" }) start_day!: string;
  @Column({ type: "date" }) end_day!: string;
  /** bring: what was missed comes as one mail; drop: never. */
  @Column({ type: "text" }) missed!: "bring" | "drop";
  @Column({ type: "text" }) made_by!: string;
  @Column({ type: "timestamptz" }) made_at!: Date;
}
