import "../../design/overlay-styles.ts";
import { ActionIcon, Button, Popover } from "@mantine/core";
import { IconMessagePlus } from "@tabler/icons-react";
import { useState } from "react";
import { CommentField, isCommentSendable } from "../../components/comment-field/CommentField.tsx";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import { topicText as text } from "./text.ts";
import classes from "./topic-articles.module.css";
import type { TopicLine } from "./use-topic.ts";

interface TopicCommentProps {
  line: TopicLine;
  /** @returns whether it was written */
  onSend: (words: string) => Promise<boolean>;
}

/** The comment of one article of a topic: written, changed, deleted. */
export function TopicComment({ line, onSend }: TopicCommentProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <ActionIcon size="xs" aria-label={text.commentOf(line.title)} onClick={() => setOpen((last) => !last)}>
          <IconMessagePlus size={16} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={text.commentOf(line.title)}>
        <CommentForm line={line} onSend={onSend} onClose={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function CommentForm({ line, onSend, onClose }: TopicCommentProps & { onClose: () => void }) {
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
        <Button size="xs" disabled={!canSend} rightSection={<Kbd>Ctrl ↵</Kbd>} onClick={() => void send(words.trim())}>
          {text.save}
        </Button>
      </div>
    </div>
  );
}
