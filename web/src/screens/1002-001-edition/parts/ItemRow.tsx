import { useSortable } from "@dnd-kit/react/sortable";
import { EDITION_COMMENT, EDITION_HEADING } from "@kirinuki/schema/forms/mail-edition-limits.ts";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconHeading, IconX } from "@tabler/icons-react";
import { memo } from "react";
import { orderText } from "../../../components/ordered-list/text.ts";
import { TickBox } from "../../../components/tick-box/TickBox.tsx";
import { AssessButton } from "../../../features/assessment/AssessButton.tsx";
import { type DraftItem, isArticle, setText } from "../draft.ts";
import classes from "../edition.module.css";
import { EDITION_QUERIES } from "../edition-documents.ts";
import { editionText as text } from "../text.ts";
import { type EditionModel, titleOf } from "../use-edition.ts";
import { Marks } from "./Marks.tsx";

interface ItemRowProps {
  item: DraftItem;
  index: number;
  all: number;
  model: EditionModel;
}

/** One row of the mail: an article with its line, or a heading. The grip drags it; Alt and an arrow move it from anywhere in it. */
export const ItemRow = memo(function ItemRow({ item, index, all, model }: ItemRowProps) {
  const title = titleOf(item);
  const { key } = item;
  const { ref, handleRef, isDragging } = useSortable({ id: key, index, data: { name: title } });
  return (
    <li
      ref={ref}
      className={classes.row}
      data-row={key}
      data-heading={!isArticle(item)}
      data-dragging={isDragging}
      tabIndex={-1}
      aria-label={`${title} ${text.item(index + 1, all)}`}
    >
      <button
        type="button"
        ref={handleRef}
        className={classes.grip}
        aria-label={orderText.gripOf(title)}
        aria-roledescription={orderText.grip}
      >
        <IconGripVertical size={16} stroke={1.75} />
      </button>
      {isArticle(item) ? (
        <>
          <span className={classes.tick}>
            <TickBox label={text.include(title)} checked onTick={() => model.leave(key)} />
          </span>
          <div className={classes.article}>
            <div className={classes.told}>
              <p className={classes.headline}>{title}</p>
              <p className={classes.line}>{item.article.line}</p>
              <Marks article={item.article} />
            </div>
            <input
              type="text"
              className={classes.comment}
              aria-label={text.comment(title)}
              placeholder={item.article.comment.replaceAll("\n", " ") || text.commentPlaceholder}
              maxLength={EDITION_COMMENT}
              value={item.comment}
              onChange={({ currentTarget: { value } }) => model.change((draft) => setText(draft, key, value))}
            />
          </div>
        </>
      ) : (
        <input
          type="text"
          className={classes.heading}
          aria-label={text.heading}
          placeholder={text.headingPlaceholder}
          maxLength={EDITION_HEADING}
          value={item.heading}
          onChange={({ currentTarget: { value } }) => model.change((draft) => setText(draft, key, value))}
        />
      )}
      <span className={classes.acts}>
        <RowButton label={orderText.up(title)} disabled={index === 0} onClick={() => model.moveBy(key, -1)}>
          <IconArrowUp size={16} stroke={1.75} />
        </RowButton>
        <RowButton label={orderText.down(title)} disabled={index === all - 1} onClick={() => model.moveBy(key, 1)}>
          <IconArrowDown size={16} stroke={1.75} />
        </RowButton>
        {isArticle(item) ? (
          <>
            <RowButton label={text.headingAbove(title)} onClick={() => model.head(key)}>
              <IconHeading size={16} stroke={1.75} />
            </RowButton>
            <AssessButton article={item.article} refetch={EDITION_QUERIES} />
          </>
        ) : (
          <RowButton label={text.removeHeading} onClick={() => model.leave(key)}>
            <IconX size={16} stroke={1.75} />
          </RowButton>
        )}
      </span>
    </li>
  );
});

interface RowButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

/** Stays in the tab order where it can do nothing, so that the focus is not lost at the end of the list. */
const RowButton = ({ label, disabled = false, onClick, children }: RowButtonProps) => (
  <ActionIcon
    size="xs"
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    data-off={disabled || undefined}
    onClick={disabled ? undefined : onClick}
  >
    {children}
  </ActionIcon>
);
