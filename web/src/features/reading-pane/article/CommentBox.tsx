import { IconMessageReport } from "@tabler/icons-react";
import { readingText } from "../../../domain/text/reading-text.ts";
import classes from "./article.module.css";

/** What the administrators wrote about an article. */
export const CommentBox = ({ comment }: { comment: string }) =>
  comment === "" ? null : (
    <aside className={classes.comment} aria-label={readingText.comment}>
      <IconMessageReport size={16} stroke={1.75} aria-hidden="true" />
      <p className="jp">
        <b>{readingText.comment}</b>　{comment}
      </p>
    </aside>
  );
