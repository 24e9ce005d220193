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
import { type KeyBinding, useKeys } from "../../../app/keys.ts";
import { type NamedArticle, type OriginalAction, offeredActions } from "../../../app/original/original-actions.ts";
import { originalAction } from "../../../app/text/original-action-text.ts";
import { viewerText } from "../../../app/text/original-text.ts";
import { useViewer } from "../../../app/use-session.ts";
import { Hint } from "../../../components/hint/Hint.tsx";
import { Kbd } from "../../../components/kbd/Kbd.tsx";
import type { PdfState, PdfView } from "../pdf-view.ts";
import classes from "../viewer.module.css";
import { FindBar } from "./FindBar.tsx";

interface ViewerBarProps {
  view: PdfView | null;
  state: PdfState;
  shown: readonly NamedArticle[];
  onClose: () => void;
  onAction: (action: OriginalAction, articles: readonly NamedArticle[]) => void;
}

/** Back, what is shown, rotate, find, and what else the user may do with it. There is no way to save the file. */
export function ViewerBar({ view, state, shown, onClose, onAction }: ViewerBarProps) {
  const [finding, setFinding] = useState(false);
  const offered = offeredActions(useViewer(), shown);
  const act = (action: OriginalAction) => () => onAction(action, shown);
  useKeys([
    ...bound(offered.includes("print"), "p", originalAction.print, act("print")),
    ...bound(offered.includes("text"), "t", originalAction.text, act("text")),
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
        {viewerText.back}
      </Button>
      <h1 className={`clip ${classes.title}`}>{shown[0]?.title || viewerText.title}</h1>
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
      <BarIcon label={viewerText.rotateLeft} hint="[" disabled={!view} onClick={() => view?.rotate(-90)}>
        <IconRotate size={18} stroke={1.75} />
      </BarIcon>
      <BarIcon label={viewerText.rotateRight} hint="]" disabled={!view} onClick={() => view?.rotate(90)}>
        <IconRotateClockwise size={18} stroke={1.75} />
      </BarIcon>
      {offered.includes("text") && (
        <Button
          size="xs"
          variant="default"
          className={classes.action}
          leftSection={<IconFileText size={16} stroke={1.75} />}
          onClick={act("text")}
        >
          {originalAction.text}
        </Button>
      )}
      {offered.includes("print") && (
        <Button
          size="xs"
          className={classes.action}
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          rightSection={<Kbd>p</Kbd>}
          onClick={act("print")}
        >
          {originalAction.print}
        </Button>
      )}
    </header>
  );
}

const bound = (offered: boolean, keys: string, label: string, run: () => void): KeyBinding[] =>
  offered ? [{ keys, label, group: viewerText.label, run }] : [];

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
