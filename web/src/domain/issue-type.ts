import { commonText } from "@kirinuki/schema/common-text.ts";

export type IssueType = "MORNING" | "EVENING" | "OTHER";

const TEXT: Record<IssueType, string> = {
  MORNING: commonText.morning,
  EVENING: commonText.evening,
  OTHER: commonText.otherIssue,
};

/** 朝刊, 夕刊, その他 (spec section 3, issue_type). */
export const issueTypeText = (type: IssueType): string => TEXT[type];
