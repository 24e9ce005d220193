import { ActionIcon, Button } from "@mantine/core";
import { IconChevronLeft, IconTextSize } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { Hint } from "../../components/hint/Hint.tsx";
import { type ArticleRef, writeHomeAddress } from "../../domain/home-address.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { articleScreenText as text } from "../../domain/text/article-screens-text.ts";
import { readingText } from "../../domain/text/reading-text.ts";
import type { TextSize } from "../../features/reading-pane/article/BodyText.tsx";
import { SendMailLink } from "../../features/send-mail-link/SendMailLink.tsx";
import classes from "./article-screen.module.css";

interface ArticleBarProps {
  article: ArticleRef;
  /** What can be done with the article. */
  actions: ReactNode;
  textSize: TextSize;
  onTextSize: () => void;
}

/** Back, to the lists, what can be done with the article, the size of the text. */
export function ArticleBar({ article, actions, textSize, onTextSize }: ArticleBarProps) {
  const sizeLabel = readingText.textSize(readingText.textSizes[textSize]);
  return (
    <div className={classes.bar} role="toolbar" aria-label={text.toolbar} data-print="hide">
      <BackButton />
      <Link
        className={classes.home}
        to={pathOf("0002") + writeHomeAddress({ selection: null, source: null, period: null, article })}
      >
        {text.home}
      </Link>
      <span className={classes.grow} />
      {actions}
      <SendMailLink articles={[article]} keys="own" />
      <Hint label={sizeLabel} align="end">
        <ActionIcon size="xs" className={classes.icon} aria-label={sizeLabel} onClick={onTextSize}>
          <IconTextSize size={16} stroke={1.75} />
        </ActionIcon>
      </Hint>
    </div>
  );
}

/** The router counts the entries of its history; a redirect at the start is none. */
function hasBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "idx" in state && Number(state.idx) > 0;
}

/** Only where there is something of ours to go back to; a link that was opened has nothing before it. */
function BackButton() {
  const navigate = useNavigate();
  if (!hasBefore()) return null;
  return (
    <Button
      size="xs"
      variant="subtle"
      color="gray"
      leftSection={<IconChevronLeft size={16} stroke={1.75} />}
      onClick={() => void navigate(-1)}
    >
      {text.back}
    </Button>
  );
}
