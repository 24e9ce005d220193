import { IsIn, IsOptional, IsString, MaxLength, ValidateBy } from "class-validator";
import { HAND_CLIP, MEDIUM_KINDS, type MediumKind } from "../hand-clip.ts";
import { validationText } from "../messages.ts";
import { CountedVersion, inOrder, isDay, RequiredText } from "./decorators.ts";

/** HH:mm; programmes after midnight belong to the day before, up to 29:59. */
const TIME = /^(?:[01]\d|2\d):[0-5]\d$/;

const isTime = (value: unknown): boolean => value === "" || (typeof value === "string" && TIME.test(value));

function isLink(value: unknown): boolean {
  if (value === "") return true;
  if (typeof value !== "string" || value.length > HAND_CLIP.link || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === "https:" && username === "" && password === "";
}

/** A text that may be left out; "" for none. */
const OptionalText = (max: number, tooLong: string): PropertyDecorator =>
  inOrder(IsOptional(), IsString({ message: validationText.notText }), MaxLength(max, { message: tooLong }));

const optionally = (name: string, validate: (value: unknown) => boolean, message: string): PropertyDecorator =>
  inOrder(IsOptional(), ValidateBy({ name, validator: { validate } }, { message, context: STRING }));

const STRING = { jsonSchema: { type: "string" } };

/** A record added to a folder of clips by hand (手入力). */
export class HandClipForm {
  @IsIn(MEDIUM_KINDS, { message: validationText.mediumKind })
  kind!: MediumKind;

  @RequiredText({
    required: validationText.mediumNameRequired,
    max: HAND_CLIP.mediumName,
    tooLong: validationText.mediumNameTooLong,
  })
  mediumName!: string;

  @RequiredText({
    required: validationText.handClipTitleRequired,
    max: HAND_CLIP.title,
    tooLong: validationText.handClipTitleTooLong,
  })
  title!: string;

  @ValidateBy({ name: "isHandClipDay", validator: { validate: isDay } }, { message: validationText.eventDay })
  day!: string;

  @optionally("isHandClipTime", isTime, validationText.handClipTime)
  time?: string | null;

  @OptionalText(HAND_CLIP.programme, validationText.programmeTooLong)
  programme?: string | null;

  @OptionalText(HAND_CLIP.extent, validationText.extentTooLong)
  extent?: string | null;

  @OptionalText(HAND_CLIP.note, validationText.noteTooLong)
  note?: string | null;

  @optionally("isHandClipLink", isLink, validationText.handClipLink)
  link?: string | null;

  /** The one that was read; absent: a new record. */
  @CountedVersion()
  version?: number;
}
