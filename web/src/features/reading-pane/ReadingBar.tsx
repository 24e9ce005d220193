import { ActionIcon } from "@mantine/core";
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronDown,
  IconChevronLeft,
  IconChevronUp,
  IconMail,
  IconStar,
  IconTextSize,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ArticleHeadFragment } from "../../__generated__/graphql.ts";
import { useKeys } from "../../browser/keys.ts";
import { useOffline } from "../../browser/offline-state.ts";
import { Hint } from "../../components/hint/Hint.tsx";
import { articleText } from "../../domain/text/home-text.ts";
import { readingText } from "../../domain/text/reading-text.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { readSwitch, useSetting } from "../../session/use-setting.ts";
import type { ArticleReader } from "../article-list/article-reader.ts";
import { readerKey } from "../article-list/use-reader-keys.ts";
import { ClipButton } from "../clips/ClipButton.tsx";
import { clipText } from "../clips/text.ts";
import { ArticleActions } from "../originals/buttons/ArticleActions.tsx";
import type { LicenceRefusals } from "../originals/original-actions.ts";
import { SendMailLink } from "../send-mail-link/SendMailLink.tsx";
import { ThemeRemovalButton } from "../theme-removal/ThemeRemovalButton.tsx";
import type { TextSize } from "./article/BodyText.tsx";
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
  const at = reader.list.articles.findIndex(({ id }) => id === articleId);
  const total = reader.list.total ?? 0;
  const offline = useOffline();
  const sizeLabel = readingText.textSize(readingText.textSizes[textSize]);
  return (
    <div className={classes.bar} role="toolbar" aria-label={articleText.label} data-print="hide">
      {reader.layout !== "wide" && (
        <BarIcon label={readingText.close} hint="Esc" onClick={reader.navigation.closeArticle}>
          <IconChevronLeft size={18} stroke={1.75} />
        </BarIcon>
      )}
      <BarIcon
        label={readingText.previous}
        hint="k"
        disabled={at <= 0}
        onClick={() => reader.act(({ step }) => step(-1))}
      >
        <IconChevronUp size={16} stroke={1.75} />
      </BarIcon>
      <BarIcon
        label={readingText.next}
        hint="j"
        disabled={at < 0 || at + 1 >= reader.list.articles.length + reader.list.next}
        onClick={() => reader.act(({ step }) => step(1))}
      >
        <IconChevronDown size={16} stroke={1.75} />
      </BarIcon>
      <span className={classes.position}>{at >= 0 && readingText.position(at + 1, total)}</span>
      {reader.layout !== "narrow" && at >= 0 && total > at + 1 && (
        <span className={classes.left}>{readingText.left(total - at - 1)}</span>
      )}
      <span className={classes.grow} />
      {reader.layout !== "narrow" && (
        <ArticleActions head={head} licence={licence} originals={reader.originals} keys={at < 0 ? "own" : "shown"} />
      )}
      {head && !offline && (
        <>
          <ClipButton key={articleId} articleIds={[articleId]} clippedIn={head.clippedIn} className={classes.icon} />
          <SendMailLink articles={[head]} keys={reader.ticks.ticked.ids.size === 0 ? "shown" : "none"} />
        </>
      )}
      {head && offline && <OffIcons />}
      {head && at >= 0 && (
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

/** f: the open article alone, until it is pressed again. */
function FullWidth() {
  const [full, store] = useSetting("full-width", readSwitch);
  const label = full ? readingText.notFullWidth : readingText.fullWidth;
  const run = () => store(full ? "" : "on");
  useKeys([readerKey("f", readingText.fullWidth, run)]);
  return (
    <BarIcon label={label} hint="f" align="end" onClick={run}>
      {full ? <IconArrowsMinimize size={16} stroke={1.75} /> : <IconArrowsMaximize size={16} stroke={1.75} />}
    </BarIcon>
  );
}

interface BarIconProps {
  label: string;
  hint?: string;
  align?: "start" | "end";
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const BarIcon = ({ label, hint, align = "start", disabled = false, onClick, children }: BarIconProps) => (
  <Hint label={label} keys={hint === undefined ? [] : [hint]} align={align}>
    <ActionIcon
      size="xs"
      className={classes.icon}
      aria-label={label}
      aria-keyshortcuts={hint}
      disabled={disabled}
      // A click leaves the focus with the list, so that space goes on as a key of the screen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  </Hint>
);
