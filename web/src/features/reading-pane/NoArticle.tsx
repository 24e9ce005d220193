import { Kbd } from "../../components/kbd/Kbd.tsx";
import { articleText, homeKeyText } from "../../domain/text/home-text.ts";
import classes from "./reading-pane.module.css";
import { READING_PANE_ID } from "./row-focus.ts";

/** The pane before an article is chosen: which keys choose one. */
export const NoArticle = () => (
  <section className={classes.pane} id={READING_PANE_ID} tabIndex={-1} aria-label={articleText.label}>
    <div className={classes.nothing}>
      <p>{articleText.choose}</p>
      <p className={classes.keys}>
        <Kbd>j</Kbd> {homeKeyText.next}
        <Kbd>k</Kbd> {homeKeyText.previous}
        <Kbd>x</Kbd> {homeKeyText.tick}
      </p>
    </div>
  </section>
);
