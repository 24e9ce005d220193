import { ActionIcon, TextInput } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconX } from "@tabler/icons-react";
import { sendText as text } from "../../domain/text/mail-text.ts";
import type { DraftFields } from "../../features/mail-draft/draft-store.ts";
import classes from "./send.module.css";
import { composeText } from "./text.ts";

export interface NamedArticle {
  id: string;
  title: string;
  mediaName: string;
  /** The contract's own. */
  comment: string | null;
}

type Chosen = DraftFields["articles"];

interface ArticlesFieldProps {
  chosen: Chosen;
  named: readonly NamedArticle[];
  onChange: (articles: Chosen) => void;
}

const SIZE = { size: 16, stroke: 1.75 };

/** The articles in the order in which the mail will have them, each with the comment below it; up, down and out by buttons. */
export function ArticlesField({ chosen, named, onChange }: ArticlesFieldProps) {
  const byId = new Map(named.map((article) => [article.id, article]));
  const swap = (at: number, by: number) => {
    const moved = [...chosen];
    const [one] = moved.splice(at, 1);
    if (one) moved.splice(at + by, 0, one);
    onChange(moved);
  };
  const comment = (at: number, words: string) =>
    onChange(chosen.map((each, place) => (place === at ? { ...each, comment: words === "" ? null : words } : each)));
  return (
    <fieldset className={classes.group} id="articleIds" tabIndex={-1}>
      <legend>{text.articles(chosen.length)}</legend>
      <p className={classes.small}>{composeText.commentHelp}</p>
      <ol className={classes.articles}>
        {chosen.map(({ articleId, comment: own }, at) => {
          const {
            title = composeText.unknownArticle,
            mediaName = "",
            comment: contracts = null,
          } = byId.get(articleId) ?? {};
          return (
            <li key={articleId}>
              <span className={classes.number}>{at + 1}</span>
              <span className={classes.title}>
                {title}
                <span className={classes.small}>{mediaName}</span>
                <TextInput
                  className={classes.comment}
                  size="xs"
                  aria-label={composeText.commentOf(title)}
                  placeholder={contracts || composeText.comment}
                  value={own ?? ""}
                  maxLength={1000}
                  autoComplete="off"
                  onChange={(event) => comment(at, event.currentTarget.value)}
                />
              </span>
              <ActionIcon size="xs" aria-label={text.up(title)} disabled={at === 0} onClick={() => swap(at, -1)}>
                <IconChevronUp {...SIZE} />
              </ActionIcon>
              <ActionIcon
                size="xs"
                aria-label={text.down(title)}
                disabled={at === chosen.length - 1}
                onClick={() => swap(at, 1)}
              >
                <IconChevronDown {...SIZE} />
              </ActionIcon>
              <ActionIcon
                size="xs"
                aria-label={text.drop(title)}
                onClick={() => onChange(chosen.filter((each) => each.articleId !== articleId))}
              >
                <IconX {...SIZE} />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
