import { ActionIcon, Button } from "@mantine/core";
import { IconChevronDown, IconChevronLeft, IconChevronUp, IconExternalLink, IconTextSize } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ArticleHeadFragment } from "../../__generated__/graphql.ts";
import { useKeys } from "../../app/keys.ts";
import { type NamedArticle, type OriginalAction, offeredActions } from "../../app/original/original-actions.ts";
import { articleText, homeKeyText } from "../../app/text/home-text.ts";
import { originalAction } from "../../app/text/original-action-text.ts";
import { useViewer } from "../../app/use-session.ts";
import { webAddress } from "../../domain/article-text.ts";
import { bookAddress } from "../../domain/book-address.ts";
import type { TextSize } from "../article/BodyText.tsx";
import type { ArticleReader } from "../article-list/article-reader.ts";
import { Hint } from "../hint/Hint.tsx";
import { Kbd } from "../kbd/Kbd.tsx";
import { SendMailLink } from "../send-mail-link/SendMailLink.tsx";
import classes from "./reading-pane.module.css";

interface ReadingBarProps {
  reader: ArticleReader;
  head: ArticleHeadFragment | null;
  articleId: string;
  textSize: TextSize;
  onTextSize: () => void;
}

/** The keys of look.md 8. */
const ACTION_KEY: Partial<Record<OriginalAction, string>> = { display: "o", print: "p", text: "t" };

/** Back (where the article lies over the list), previous and next with n／m, the source page, the size of the text. */
export function ReadingBar({ reader, head, articleId, textSize, onTextSize }: ReadingBarProps) {
  const at = reader.list.articles.findIndex(({ id }) => id === articleId);
  const total = reader.list.total ?? 0;
  const page = head?.__typename === "WebArticle" ? webAddress(head.url) : null;
  const sizeLabel = articleText.textSize(articleText.textSizes[textSize]);
  return (
    <div className={classes.bar} role="toolbar" aria-label={articleText.label} data-print="hide">
      {reader.layout !== "wide" && (
        <BarIcon label={articleText.close} hint="Esc" onClick={reader.navigation.closeArticle}>
          <IconChevronLeft size={18} stroke={1.75} />
        </BarIcon>
      )}
      <BarIcon label={articleText.previous} hint="k" disabled={at <= 0} onClick={() => reader.step(-1)}>
        <IconChevronUp size={16} stroke={1.75} />
      </BarIcon>
      <BarIcon
        label={articleText.next}
        hint="j"
        disabled={at < 0 || at >= reader.list.articles.length - 1}
        onClick={() => reader.step(1)}
      >
        <IconChevronDown size={16} stroke={1.75} />
      </BarIcon>
      <span className={classes.position}>{at >= 0 && articleText.position(at + 1, total)}</span>
      <span className={classes.grow} />
      {page && (
        <Button
          size="xs"
          component="a"
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.primary}
          leftSection={<IconExternalLink size={16} stroke={1.75} />}
          rightSection={<Kbd>o</Kbd>}
        >
          {articleText.openSource}
          <span className="vh">{articleText.newTab}</span>
        </Button>
      )}
      {head && <OriginalButtons originals={reader.originals} article={head} bindKeys={at < 0} />}
      {head?.__typename === "MagazineArticle" && <BookButton head={head} />}
      {head && <SendMailLink articles={[head]} icon />}
      <BarIcon label={sizeLabel} align="end" onClick={onTextSize}>
        <IconTextSize size={16} stroke={1.75} />
      </BarIcon>
    </div>
  );
}

interface OriginalButtonsProps {
  originals: ArticleReader["originals"];
  article: NamedArticle;
  /** Where the article is not in the list, whose own keys then have nothing to act on. */
  bindKeys: boolean;
}

/** What the user may do with the original, the first of it as the main thing; nothing where nothing may be done. */
function OriginalButtons({ originals, article, bindKeys }: OriginalButtonsProps) {
  const offered = offeredActions(useViewer(), [article]);
  const bindings = offered.flatMap((action) => {
    const { [action]: keys } = ACTION_KEY;
    const run = () => originals.start(action, [article]);
    return bindKeys && keys !== undefined
      ? [{ keys, label: originalAction[action], group: homeKeyText.group, run }]
      : [];
  });
  useKeys(bindings);
  return offered.map((action, index) => (
    <Button
      key={action}
      size="xs"
      variant={index === 0 ? "filled" : "default"}
      className={index === 0 ? classes.primary : classes.secondary}
      rightSection={ACTION_KEY[action] && <Kbd>{ACTION_KEY[action]}</Kbd>}
      onClick={() => originals.start(action, [article])}
    >
      {originalAction[action]}
    </Button>
  ));
}

function BookButton({ head }: { head: Extract<ArticleHeadFragment, { __typename: "MagazineArticle" }> }) {
  const address = bookAddress(head);
  return address === null ? null : (
    <Button
      size="xs"
      component="a"
      href={address}
      target="_blank"
      rel="noopener"
      className={classes.primary}
      rightSection={<Kbd>o</Kbd>}
    >
      {originalAction.book}
      <span className="vh">{articleText.newTab}</span>
    </Button>
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
