import { commonText } from "@kirinuki/schema/common-text.ts";
import type { NewspaperArticleWire } from "../../core-api/wire.ts";
import { IssueType } from "./article.enums.ts";

type Parts = Pick<
  NewspaperArticleWire,
  "issue_type" | "edition" | "frame_no" | "head_no" | "image_count" | "trace" | "note"
>;

const ISSUE_TEXT: Record<IssueType, string> = {
  MORNING: commonText.morning,
  EVENING: commonText.evening,
  OTHER: commonText.otherIssue,
};

/** issue_type 1 is the morning edition, 2 the evening edition, anything else その他 (spec section 3). */
export function toIssueType(code: number | null): IssueType {
  if (code === 1) return IssueType.MORNING;
  return code === 2 ? IssueType.EVENING : IssueType.OTHER;
}

type Written = string | number | null;

/** A bare number gets its unit; 0 and nothing are left out; whatever is text already stays as the paper wrote it. */
function counted(value: Written, write: (count: string) => string): string {
  const text = String(value ?? "").trim();
  if (!/^\d+$/.test(text)) return text;
  return Number(text) === 0 ? "" : write(text);
}

/** 朝刊／1面／5段／写真1／図1／全国版: edition, page, rows, photos, figures, note; absent parts leave no gap. */
export function subtitleOf(wire: Parts): string {
  const issue = wire.issue_type === null ? "" : ISSUE_TEXT[toIssueType(wire.issue_type)];
  const parts = [
    issue,
    wire.edition ?? "",
    counted(wire.frame_no, (page) => `${page}面`),
    counted(wire.head_no, (rows) => `${rows}段`),
    counted(wire.image_count, (photos) => `写真${photos}`),
    counted(wire.trace, (figures) => `図${figures}`),
    wire.note ?? "",
  ];
  return [...new Set(parts.map((part) => part.trim()))].filter(Boolean).join("／");
}
