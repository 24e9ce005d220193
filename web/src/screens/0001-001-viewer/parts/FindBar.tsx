import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isComposing } from "../../../browser/composing.ts";
import { viewerText } from "../../../features/originals/text.ts";
import type { PdfState, PdfView } from "../pdf-view.ts";
import classes from "../viewer.module.css";

interface FindBarProps {
  view: PdfView;
  matches: PdfState["matches"];
  onClose: () => void;
}

/** Searches the text of all pages as one types; Enter goes to the next place, Shift+Enter back, Esc closes. */
export function FindBar({ view, matches, onClose }: FindBarProps) {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const type = (text: string) => {
    setQuery(text);
    view.find(text);
  };
  const next = (back: boolean) => query !== "" && view.find(query, back, true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Enter") next(event.shiftKey);
    if (event.key === "Escape") onClose();
  };
  const found =
    matches === null || query === ""
      ? ""
      : matches.total === 0
        ? viewerText.noMatch
        : viewerText.matches(matches.current, matches.total);
  return (
    <search className={classes.find} aria-label={viewerText.find}>
      <input
        ref={field}
        type="search"
        aria-label={viewerText.findField}
        placeholder={viewerText.find}
        value={query}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={classes.matches} role="status">
        {found}
      </span>
      <ActionIcon aria-label={viewerText.findPrevious} onClick={() => next(true)}>
        <IconChevronUp size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label={viewerText.findNext} onClick={() => next(false)}>
        <IconChevronDown size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label={viewerText.findClose} onClick={onClose}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </search>
  );
}
