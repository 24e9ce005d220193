import { ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";
import { LONGEST_RELEASE, LONGEST_RELEASE_TITLE } from "../press-release.ts";
import { CountedVersion, isDay, ParagraphsText, RequiredText } from "./decorators.ts";

/** An own press release (リリース追跡): what was published, and when. */
export class PressReleaseForm {
  @RequiredText({
    required: validationText.releaseTitle,
    max: LONGEST_RELEASE_TITLE,
    tooLong: validationText.releaseTitleTooLong,
  })
  title!: string;

  @ParagraphsText({
    required: validationText.releaseText,
    max: LONGEST_RELEASE,
    tooLong: validationText.releaseTextTooLong,
  })
  text!: string;

  @ValidateBy({ name: "isReleaseDay", validator: { validate: isDay } }, { message: validationText.releaseDay })
  day!: string;

  /** The one that was read; absent: a new release. */
  @CountedVersion()
  version?: number;
}
