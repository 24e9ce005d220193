import { IsBoolean, IsOptional, ValidateIf } from "class-validator";
import { validationText } from "../messages.ts";
import { ChosenIds } from "./chosen-ids.ts";
import { ShortName } from "./short-name.ts";

/** A theme group: its themes in order, and whom it is for (screen 1005; spec section 5). */
export class ThemeGroupForm {
  @ShortName({
    required: validationText.themeGroupNameRequired,
    max: { length: 50, message: validationText.themeGroupNameTooLong },
  })
  themeGroupName!: string;

  @ChosenIds()
  themeIds!: string[];

  /** For every user group, those to come too; userGroupIds is not looked at then. */
  @IsOptional()
  @IsBoolean({ message: validationText.notFlag })
  allUserGroups?: boolean;

  @ValidateIf(({ allUserGroups }: ThemeGroupForm) => allUserGroups !== true)
  @ChosenIds()
  userGroupIds!: string[];
}
