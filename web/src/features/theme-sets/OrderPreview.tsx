import { countLabel } from "../../domain/count-label.ts";
import { setText as text } from "./text.ts";
import { isForNobody, type ThemeSetLine } from "./theme-set-line.ts";
import classes from "./theme-sets.module.css";

/** The order as users see it, before it is saved. What nobody sees is named below. */
export function OrderPreview({ thing, lines }: { thing: string; lines: readonly ThemeSetLine[] }) {
  const hidden = lines.filter(isForNobody).map(({ name }) => `「${name}」`);
  return (
    <>
      <h2>{text.preview}</h2>
      <p className={classes.muted}>{text.previewHelp}</p>
      <section className={classes.preview} aria-label={text.preview}>
        <h3>{thing}</h3>
        <ol>
          {lines
            .filter((line) => !isForNobody(line))
            .map(({ id, name, counts }) => (
              <li key={id}>{counts === null ? name : countLabel(name, counts.total)}</li>
            ))}
        </ol>
      </section>
      <p className={classes.muted}>
        {text.previewOrder}
        {hidden.length > 0 && text.hidden(hidden.join(""))}
      </p>
    </>
  );
}
