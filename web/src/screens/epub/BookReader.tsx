import { ActionIcon, Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconDownload, IconList, IconMinus, IconPlus } from "@tabler/icons-react";
import type { EPUB } from "foliate-js/epub.js";
import { type ReactNode, useRef, useState } from "react";
import { type KeyBinding, useKeys } from "../../browser/keys.ts";
import { originalKeyText } from "../../features/originals/original-key-text.ts";
import { bookText } from "../../features/originals/text.ts";
import { Contents } from "./Contents.tsx";
import type { OpenBook } from "./EpubScreen.tsx";
import classes from "./epub.module.css";
import { useBookView } from "./use-book-view.ts";

interface BookReaderProps {
  open: OpenBook;
  page: string;
  counted: number;
  onShown: () => void;
  onFailed: () => void;
}

const SIZES = [80, 90, 100, 115, 130, 150, 180];

/** A book: its pages turn the way the book is read, from the right where it is set in columns. */
export function BookReader({ open, page, counted, onShown, onFailed }: BookReaderProps) {
  const { book, file, contentsId } = open;
  const container = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(SIZES.indexOf(100));
  const [contents, setContents] = useState(false);
  const onKey = (event: KeyboardEvent) => turns[event.key]?.();
  const letters = SIZES[size] ?? 100;
  const { view, place } = useBookView(container, { book, page, letters, onShown, onFailed, onKey });
  const turns: Record<string, () => void> = {
    ArrowLeft: () => void view?.goLeft(),
    ArrowRight: () => void view?.goRight(),
    PageDown: () => void view?.next(),
    PageUp: () => void view?.prev(),
    " ": () => void view?.next(),
  };
  const rtl = book.dir === "rtl";
  const resize = (by: 1 | -1) => setSize((now) => Math.min(SIZES.length - 1, Math.max(0, now + by)));
  const name = (left: boolean) => (left === rtl ? bookText.forward : bookText.backward);
  useKeys(readerKeys(turns, resize, name));
  return (
    <>
      <header className={classes.bar} data-print="hide">
        <Icon label={bookText.contents} onClick={() => setContents(!contents)} pressed={contents}>
          <IconList size={18} stroke={1.75} />
        </Icon>
        <h1 className={`clip ${classes.title}`}>{titleOf(book.metadata?.title)}</h1>
        <span className={classes.status} role="status">
          {counted > 0 && bookText.counted}
        </span>
        <Icon label={bookText.smaller} disabled={size === 0} onClick={() => resize(-1)}>
          <IconMinus size={18} stroke={1.75} />
        </Icon>
        <Icon label={bookText.larger} disabled={size === SIZES.length - 1} onClick={() => resize(1)}>
          <IconPlus size={18} stroke={1.75} />
        </Icon>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={() => save(file, `${contentsId?.replace(/[^\w-]/g, "") || "magazine"}.epub`)}
        >
          {bookText.save}
        </Button>
      </header>
      <div className={classes.panes}>
        {contents && (
          <Contents items={book.toc ?? []} onChoose={(href) => leads(book, href) && void view?.goTo(href)} />
        )}
        <section className={classes.desk} aria-label={bookText.page}>
          <Turn side="left" label={name(true)} onClick={() => void view?.goLeft()} />
          <div ref={container} className={classes.book} />
          <Turn side="right" label={name(false)} onClick={() => void view?.goRight()} />
        </section>
      </div>
      <footer className={classes.foot} data-print="hide">
        <span className="clip">{place.chapter}</span>
        <span>{bookText.position(Math.round(place.fraction * 100))}</span>
      </footer>
    </>
  );
}

/** A book may give its title in several languages. */
const titleOf = (title: string | Record<string, string> | undefined): string =>
  typeof title === "object" ? (title.ja ?? Object.values(title)[0] ?? bookText.title) : title || bookText.title;

/** Whether an entry of the contents leads into the book; the library fails at any other. */
function leads(book: EPUB, href: string): boolean {
  try {
    return (book.resolveHref(href)?.index ?? -1) >= 0;
  } catch {
    return false;
  }
}

function readerKeys(
  turns: Record<string, () => void>,
  resize: (by: 1 | -1) => void,
  name: (left: boolean) => string,
): KeyBinding[] {
  const key = (keys: string, label: string, run: () => void) => ({ keys, label, group: originalKeyText.book, run });
  return [
    key("ArrowLeft", name(true), () => turns.ArrowLeft?.()),
    key("ArrowRight", name(false), () => turns.ArrowRight?.()),
    key("j", bookText.forward, () => turns.PageDown?.()),
    key("k", bookText.backward, () => turns.PageUp?.()),
    key("+", bookText.larger, () => resize(1)),
    key("-", bookText.smaller, () => resize(-1)),
  ];
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(new Blob([file], { type: "application/epub+zip" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

interface IconProps {
  label: string;
  disabled?: boolean;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Icon = ({ label, disabled = false, pressed, onClick, children }: IconProps) => (
  <ActionIcon aria-label={label} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
    {children}
  </ActionIcon>
);

interface TurnProps {
  side: "left" | "right";
  label: string;
  onClick: () => void;
}

const Turn = ({ side, label, onClick }: TurnProps) => (
  <button type="button" className={classes.turn} data-side={side} aria-label={label} onClick={onClick}>
    {side === "left" ? <IconChevronLeft size={24} stroke={1.5} /> : <IconChevronRight size={24} stroke={1.5} />}
  </button>
);
