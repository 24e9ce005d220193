import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type EditionArticle, leaveWaiting } from "../draft.ts";
import classes from "../edition.module.css";
import { editionText as text } from "../text.ts";
import type { EditionModel } from "../use-edition.ts";
import { Marks } from "./Marks.tsx";
import { type EditionSend, Sends } from "./Sends.tsx";
import { SideList, TextButton } from "./SideList.tsx";

interface SideListsProps {
  model: EditionModel;
  /** Stands first. */
  top: ReactNode;
  onTakeBack: (send: EditionSend) => void;
}

/** What is not in the mail: 新着, which came later and waits, what was sent or is planned, and what was left out. */
export function SideLists({ model, top, onTakeBack }: SideListsProps) {
  const { store, state, take, change } = model;
  const { waiting, leftOut } = state.draft;
  const unseen = Math.max(0, state.edition.arrivalCount - state.edition.arrivals.length);
  return (
    <aside className={classes.side}>
      {top}
      <SideList
        title={text.waiting}
        count={waiting.length + unseen}
        isNew={waiting.length > 0}
        help={waiting.length > 0 ? text.waitingHelp : text.waitingNone}
        action={
          waiting.length > 0 ? (
            <Button size="xs" onClick={() => take(waiting.map(({ id }) => id))}>
              {text.takeAll}
            </Button>
          ) : (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={14} stroke={1.75} />}
              onClick={() => void store.refresh().catch(() => store.say(text.unreachable))}
            >
              {text.refresh}
            </Button>
          )
        }
      >
        {waiting.map((article) => (
          <SideRow key={article.id} article={article} isNew>
            <TextButton label={text.takeOne(article.title)} onClick={() => take([article.id])}>
              {text.take}
            </TextButton>
            <TextButton
              label={text.leaveOne(article.title)}
              onClick={() => change((draft) => leaveWaiting(draft, article.id))}
            >
              {text.leave}
            </TextButton>
          </SideRow>
        ))}
        {unseen > 0 && <li className={classes.sideMore}>{text.waitingMore(unseen)}</li>}
      </SideList>
      <Sends sends={state.edition.sends} onTakeBack={onTakeBack} />
      <SideList
        title={text.leftOut}
        count={leftOut.length}
        help={leftOut.length > 0 ? text.leftOutHelp : text.leftOutNone}
      >
        {leftOut.map((article) => (
          <SideRow key={article.id} article={article}>
            <TextButton label={text.bringBackOne(article.title)} onClick={() => take([article.id])}>
              {text.bringBack}
            </TextButton>
          </SideRow>
        ))}
      </SideList>
    </aside>
  );
}

const SideRow = ({
  article,
  isNew = false,
  children,
}: {
  article: EditionArticle;
  isNew?: boolean;
  children: ReactNode;
}) => (
  <li className={classes.sideRow}>
    <div className={classes.told}>
      <p className={classes.sideTitle}>
        {isNew && <span className={classes.badge}>{text.waiting}</span>}
        {article.title}
      </p>
      <p className={classes.line}>{article.line}</p>
      <Marks article={article} />
    </div>
    <span className={classes.sideActs}>{children}</span>
  </li>
);
