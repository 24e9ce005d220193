import type { ArticleHeadFragment } from "../../../__generated__/graphql.ts";
import { adLine } from "../../../domain/ad-line.ts";
import AssessmentMarks from "../../article-list/row/AssessmentMarks.tsx";
import { assessmentText } from "../../assessment/text.ts";
import { FactList } from "./FactList.tsx";

/** What the contract says of an article: its tone and tags, and its advertising value. */
export default function AssessmentFacts({ tone, tags, ad }: Pick<ArticleHeadFragment, "tone" | "tags" | "ad">) {
  const marks = tone > 0 || tags.length > 0 ? <AssessmentMarks tone={tone} tags={tags} /> : null;
  return (
    <FactList
      facts={[
        [assessmentText.button, marks],
        [assessmentText.adValue, ad && adLine(ad)],
      ]}
    />
  );
}
