import { IconEyeOff } from "@tabler/icons-react";
import { StateTag } from "../../../components/state-tag/StateTag.tsx";
import { articleText } from "../../../domain/text/home-text.ts";
import { readingText } from "../../../domain/text/reading-text.ts";
import classes from "./article.module.css";

/** The contract has unpublished the article; only administrators come here. */
export const UnpublishedLine = () => (
  <p className={classes.unpublished}>
    <StateTag tone="plain" icon={IconEyeOff}>
      {articleText.unpublished}
    </StateTag>
    {readingText.unpublishedNote}
  </p>
);
