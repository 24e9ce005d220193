import { Accessibility } from "@dnd-kit/dom";
import type { DragDropProvider, DragEndEvent, DragOverEvent, DragStartEvent } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import { type ComponentProps, useMemo } from "react";
import { placeOf } from "./dragged-in.ts";
import { orderText as text } from "./text.ts";

type Plugins = ComponentProps<typeof DragDropProvider>["plugins"];
type Operation = DragEndEvent["operation"];

/** From 1; 0 where it has no place: before something from outside has come over the list. */
const placeIn = ({ source, target }: Operation): number =>
  source && isSortable(source) ? source.index + 1 : placeOf(target);

/** The library tells in English what is dragged where; this tells the same in Japanese. Rows give their name as data. */
export function useDragSpeech(): Plugins {
  return useMemo(() => {
    const nameIn = ({ source }: Operation): string => source?.data.name ?? "";
    // The library says where something is over as soon as it is picked up, which would swallow that it was.
    let told = 0;
    const over = (place: number) => {
      if (place === told || place === 0) return undefined;
      told = place;
      return text.over(place);
    };
    const spoken = Accessibility.configure({
      screenReaderInstructions: { draggable: text.dragHelp },
      announcements: {
        dragstart: ({ operation }: DragStartEvent) => {
          told = placeIn(operation);
          return told === 0 ? text.liftedOutside(nameIn(operation)) : text.lifted(nameIn(operation), told);
        },
        dragover: ({ operation }: DragOverEvent) => over(placeIn(operation)),
        dragend: ({ operation, canceled }: DragEndEvent) => {
          const place = placeIn(operation);
          return canceled || place === 0 ? text.putBack(nameIn(operation)) : text.dropped(nameIn(operation), place);
        },
      },
    });
    return (usual) => [...usual.filter((plugin) => plugin !== Accessibility), spoken];
  }, []);
}
