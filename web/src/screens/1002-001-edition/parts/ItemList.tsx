import { Button } from "@mantine/core";
import { IconHeading } from "@tabler/icons-react";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { DragSpace } from "../../../components/ordered-list/DragSpace.tsx";
import { articlesOf } from "../draft.ts";
import classes from "../edition.module.css";
import { editionText as text } from "../text.ts";
import type { EditionModel } from "../use-edition.ts";
import { onListKey } from "../use-edition-keys.ts";
import { ItemRow } from "./ItemRow.tsx";

/** What goes into the mail, in its order: by drag, by the grip's keys, by buttons, by Alt and an arrow. */
export function ItemList({ model }: { model: EditionModel }) {
  const { items } = model.state.draft;
  return (
    <section aria-labelledby="edition-list">
      <div className={classes.listHead}>
        <h2 id="edition-list">
          {text.list}
          <span className={classes.count}>{text.count(articlesOf(model.state.draft).length)}</span>
        </h2>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconHeading size={14} stroke={1.75} />}
          onClick={() => model.head(null)}
        >
          {text.addHeading}
        </Button>
      </div>
      {items.length === 0 && <EmptyState title={text.empty} message={text.emptyHelp} />}
      <DragSpace onMove={model.move}>
        <ol className={classes.list} onKeyDown={(event) => onListKey(model, event)}>
          {items.map((item, index) => (
            <ItemRow key={item.key} item={item} index={index} all={items.length} model={model} />
          ))}
        </ol>
      </DragSpace>
    </section>
  );
}
