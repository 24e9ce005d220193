import "reflect-metadata";
import { WebhookForm } from "@kirinuki/schema/forms/webhook-form.ts";
import type { WebhookEvent } from "@kirinuki/schema/webhooks.ts";
import { Field, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType("WebhookForm", { description: "A receiver of the contract's events." })
export class WebhookInput extends WebhookForm {
  @Field(() => String, { description: "Its name, at most 50 characters." })
  override webhookName!: string;

  @Field(() => String, { nullable: true, description: "URL to post to; null keeps the stored URL." })
  override url?: string | null;

  @Field(() => [String], { description: "Events that it receives." })
  override events!: WebhookEvent[];

  @Field(() => String, {
    nullable: true,
    description: "Only article and digest events of this theme; null: of all themes.",
  })
  override themeId?: string | null;

  @Field(() => Boolean, { description: "True: stop delivery." })
  override stopped!: boolean;

  @Field(() => Boolean, { nullable: true, description: "True: replace the signing secret." })
  override newSecret?: boolean;

  @Field(() => Int, { nullable: true, description: "Version that was read; null: a new one." })
  override version?: number;
}

/** How REST names the form's fields. */
export const WEBHOOK_WIRE_NAMES = {
  webhook_name: "webhookName",
  url: "url",
  event_types: "events",
  theme_id: "themeId",
  stopped_flag: "stopped",
  new_secret_flag: "newSecret",
} as const satisfies Record<string, keyof WebhookForm>;

export const toWebhookBody = (id: string | null, form: WebhookForm): BodyOf<"/api/v1/webhook", "put"> => ({
  ...(id !== null && { webhook_id: id }),
  webhook_name: form.webhookName,
  ...(form.url && { url: form.url }),
  event_types: form.events,
  theme_id: form.themeId ?? null,
  stopped_flag: form.stopped,
  ...(form.newSecret && { new_secret_flag: true }),
  ...(form.version !== undefined && form.version !== null && { version: form.version }),
});
