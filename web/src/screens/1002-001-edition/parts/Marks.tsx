import AssessmentMarks from "../../../features/article-list/row/AssessmentMarks.tsx";
import type { EditionArticle } from "../draft.ts";

/** Tone and tags, where any are set. */
export const Marks = ({ article: { tone, tags } }: { article: EditionArticle }) =>
  tone + tags.length > 0 && <AssessmentMarks tone={tone} tags={tags} />;
