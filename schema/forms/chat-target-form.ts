import { IsBoolean, IsIn, IsOptional, ValidateBy } from "class-validator";
import { CHAT_KINDS, type ChatKind } from "../chat.ts";
import { validationText } from "../messages.ts";
import { CountedVersion, RequiredText } from "./decorators.ts";

const LONGEST_URL = 2000;

/** Whether something can be posted there as far as its form tells; core-api looks at the host. */
const isPostAddress = (value: unknown): boolean => {
  if (typeof value !== "string" || value.length > LONGEST_URL || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return (protocol === "https:" || protocol === "http:") && username === "" && password === "";
};

/** A chat room or webhook that articles are posted to (/1062). */
export class ChatTargetForm {
  /** Stays what it was when the target was made. */
  @IsIn(CHAT_KINDS, { message: validationText.chatKind })
  kind!: ChatKind;

  @RequiredText({ required: validationText.chatNameRequired, max: 50, tooLong: validationText.chatNameTooLong })
  targetName!: string;

  /** Never answered. Null or absent: the one that is kept. */
  @IsOptional()
  @ValidateBy(
    { name: "isPostAddress", validator: { validate: isPostAddress } },
    { message: validationText.chatUrl, context: { jsonSchema: { type: "string" } } },
  )
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
