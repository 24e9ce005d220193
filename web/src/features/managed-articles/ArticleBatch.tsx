import { Button } from "@mantine/core";
import { IconEye, IconEyeOff, IconFolderMinus, IconMessageOff, IconTag } from "@tabler/icons-react";
import { themeRemovalText } from "../theme-removal/text.ts";
import type { ThemeRemoval } from "../theme-removal/use-theme-removal.ts";
import { CommentPopover } from "./CommentPopover.tsx";
import classes from "./managed-articles.module.css";
import { managedText as text } from "./text.ts";
import type { ArticleChanges } from "./use-article-changes.ts";
import type { ManagedArticle } from "./use-managed-list.ts";

interface ArticleBatchProps {
  ids: readonly string[];
  clear: () => void;
  seen: ReadonlyMap<string, ManagedArticle>;
  changes: ArticleChanges;
  removal: ThemeRemoval;
  /** Opens what sets tone and tags. */
  assess: (articles: readonly ManagedArticle[]) => void;
  /** The theme that the list is narrowed to; "" without one. */
  themeId: string;
}

/** What is done with the ticked articles. */
export function ArticleBatch({ ids, clear, seen, changes, removal, assess, themeId }: ArticleBatchProps) {
  const isBusy = changes.progress !== null;
  const commented = ids.filter((id) => (seen.get(id)?.comment ?? "") !== "").length;
  const then = (run: Promise<boolean>) => void run.then((isWhole) => isWhole && clear());
  if (isBusy)
    return (
      <span className={classes.progress} role="status">
        {changes.progress}
      </span>
    );
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEye size={14} stroke={1.75} />}
        onClick={() => then(changes.setPublished(ids, true))}
      >
        {text.publish}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEyeOff size={14} stroke={1.75} />}
        onClick={() => then(changes.setPublished(ids, false))}
      >
        {text.unpublish}
      </Button>
      <CommentPopover
        count={ids.length}
        commented={commented}
        disabled={isBusy}
        onSend={(comment, append) => then(changes.addComment(ids, comment, append))}
      />
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMessageOff size={14} stroke={1.75} />}
        onClick={() => then(changes.removeComments(ids))}
      >
        {text.removeComment}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconTag size={14} stroke={1.75} />}
        onClick={() => assess(ids.flatMap((id) => seen.get(id) ?? []))}
      >
        {text.assessment}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconFolderMinus size={14} stroke={1.75} />}
        onClick={() => void removal.remove(ids, themeId || null).finally(clear)}
      >
        {themeId === "" ? themeRemovalText.removeAll : themeRemovalText.removeOne}
      </Button>
    </>
  );
}
