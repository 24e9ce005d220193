import { Column, Entity, PrimaryColumn } from "typeorm";

/** An address that a contract's mails go to. */
@Entity("mail_address")
export class MailAddress {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) mail_address_id!: number;
  @Column({ type: "text" }) mail_address!: string;
  /** Whose it was when it was first named; he may be gone. */
  @Column({ type: "text", nullable: true }) user_id!: string | null;
  /** Mails that came back for the address's own fault, and the last one; mail/bounce/note-bounces.ts. */
  @Column({ type: "int", default: 0 }) hard_bounce_count!: number;
  @Column({ type: "timestamptz", nullable: true }) last_bounced_at!: Date | null;
  /** It gets no mail since then, and why. */
  @Column({ type: "timestamptz", nullable: true }) stopped_at!: Date | null;
  @Column({ type: "text", nullable: true }) stop_reason!: string | null;
  /** bounce, complaint or unsubscribed. */
  @Column({ type: "text", default: "bounce" }) stop_kind!: string;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
  /** It is no mail address but this chat target's (modules/mail/chat-target). */
  @Column({ type: "int", nullable: true }) chat_target_id!: number | null;
}

/** Who gets the mails of a theme, theme group, topic or saved condition, when and how (spec section 3, Mail setting row). */
@Entity("mail_setting")
export class MailSetting {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) mail_setting_id!: number;
  @Column({ type: "smallint" }) data_kbn!: number;
  @Column({ type: "int", nullable: true }) theme_id!: number | null;
  @Column({ type: "int", nullable: true }) theme_group_id!: number | null;
  @Column({ type: "int", nullable: true }) topics_id!: number | null;
  /** Whose saved condition it is of, data_kbn 4. */
  @Column({ type: "text", nullable: true }) owner_user_id!: string | null;
  @Column({ type: "bigint", nullable: true }) condition_id!: string | null;
  /** When its condition was last searched for; modules/mail/condition-mail/collect-hits.ts. */
  @Column({ type: "timestamptz", nullable: true }) looked_at!: Date | null;
  /** As schema/mail-sections.ts has it; null: every source. */
  @Column({ type: "smallint", nullable: true }) data_section!: number | null;
  /** Null where it is for a group. */
  @Column({ type: "int", nullable: true }) mail_address_id!: number | null;
  /** The address group that it is for; then it has no address and is never due: its members' settings are (group-members.ts). */
  @Column({ type: "int", nullable: true }) address_group_id!: number | null;
  /** Of a member: the group's setting, which it follows. */
  @Column({ type: "int", nullable: true }) group_setting_id!: number | null;
  /** Null: the contract's default template, else the product's. */
  @Column({ type: "int", nullable: true }) template_file_id!: number | null;
  @Column({ type: "smallint" }) subject_type!: number;
  @Column({ type: "smallint" }) attach_type!: number;
  @Column({ type: "boolean", default: false }) zero_article_email!: boolean;
  /** HH:mm in Tokyo. */
  @Column({ type: "text", array: true }) send_times!: string[];
  @Column({ type: "text", default: "utf8" }) encoding!: string;
  /** Brings each article as soon as it is there; digests bring what alerts did not. */
  @Column({ type: "boolean", default: false }) alert!: boolean;
  /** What arrived before is no alert. */
  @Column({ type: "timestamptz", nullable: true }) alert_since!: Date | null;
  /** HH:mm in Tokyo, both or neither; alerts wait for the end. */
  @Column({ type: "text", nullable: true }) quiet_start_time!: string | null;
  @Column({ type: "text", nullable: true }) quiet_end_time!: string | null;
  /** Alerts a day; what exceeds them is left to the digest. */
  @Column({ type: "int", default: 20 }) alert_max_count!: number;
  /** No alerts of articles that only mention a word: the digest brings them (docs/prominence.md). */
  @Column({ type: "boolean", default: false }) alert_main_only!: boolean;
  /** Articles come with tone and tags. */
  @Column({ type: "boolean", default: false }) with_tones!: boolean;
  /** What happens on Japanese holidays: send, skip for good, or bring with the next mail. */
  @Column({ type: "text", default: "send" }) holiday_rule!: "send" | "skip" | "next";
  /** Saturdays and Sundays are holidays, too. */
  @Column({ type: "boolean", default: false }) weekends_off!: boolean;
  /** What comes after a digest: with the next one, or as a supplement once late newspapers have come, or at its time. */
  @Column({ type: "text", default: "next" }) supplement_rule!: "next" | "arrival" | "time";
  /** HH:mm in Tokyo; of a supplement that waits for newspapers the latest. */
  @Column({ type: "text", default: "10:00" }) supplement_time!: string;
  /** Of the digest that waits for its supplement (mail/run/supplements.ts). */
  @Column({ type: "timestamptz", nullable: true }) supplement_due_at!: Date | null;
  @Column({ type: "bigint", nullable: true }) supplement_run_id!: string | null;
  @Column({ type: "text", array: true, default: "{}" }) awaited_media!: string[];
  @Column({ type: "timestamptz" }) next_due_at!: Date;
  @Column({ type: "date" }) since_day!: string;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "timestamptz", default: () => "now()" }) created_at!: Date;
}
