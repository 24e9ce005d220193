import { IsBoolean, IsOptional } from "class-validator";
import { validationText } from "../messages.ts";
import { ChosenIdsOrNone, ChosenUserIds } from "./chosen-ids.ts";
import { ShortName } from "./short-name.ts";

/** A topic: who edits its articles, the themes they are chosen from in order, and whom it is for (screen 1017; spec section 5). */
export class TopicForm {
  @ShortName({
    required: validationText.topicTitleRequired,
    min: { length: 2, message: validationText.topicTitleTooShort },
    max: { length: 20, message: validationText.topicTitleTooLong },
  })
  topicsName!: string;

  @ChosenUserIds()
  userIds!: string[];

  @IsOptional()
  @ChosenIdsOrNone()
  themeIds?: string[];

  /** For every user group, those to come too; userGroupIds is not looked at then. */
  @IsOptional()
  @IsBoolean({ message: validationText.notFlag })
  allUserGroups?: boolean;

  /** None: no reader has it, only those who edit it. */
  @IsOptional()
  @ChosenIdsOrNone()
  userGroupIds?: string[];
}
