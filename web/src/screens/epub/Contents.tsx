import type { TocItem } from "foliate-js/epub.js";
import { bookText } from "../../features/originals/text.ts";
import classes from "./epub.module.css";

interface ContentsProps {
  items: readonly TocItem[];
  onChoose: (href: string) => void;
}

/** The book's own table of contents. */
export const Contents = ({ items, onChoose }: ContentsProps) => (
  <nav className={classes.contents} aria-label={bookText.contents} data-print="hide">
    {items.length === 0 ? <p>{bookText.noContents}</p> : <Items items={items} onChoose={onChoose} />}
  </nav>
);

const Items = ({ items, onChoose }: ContentsProps) => (
  <ol>
    {items.map(({ label, href, subitems }) => (
      <li key={`${href} ${label}`}>
        <button type="button" onClick={() => onChoose(href)}>
          {label.trim()}
        </button>
        {subitems && <Items items={subitems} onChoose={onChoose} />}
      </li>
    ))}
  </ol>
);
