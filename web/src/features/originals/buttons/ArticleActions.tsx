import { IconExternalLink } from "@tabler/icons-react";
import type { ArticleHeadFragment } from "../../../__generated__/graphql.ts";
import { webAddress } from "../../../domain/article-text.ts";
import { bookAddress } from "../../../domain/book-address.ts";
import { articleScreenText } from "../../../domain/text/article-screens-text.ts";
import { readingText } from "../../../domain/text/reading-text.ts";
import { originalAction } from "../action-text.ts";
import type { LicenceRefusals } from "../original-actions.ts";
import type { OriginalsHandle } from "../use-originals.tsx";
import { BookButton } from "./BookButton.tsx";
import { type ButtonKeys, OriginalButtons } from "./OriginalButtons.tsx";
import classes from "./original-buttons.module.css";
import { TabButton } from "./TabButton.tsx";

interface ArticleActionsProps {
  head: ArticleHeadFragment | null;
  /** What the licence of its medium forbids; null while that is not known. */
  licence: LicenceRefusals | null;
  originals: OriginalsHandle;
  keys: ButtonKeys;
  /** Which use of the original the reader came for. */
  first?: "display" | "print" | null;
}

/** What can be done with an article: its source page, its original, its book, as its source and the user's rights have it. */
export function ArticleActions({ head, licence, originals, keys, first = null }: ArticleActionsProps) {
  switch (head?.__typename) {
    case undefined:
      return null;
    case "NewspaperArticle":
      return <OriginalButtons originals={originals} article={{ ...head, licence }} keys={keys} first={first} />;
    case "WebArticle": {
      const page = webAddress(head.url);
      return page === null ? null : (
        <TabButton href={page} rel="noopener noreferrer" icon={<IconExternalLink size={16} stroke={1.75} />}>
          {readingText.openSource}
        </TabButton>
      );
    }
    case "MagazineArticle": {
      const book = bookAddress(head);
      const refusal = head.published ? (licence?.showRefusal ?? null) : originalAction.unpublished;
      return book === null ? null : <BookButton href={book} refusal={refusal} />;
    }
  }
}

/** The same in a bar of its own at the foot of a phone's screen, within the thumb's reach (look.md 7). */
export const ArticleActionsFoot = (props: ArticleActionsProps) => (
  <div className={classes.foot} role="toolbar" aria-label={articleScreenText.actions} data-print="hide">
    <ArticleActions {...props} />
  </div>
);
