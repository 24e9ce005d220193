import { Accessibility } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent, type DragOverEvent, type DragStartEvent } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import { Button } from "@mantine/core";
import { IconHeading } from "@tabler/icons-react";
import { type ComponentProps, useMemo } from "react";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { articlesOf } from "../draft.ts";
import classes from "../edition.module.css";
import { editionText as text } from "../text.ts";
import { type EditionModel, titleOf } from "../use-edition.ts";
import { onListKey } from "../use-edition-keys.ts";
import { ItemRow } from "./ItemRow.tsx";

/** What goes into the mail, in its order: by drag, by the grip's keys, by buttons, by Alt and an arrow. */
export function ItemList({ model }: { model: EditionModel }) {
  const { items } = model.state.draft;
  const plugins = useDragPlugins(model);
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
      <DragDropProvider
        plugins={plugins}
        onDragEnd={({ operation: { source }, canceled }) => {
          if (!canceled && source && isSortable(source)) model.move(String(source.id), source.index);
        }}
      >
        <ol className={classes.list} onKeyDown={(event) => onListKey(model, event)}>
          {items.map((item, index) => (
            <ItemRow key={item.key} item={item} index={index} all={items.length} model={model} />
          ))}
        </ol>
      </DragDropProvider>
    </section>
  );
}

type Plugins = ComponentProps<typeof DragDropProvider>["plugins"];

/** The library tells in English what is dragged where; this is the same in Japanese. */
function useDragPlugins({ store }: EditionModel): Plugins {
  return useMemo(() => {
    const titled = (id: unknown) => {
      const item = store.current().draft.items.find(({ key }) => key === id);
      return item ? titleOf(item) : "";
    };
    const placeOf = (source: unknown) => {
      const sortable = source as Parameters<typeof isSortable>[0];
      return sortable && isSortable(sortable) ? sortable.index + 1 : 0;
    };
    // The library says where something is over as soon as it is picked up, which would swallow that it was.
    let told = 0;
    const over = (place: number) => {
      if (place === told) return undefined;
      told = place;
      return text.over(place);
    };
    const spoken = Accessibility.configure({
      screenReaderInstructions: { draggable: text.dragHelp },
      announcements: {
        dragstart: ({ operation: { source } }: DragStartEvent) => {
          told = placeOf(source);
          return text.picked(titled(source?.id), told);
        },
        dragover: ({ operation: { source } }: DragOverEvent) => over(placeOf(source)),
        dragend: ({ operation: { source }, canceled }: DragEndEvent) =>
          canceled ? text.putBack(titled(source?.id)) : text.put(titled(source?.id), placeOf(source)),
      },
    });
    return (usual) => [...usual.filter((plugin) => plugin !== Accessibility), spoken];
  }, [store]);
}
