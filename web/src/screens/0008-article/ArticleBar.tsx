import { ActionIcon, Button } from "@mantine/core";
import { IconChevronLeft, IconExternalLink, IconTextSize } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import type { ArticleHeadFragment } from "../../__generated__/graphql.ts";
import { useKeys } from "../../app/keys.ts";
import { rowById } from "../../app/route-table.ts";
import { articleScreenText as text } from "../../app/text/article-screens-text.ts";
import { articleText, homeKeyText } from "../../app/text/home-text.ts";
import type { TextSize } from "../../components/article/BodyText.tsx";
import { Hint } from "../../components/hint/Hint.tsx";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import { SendMailLink } from "../../components/send-mail-link/SendMailLink.tsx";
import { webAddress } from "../../domain/article-text.ts";
import { type ArticleRef, writeHomeAddress } from "../../domain/home-address.ts";
import classes from "./article-screen.module.css";

interface ArticleBarProps {
  article: ArticleRef;
  head: ArticleHeadFragment | null;
  textSize: TextSize;
  onTextSize: () => void;
}

/** Back, to the lists, the source page of a web article, the size of the text. */
export function ArticleBar({ article, head, textSize, onTextSize }: ArticleBarProps) {
  const page = head?.__typename === "WebArticle" ? webAddress(head.url) : null;
  const sizeLabel = articleText.textSize(articleText.textSizes[textSize]);
  useKeys(
    page === null
      ? []
      : [
          {
            keys: "o",
            label: homeKeyText.source,
            group: homeKeyText.group,
            run: () => window.open(page, "_blank", "noopener,noreferrer"),
          },
        ],
  );
  return (
    <div className={classes.bar} role="toolbar" aria-label={text.toolbar} data-print="hide">
      <BackButton />
      <Link
        className={classes.home}
        to={rowById("0002").path + writeHomeAddress({ selection: null, source: null, period: null, article })}
      >
        {text.home}
      </Link>
      <span className={classes.grow} />
      {page && (
        <Button
          size="xs"
          component="a"
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconExternalLink size={16} stroke={1.75} />}
          rightSection={<Kbd>o</Kbd>}
        >
          {articleText.openSource}
          <span className="vh">{articleText.newTab}</span>
        </Button>
      )}
      {head && <SendMailLink articles={[head]} icon />}
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
