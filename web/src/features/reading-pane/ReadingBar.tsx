import { IconMail, IconStar, IconTextSize } from "@tabler/icons-react";
import type { ArticleHeadFragment } from "../../__generated__/graphql.ts";
import { useOffline } from "../../browser/offline-state.ts";
import { articleText } from "../../domain/text/home-text.ts";
import { readingText } from "../../domain/text/reading-text.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import type { ArticleReader } from "../article-list/article-reader.ts";
import { ClipButton } from "../clips/ClipButton.tsx";
import { clipText } from "../clips/text.ts";
import { ArticleActions } from "../originals/buttons/ArticleActions.tsx";
import type { LicenceRefusals } from "../originals/original-actions.ts";
import { SendMailLink } from "../send-mail-link/SendMailLink.tsx";
import { ThemeRemovalButton } from "../theme-removal/ThemeRemovalButton.tsx";
import type { TextSize } from "./article/BodyText.tsx";
import { BarIcon } from "./BarIcon.tsx";
import { BarSteps, FullWidth } from "./BarSteps.tsx";
import classes from "./reading-pane.module.css";

interface ReadingBarProps {
  reader: ArticleReader;
  head: ArticleHeadFragment | null;
  /** What the licence of its medium forbids; null while that is not known. */
  licence: LicenceRefusals | null;
  articleId: string;
  textSize: TextSize;
  onTextSize: () => void;
}

/** Back (where the article lies over the list), previous and next with n／m, what can be done with the article, the size of the text. */
export function ReadingBar({ reader, head, licence, articleId, textSize, onTextSize }: ReadingBarProps) {
  const listed = reader.list.articles.some(({ id }) => id === articleId);
  const offline = useOffline();
  const sizeLabel = readingText.textSize(readingText.textSizes[textSize]);
  return (
    <div className={classes.bar} role="toolbar" aria-label={articleText.label} data-print="hide">
      <BarSteps reader={reader} row={articleId} />
      <span className={classes.grow} />
      {reader.layout !== "narrow" && (
        <ArticleActions head={head} licence={licence} originals={reader.originals} keys={listed ? "shown" : "own"} />
      )}
      {head && !offline && (
        <>
          <ClipButton key={articleId} articleIds={[articleId]} clippedIn={head.clippedIn} className={classes.icon} />
          <SendMailLink articles={[head]} keys={reader.ticks.ticked.ids.size === 0 ? "shown" : "none"} />
        </>
      )}
      {head && offline && <OffIcons />}
      {head && listed && (
        <ThemeRemovalButton
          key={articleId}
          ids={[articleId]}
          selection={reader.selection}
          onRemoved={reader.navigation.closeArticle}
        />
      )}
      {reader.layout !== "narrow" && <FullWidth />}
      <BarIcon label={sizeLabel} align="end" onClick={onTextSize}>
        <IconTextSize size={16} stroke={1.75} />
      </BarIcon>
    </div>
  );
}

/** In place of what asks the server, and why. */
const OffIcons = () => (
  <>
    {[
      { label: clipText.button, Icon: IconStar },
      { label: screenNames["1002"], Icon: IconMail },
    ].map(({ label, Icon }) => (
      <BarIcon key={label} label={`${label}：${readingText.offline}`} align="end" disabled onClick={() => undefined}>
        <Icon size={16} stroke={1.75} />
      </BarIcon>
    ))}
  </>
);
