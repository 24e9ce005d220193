import { IsBoolean, IsIn, IsOptional } from "class-validator";
import { CHAT_KINDS, type ChatKind } from "../chat.ts";
import { validationText } from "../messages.ts";
import { CountedVersion, RequiredText } from "./decorators.ts";
import { PostAddress } from "./post-address.ts";

/** A chat room or webhook that articles are posted to (/1062). */
export class ChatTargetForm {
  /** Stays what it was when the target was made. */
  @IsIn(CHAT_KINDS, { message: validationText.chatKind })
  kind!: ChatKind;

  @RequiredText({ required: validationText.chatNameRequired, max: 50, tooLong: validationText.chatNameTooLong })
  targetName!: string;

  /** Never answered. Null or absent: the one that is kept. */
  @IsOptional()
  @PostAddress()
  url?: string | null;

  /** Takes nothing, and keeps all of its settings. */
  @IsBoolean({ message: validationText.notFlag })
  stopped!: boolean;

  /** Of a webhook: signs with a new secret, and for a day with the old one as well. */
  @IsOptional()
  @IsBoolean({ message: validationText.notFlag })
  newSecret?: boolean;

  @CountedVersion() version?: number;
}
