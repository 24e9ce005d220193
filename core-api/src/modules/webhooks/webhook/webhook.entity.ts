import type { WebhookEvent } from "@kirinuki/schema/webhooks.ts";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** A receiver of a contract's events. */
@Entity("webhook")
export class Webhook {
  @PrimaryColumn({ type: "int" }) contract_id!: number;
  @PrimaryColumn({ type: "int", generated: "identity" }) webhook_id!: number;
  @Column({ type: "text" }) webhook_name!: string;
  /** Sealed (webhook-secrets.ts); no call answers it. */
  @Column({ type: "bytea" }) url!: Buffer;
  @Column({ type: "text" }) url_host!: string;
  /** Sealed; what deliveries are signed with. */
  @Column({ type: "bytea" }) secret!: Buffer;
  /** Signs as well until then. */
  @Column({ type: "bytea", nullable: true }) former_secret!: Buffer | null;
  @Column({ type: "timestamptz", nullable: true }) former_until!: Date | null;
  @Column({ type: "text", array: true }) event_types!: WebhookEvent[];
  /** Of these articles and digests alone; null: of all themes. */
  @Column({ type: "int", nullable: true }) theme_id!: number | null;
  /** The last place of article_event that was looked at. */
  @Column({ type: "bigint", default: "0" }) event_position!: string;
  /** Nothing is delivered since then, and why. */
  @Column({ type: "timestamptz", nullable: true }) stopped_at!: Date | null;
  @Column({ type: "text", nullable: true }) stop_reason!: string | null;
  /** In a row. */
  @Column({ type: "int", default: 0 }) failure_count!: number;
  @Column({ type: "text", nullable: true }) last_error!: string | null;
  @Column({ type: "timestamptz", nullable: true }) last_failed_at!: Date | null;
  @Column({ type: "timestamptz", nullable: true }) last_sent_at!: Date | null;
  /** Nobody posts to it before. */
  @Column({ type: "timestamptz" }) next_post_at!: Date;
  @Column({ type: "int", default: 1 }) version!: number;
  @Column({ type: "text" }) changed_by!: string;
  @Column({ type: "timestamptz" }) changed_at!: Date;
}
