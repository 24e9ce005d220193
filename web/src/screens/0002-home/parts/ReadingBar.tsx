import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconChevronLeft, IconChevronUp, IconTextSize } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ArticleHeadFragment } from "../../../__generated__/graphql.ts";
import { articleText } from "../../../app/text/home-text.ts";
import type { TextSize } from "../../../components/article/BodyText.tsx";
import { Hint } from "../../../components/hint/Hint.tsx";
import { ArticleActions } from "../../../components/original-buttons/ArticleActions.tsx";
import classes from "../../../components/reading-pane/reading-pane.module.css";
import type { HomeModel } from "../use-home-model.ts";

interface ReadingBarProps {
  home: HomeModel;
  head: ArticleHeadFragment | null;
  articleId: string;
  textSize: TextSize;
  onTextSize: () => void;
}

/** Back (where the article lies over the list), previous and next with n／m, what can be done with the article, the size of the text. */
export function ReadingBar({ home, head, articleId, textSize, onTextSize }: ReadingBarProps) {
  const at = home.list.articles.findIndex(({ id }) => id === articleId);
  const total = home.list.total ?? 0;
  const sizeLabel = articleText.textSize(articleText.textSizes[textSize]);
  return (
    <div className={classes.bar} role="toolbar" aria-label={articleText.label} data-print="hide">
      {home.layout !== "wide" && (
        <BarIcon label={articleText.close} hint="Esc" onClick={home.navigation.closeArticle}>
          <IconChevronLeft size={18} stroke={1.75} />
        </BarIcon>
      )}
      <BarIcon label={articleText.previous} hint="k" disabled={at <= 0} onClick={() => home.step(-1)}>
        <IconChevronUp size={16} stroke={1.75} />
      </BarIcon>
      <BarIcon
        label={articleText.next}
        hint="j"
        disabled={at < 0 || at >= home.list.articles.length - 1}
        onClick={() => home.step(1)}
      >
        <IconChevronDown size={16} stroke={1.75} />
      </BarIcon>
      <span className={classes.position}>{at >= 0 && articleText.position(at + 1, total)}</span>
      <span className={classes.grow} />
      {home.layout !== "narrow" && (
        <ArticleActions head={head} originals={home.originals} keys={at < 0 ? "own" : "shown"} />
      )}
      <BarIcon label={sizeLabel} align="end" onClick={onTextSize}>
        <IconTextSize size={16} stroke={1.75} />
      </BarIcon>
    </div>
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
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  </Hint>
);
