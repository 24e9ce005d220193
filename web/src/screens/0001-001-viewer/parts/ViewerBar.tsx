import { ActionIcon, Button } from "@mantine/core";
import {
  IconArrowLeft,
  IconFileText,
  IconPrinter,
  IconRotate,
  IconRotateClockwise,
  IconSearch,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useKeys } from "../../../browser/keys.ts";
import { Hint } from "../../../components/hint/Hint.tsx";
import { Kbd } from "../../../components/kbd/Kbd.tsx";
import { ClipButton } from "../../../features/clips/ClipButton.tsx";
import type { ClippedIn } from "../../../features/clips/follow-clips.ts";
import { originalAction } from "../../../features/originals/action-text.ts";
import { OffHint } from "../../../features/originals/buttons/OffHint.tsx";
import { offFor, useHindrance } from "../../../features/originals/buttons/use-hindrance.ts";
import {
  type NamedArticle,
  type OriginalAction,
  offeredActions,
} from "../../../features/originals/original-actions.ts";
import { viewerText } from "../../../features/originals/text.ts";
import { useViewer } from "../../../session/use-session.ts";
import type { PdfState, PdfView } from "../pdf-view.ts";
import type { ArticleLines } from "../use-article-lines.ts";
import classes from "../viewer.module.css";
import { FindBar } from "./FindBar.tsx";

interface ViewerBarProps {
  view: PdfView | null;
  state: PdfState;
  shown: readonly NamedArticle[];
  lines: ArticleLines;
  onClose: () => void;
  onAction: (action: OriginalAction, articles: readonly NamedArticle[]) => void;
}

/** What else may be done with the articles, with its key (look.md 8). */
const BUTTONS = [
  { action: "text", icon: IconFileText, key: "t", variant: "default" },
  { action: "print", icon: IconPrinter, key: "p", variant: "filled" },
] as const;

/** Back, what is shown, rotate, find, and what else the user may do with it. There is no way to save the file. */
export function ViewerBar({ view, state, shown, lines, onClose, onAction }: ViewerBarProps) {
  const [finding, setFinding] = useState(false);
  const offered = offeredActions(useViewer(), shown);
  const cap = useHindrance(shown);
  const act = (action: OriginalAction) => () => onAction(action, shown);
  useKeys([
    ...BUTTONS.filter(({ action }) => offered.includes(action)).map(({ action, key }) => ({
      keys: key,
      label: originalAction[action],
      group: viewerText.label,
      run: act(action),
    })),
    { keys: "/", label: viewerText.find, group: viewerText.label, run: () => setFinding(true) },
  ]);
  return (
    <header className={classes.bar} data-print="hide">
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        leftSection={<IconArrowLeft size={16} stroke={1.75} />}
        onClick={onClose}
      >
        <span className={classes.word}>{viewerText.back}</span>
      </Button>
      <h1 className={`clip ${classes.title}`}>{viewerText.titleOf(shown)}</h1>
      {finding && view ? (
        <FindBar
          view={view}
          matches={state.matches}
          onClose={() => {
            view.stopFinding();
            setFinding(false);
          }}
        />
      ) : (
        <BarIcon label={viewerText.find} hint="/" disabled={!view} onClick={() => setFinding(true)}>
          <IconSearch size={18} stroke={1.75} />
        </BarIcon>
      )}
      <span className={classes.second}>
        <BarIcon label={viewerText.rotateLeft} hint="[" disabled={!view} onClick={() => view?.rotate(-90)}>
          <IconRotate size={18} stroke={1.75} />
        </BarIcon>
      </span>
      <BarIcon label={viewerText.rotateRight} hint="]" disabled={!view} onClick={() => view?.rotate(90)}>
        <IconRotateClockwise size={18} stroke={1.75} />
      </BarIcon>
      {shown.length > 0 && <ClipButton hasKey articleIds={shown.map(({ id }) => id)} clippedIn={ofAll(shown, lines)} />}
      {BUTTONS.filter(({ action }) => offered.includes(action)).map(({ action, icon: Picture, key, variant }) => (
        <OffHint key={action} reason={cap.reason}>
          <Button
            {...offFor(cap.reason)}
            size="xs"
            variant={variant}
            className={classes.action}
            leftSection={<Picture size={16} stroke={1.75} />}
            rightSection={<Kbd>{key}</Kbd>}
            onClick={() => cap.unlessHindered(act(action))}
          >
            {originalAction[action]}
          </Button>
        </OffHint>
      ))}
    </header>
  );
}

/** Folders that have every one of the articles. */
function ofAll(shown: readonly NamedArticle[], lines: ArticleLines): ClippedIn {
  const [first = [], ...others] = shown.map(({ id }) => lines.get(id)?.clippedIn ?? []);
  return first.filter(({ id }) => others.every((each) => each.some((folder) => folder.id === id)));
}

interface BarIconProps {
  label: string;
  hint: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const BarIcon = ({ label, hint, disabled, onClick, children }: BarIconProps) => (
  <Hint label={label} keys={[hint]} align="end">
    <ActionIcon aria-label={label} aria-keyshortcuts={hint} disabled={disabled} onClick={onClick}>
      {children}
    </ActionIcon>
  </Hint>
);
