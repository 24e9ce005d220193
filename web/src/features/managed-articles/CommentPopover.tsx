import "../../design/overlay-styles.ts";
import { Button, Popover } from "@mantine/core";
import { IconCheck, IconMessagePlus } from "@tabler/icons-react";
import { useState } from "react";
import { CommentField, isCommentSendable } from "../../components/comment-field/CommentField.tsx";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import classes from "./managed-articles.module.css";
import { managedText, commentText as text } from "./text.ts";

const HOWS = ["append", "replace"] as const;

interface CommentPopoverProps {
  count: number;
  /** How many of them have a comment already. */
  commented: number;
  disabled: boolean;
  onSend: (comment: string, append: boolean) => void;
}

/** The button コメント追加 with what opens on it: the words, and what becomes of those that are there. */
export function CommentPopover({ count, commented, disabled, onSend }: CommentPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          disabled={disabled}
          leftSection={<IconMessagePlus size={14} stroke={1.75} />}
          onClick={() => setOpen((last) => !last)}
        >
          {managedText.addComment}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={text.title(count)}>
        <CommentForm
          count={count}
          commented={commented}
          onClose={() => setOpen(false)}
          onSend={(comment, append) => {
            setOpen(false);
            onSend(comment, append);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function CommentForm({
  count,
  commented,
  onClose,
  onSend,
}: Omit<CommentPopoverProps, "disabled"> & { onClose: () => void }) {
  const [words, setWords] = useState("");
  const [how, setHow] = useState<(typeof HOWS)[number]>("append");
  const written = words.trim();
  const canSend = written !== "" && isCommentSendable(words);
  const send = () => {
    if (canSend) onSend(written, how === "append");
  };
  return (
    <div className={classes.commentForm}>
      <CommentField
        label={text.title(count)}
        value={words}
        onChange={setWords}
        onSend={send}
        note={commented === 0 ? text.haveNone : text.have(commented)}
      />
      {commented > 0 && (
        <Segments label={text.how} labelHidden values={HOWS} names={text.hows} value={how} onChoose={setHow} />
      )}
      <div className={classes.buttons}>
        <Button size="xs" variant="subtle" color="gray" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button
          size="xs"
          disabled={!canSend}
          leftSection={<IconCheck size={14} stroke={1.75} />}
          rightSection={<Kbd>Ctrl Enter</Kbd>}
          onClick={send}
        >
          {text.send(count)}
        </Button>
      </div>
    </div>
  );
}
