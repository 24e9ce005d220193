import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { countLabel } from "../../domain/count-label.ts";
import { type Source, sourceName } from "../../domain/source.ts";
import { listText } from "../../domain/text/home-text.ts";
import classes from "./source-tabs.module.css";

interface SourceTabsProps {
  /** Visible sources only: the others are absent, not greyed. */
  sources: readonly Source[];
  active: Source | null;
  /** null where the count is not known, because it could not be loaded: then no number is shown, never 0件. */
  countOf: (source: Source) => number | null;
  onChoose: (source: Source) => void;
  /** Stands at the right of the tabs. */
  aside?: ReactNode;
  /** The list of the active tab. */
  children: ReactNode;
}

/** 新聞(n件) WEB(n件) 雑誌(n件) and the panel of the active one (ARIA tabs with automatic activation). */
export function SourceTabs({ sources, active, countOf, onChoose, aside, children }: SourceTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = active === null ? -1 : sources.indexOf(active);
    const target = {
      ArrowRight: sources[(at + 1) % sources.length],
      ArrowLeft: sources.at(at - 1),
      Home: sources[0],
      End: sources.at(-1),
    }[event.key];
    if (!target) return;
    event.preventDefault();
    onChoose(target);
    list.current?.querySelector<HTMLElement>(`[data-source="${target}"]`)?.focus();
  };
  return (
    <>
      <div className={classes.bar}>
        <div ref={list} className={classes.tabs} role="tablist" aria-label={listText.tabs}>
          {sources.map((source) => {
            const count = countOf(source);
            return (
              <button
                key={source}
                type="button"
                role="tab"
                id={`${id}-${source}`}
                className={classes.tab}
                data-source={source}
                aria-selected={source === active}
                aria-controls={source === active ? `${id}-panel` : undefined}
                tabIndex={source === active || (active === null && source === sources[0]) ? 0 : -1}
                onClick={() => onChoose(source)}
                onKeyDown={move}
              >
                {count === null ? sourceName(source) : countLabel(sourceName(source), count)}
              </button>
            );
          })}
        </div>
        {aside}
      </div>
      <div
        className={classes.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={active === null ? undefined : `${id}-${active}`}
      >
        {children}
      </div>
    </>
  );
}
