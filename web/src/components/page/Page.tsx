import type { ReactNode } from "react";
import { Toasts } from "../toast/Toasts.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import classes from "./page.module.css";

export interface PageProps {
  title: string;
  /** One short sentence beside the title. */
  lead?: string | undefined;
  /** What the screen is about, as the last step of the breadcrumb: the name of the edited person. */
  item?: string | undefined;
  /** Buttons at the right of the title: secondary ones, then one primary. */
  actions?: ReactNode;
  /** Below the title, always in sight: filter field, segments, tiles. */
  toolbar?: ReactNode;
  /** At the bottom, always in sight: pager bar or save bar. */
  bar?: ReactNode;
  /** At the right, 372 px: what saving changes elsewhere. */
  aside?: ReactNode;
  /**
   * column: text and short forms; fluid: the whole width; flush: the whole width without a margin, for tables; cards: cards of
   * one's own data, in the middle of a wide window.
   */
  width?: "column" | "fluid" | "flush" | "cards";
  children: ReactNode;
}

/**
 * The template of a screen: breadcrumb, the only h1, explanation, buttons, toolbar, content, bar. Only the content scrolls; on a
 * narrow screen all of it does, over the bar.
 */
export function Page({ title, lead, item, actions, toolbar, bar, aside, width = "column", children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.head}>
        <div className={classes.titles}>
          <Breadcrumb item={item} />
          <h1>{title}</h1>
          {lead !== undefined && <p className={`jp ${classes.lead}`}>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
        {toolbar && <div className={classes.toolbar}>{toolbar}</div>}
      </header>
      <div className={classes.middle} data-aside={aside !== undefined}>
        <div className={classes.body} data-scroll>
          <div className={classes.content}>{children}</div>
        </div>
        {aside && <aside className={classes.aside}>{aside}</aside>}
      </div>
      {bar && <div className={classes.bar}>{bar}</div>}
      <Toasts />
    </div>
  );
}
