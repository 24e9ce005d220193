import { Kbd } from "../../components/kbd/Kbd.tsx";
import { articleText } from "../../domain/text/home-text.ts";
import classes from "./reading-pane.module.css";
import { READING_PANE_ID } from "./row-focus.ts";

/** The pane before an article is chosen: which keys choose one. */
export const NoArticle = () => (
  <section className={classes.pane} id={READING_PANE_ID} tabIndex={-1} aria-label={articleText.label}>
    <div className={classes.nothing}>
      <p>{articleText.choose}</p>
      <p className={classes.keys}>
        <Kbd>j</Kbd> {articleText.chooseHelp.next}
        <Kbd>k</Kbd> {articleText.chooseHelp.previous}
        <Kbd>x</Kbd> {articleText.chooseHelp.tick}
      </p>
    </div>
  </section>
);
