import "../../design/overlay-styles.ts";
import { ActionIcon, Button, Popover } from "@mantine/core";
import { IconMessagePlus } from "@tabler/icons-react";
import { type Ref, useCallback, useImperativeHandle, useState } from "react";
import { CommentField, isCommentSendable } from "../../components/comment-field/CommentField.tsx";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import { topicText as text } from "./text.ts";
import classes from "./topic-articles.module.css";
import type { TopicLine } from "./use-topic.ts";

/** The article whose comment is written, as it was when that began, and the button that began it. */
interface Commented {
  line: TopicLine;
  button: HTMLElement;
  /** A colleague was first, and that was said: what stands there now may be written over. */
  isRefused?: boolean;
}

/**
 * One popover for all rows of a list: one in each of hundreds of rows would cost more than the rest of them.
 * @param onSend told of the article as its comment was seen last; says whether it was written
 */
export function useTopicComment(
  rows: readonly TopicLine[],
  onSend: (line: TopicLine, words: string) => Promise<boolean>,
) {
  const [commented, setCommented] = useState<Commented | null>(null);
  const now = commented?.isRefused ? rows.find(({ id }) => id === commented.line.id) : undefined;
  const line = now ?? commented?.line;
  const send = async (words: string) => {
    const isWritten = line !== undefined && (await onSend(line, words));
    if (!isWritten) setCommented((last) => last && { ...last, isRefused: true });
    return isWritten;
  };
  const close = () => {
    commented?.button.focus();
    setCommented(null);
  };
  const open = useCallback((of: TopicLine, button: HTMLElement) => {
    setCommented((last) => (last?.line.id === of.id ? null : { line: of, button }));
  }, []);
  const popover = commented && line && (
    <Popover
      key={commented.line.id}
      opened
      onChange={close}
      onDismiss={close}
      position="bottom-end"
      trapFocus
      withinPortal
    >
      <Popover.Target>
        <Anchor at={commented.button} />
      </Popover.Target>
      <Popover.Dropdown aria-label={text.commentOf(commented.line.title)}>
        <CommentForm line={line} onSend={send} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  );
  return { open, popover };
}

/** Stands for an element that is rendered elsewhere. */
function Anchor({ at, ref }: { at: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => at, [at]);
  return null;
}

interface CommentButtonProps {
  line: TopicLine;
  onOpen: (line: TopicLine, button: HTMLElement) => void;
}

export const CommentButton = ({ line, onOpen }: CommentButtonProps) => (
  <ActionIcon
    size="xs"
    aria-label={text.commentOf(line.title)}
    aria-haspopup="dialog"
    onClick={({ currentTarget }) => onOpen(line, currentTarget)}
  >
    <IconMessagePlus size={16} stroke={1.75} />
  </ActionIcon>
);

interface CommentFormProps {
  line: TopicLine;
  /** @returns whether it was written */
  onSend: (words: string) => Promise<boolean>;
  onClose: () => void;
}

/** The comment of one article of a topic: written, changed, deleted. */
function CommentForm({ line, onSend, onClose }: CommentFormProps) {
  const [words, setWords] = useState(line.comment);
  const [busy, setBusy] = useState(false);
  const canSend = !busy && isCommentSendable(words) && words.trim() !== line.comment;
  const send = async (what: string) => {
    setBusy(true);
    const isWritten = await onSend(what);
    if (isWritten) onClose();
    else setBusy(false);
  };
  return (
    <div className={classes.commentForm}>
      <CommentField
        label={text.comment}
        value={words}
        onChange={setWords}
        onSend={() => canSend && void send(words.trim())}
      />
      <div className={classes.buttons}>
        {line.comment !== "" && (
          <Button size="xs" variant="subtle" color="red" disabled={busy} onClick={() => void send("")}>
            {text.deleteComment}
          </Button>
        )}
        <Button size="xs" variant="subtle" color="gray" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button
          size="xs"
          disabled={!canSend}
          rightSection={<Kbd>Ctrl Enter</Kbd>}
          onClick={() => void send(words.trim())}
        >
          {text.save}
        </Button>
      </div>
    </div>
  );
}
