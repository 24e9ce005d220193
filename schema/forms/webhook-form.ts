import { ArrayNotEmpty, ArrayUnique, IsArray, IsBoolean, IsIn, IsOptional, IsString } from "class-validator";
import { validationText } from "../messages.ts";
import { WEBHOOK_EVENTS, type WebhookEvent } from "../webhooks.ts";
import { CountedVersion, inOrder, RequiredText } from "./decorators.ts";
import { PostAddress } from "./post-address.ts";

const events = validationText.webhookEvents;

/** A receiver of a contract's events (/1063). */
export class WebhookForm {
  @RequiredText({ required: validationText.webhookNameRequired, max: 50, tooLong: validationText.webhookNameTooLong })
  webhookName!: string;

  /** Never answered. Null or absent: the one that is kept. */
  @IsOptional()
  @PostAddress()
  url?: string | null;

  @inOrder(
    IsArray({ message: events }),
    ArrayNotEmpty({ message: validationText.webhookEventsRequired }),
    ArrayUnique({ message: events }),
    IsIn(WEBHOOK_EVENTS, { each: true, message: events }),
  )
  events!: WebhookEvent[];

  /** Articles and digests of this theme alone; null: of all themes; absent: as it is. */
  @IsOptional()
  @IsString({ message: validationText.webhookTheme })
  themeId?: string | null;

  /** Gets nothing, and is told of nothing that happens meanwhile. */
  @IsBoolean({ message: validationText.notFlag })
  stopped!: boolean;

  /** Signs with a new secret, and for a day with the old one as well. */
  @IsOptional()
  @IsBoolean({ message: validationText.notFlag })
  newSecret?: boolean;

  @CountedVersion() version?: number;
}
