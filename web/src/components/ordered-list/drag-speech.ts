import { Accessibility } from "@dnd-kit/dom";
import type { DragDropProvider, DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import { type ComponentProps, useMemo, useRef } from "react";
import { orderText as text } from "./text.ts";

type Plugins = ComponentProps<typeof DragDropProvider>["plugins"];

const placeOf = (source: unknown): number => {
  const sortable = source as Parameters<typeof isSortable>[0];
  return sortable && isSortable(sortable) ? sortable.index + 1 : 0;
};

/** The library tells in English what is dragged where; this tells the same in Japanese. */
export function useDragSpeech(nameOf: (id: string) => string): Plugins {
  const latest = useRef(nameOf);
  latest.current = nameOf;
  return useMemo(() => {
    const named = (source: { id: unknown } | null) => latest.current(String(source?.id));
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
          return text.lifted(named(source), told);
        },
        dragover: ({ operation: { source } }: DragOverEvent) => over(placeOf(source)),
        dragend: ({ operation: { source }, canceled }: DragEndEvent) =>
          canceled ? text.putBack(named(source)) : text.dropped(named(source), placeOf(source)),
      },
    });
    return (usual) => [...usual.filter((plugin) => plugin !== Accessibility), spoken];
  }, []);
}
