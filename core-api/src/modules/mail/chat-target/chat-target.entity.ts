import type { ChatKind } from "@kirinuki/schema/chat.ts";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** A chat room or webhook that articles are posted to. */
@Entity("chat_target")
export class ChatTarget {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) chat_target_id!: number;
  @Column({ type: "text" }) kind!: ChatKind;
  @Column({ type: "text" }) target_name!: string;
  /** Sealed (mail/chat/chat-secrets.ts); no call answers it. */
  @Column({ type: "bytea" }) url!: Buffer;
  @Column({ type: "text" }) url_host!: string;
  /** Sealed; what a webhook's posts are signed with. */
  @Column({ type: "bytea", nullable: true }) secret!: Buffer | null;
  /** Signs as well until then. */
  @Column({ type: "bytea", nullable: true }) former_secret!: Buffer | null;
  @Column({ type: "timestamptz", nullable: true }) former_until!: Date | null;
  /** Nothing is posted since then, and why. */
  @Column({ type: "timestamptz", nullable: true }) stopped_at!: Date | null;
  @Column({ type: "text", nullable: true }) stop_reason!: string | null;
  /** Failures since something was taken; those of a rate limit do not count. */
  @Column({ type: "int", default: 0 }) failure_count!: number;
  @Column({ type: "timestamptz", nullable: true }) failing_since!: Date | null;
  @Column({ type: "text", nullable: true }) last_error!: string | null;
  @Column({ type: "timestamptz", nullable: true }) last_failed_at!: Date | null;
  @Column({ type: "timestamptz", nullable: true }) last_sent_at!: Date | null;
  /** Nobody posts to it before. */
  @Column({ type: "timestamptz" }) next_post_at!: Date;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "text" }) changed_by!: string;
  @Column({ type: "timestamptz" }) changed_at!: Date;
}
