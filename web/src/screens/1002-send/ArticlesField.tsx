import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconX } from "@tabler/icons-react";
import { sendText as text } from "../../domain/text/mail-text.ts";
import classes from "./send.module.css";

export interface ChosenArticle {
  id: string;
  title: string;
  mediaName: string;
}

interface ArticlesFieldProps {
  articles: readonly ChosenArticle[];
  onChange: (articles: readonly ChosenArticle[]) => void;
}

const SIZE = { size: 16, stroke: 1.75 };

/** The articles in the order in which the mail will have them; up, down and out by buttons. */
export function ArticlesField({ articles, onChange }: ArticlesFieldProps) {
  const swap = (at: number, by: number) => {
    const moved = [...articles];
    const [one] = moved.splice(at, 1);
    if (one) moved.splice(at + by, 0, one);
    onChange(moved);
  };
  return (
    <fieldset className={classes.group} id="articleIds" tabIndex={-1}>
      <legend>{text.articles(articles.length)}</legend>
      <ol className={classes.articles}>
        {articles.map(({ id, title, mediaName }, at) => (
          <li key={id}>
            <span className={classes.number}>{at + 1}</span>
            <span className={classes.title}>
              {title}
              <span className={classes.small}>{mediaName}</span>
            </span>
            <ActionIcon size="xs" aria-label={text.up(title)} disabled={at === 0} onClick={() => swap(at, -1)}>
              <IconChevronUp {...SIZE} />
            </ActionIcon>
            <ActionIcon
              size="xs"
              aria-label={text.down(title)}
              disabled={at === articles.length - 1}
              onClick={() => swap(at, 1)}
            >
              <IconChevronDown {...SIZE} />
            </ActionIcon>
            <ActionIcon
              size="xs"
              aria-label={text.drop(title)}
              onClick={() => onChange(articles.filter((article) => article.id !== id))}
            >
              <IconX {...SIZE} />
            </ActionIcon>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
