import { KeyboardSensor } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { useDragSpeech } from "./drag-speech.ts";
import { aimByKeys, placeOf } from "./dragged-in.ts";

type Sensors = ComponentProps<typeof DragDropProvider>["sensors"];

/** Space alone lifts: the library takes Enter as well, and so Ctrl Enter, which saves. */
const LIFTED_BY_SPACE = KeyboardSensor.configure({
  keyboardCodes: {
    start: ["Space"],
    cancel: ["Escape"],
    end: ["Space", "Enter", "Tab"],
    up: ["ArrowUp"],
    down: ["ArrowDown"],
    left: [],
    right: [],
  },
});
const sensors: Sensors = (usual) => [...usual.filter((sensor) => sensor !== KeyboardSensor), LIFTED_BY_SPACE];

const InSpace = createContext(false);
/** Whether something around has a space already. */
export const useIsInSpace = (): boolean => useContext(InSpace);

interface DragSpaceProps {
  /** A row of the list was put at an index. */
  onMove: (id: string, to: number) => void;
  /** Something from outside of the list was dropped at a place, counted from 1. */
  onInsert?: (ids: readonly string[], place: number) => void;
  children: ReactNode;
}

/**
 * Where rows are dragged, told in Japanese. A list has a space of its own; one that takes in what stands elsewhere shares a space
 * with that (`useDraggedIn`).
 */
export function DragSpace({ onMove, onInsert, children }: DragSpaceProps) {
  const plugins = useDragSpeech();
  const onDragEnd = ({ operation: { source, target }, canceled }: DragEndEvent) => {
    if (canceled || !source) return;
    const place = placeOf(target);
    if (isSortable(source)) onMove(String(source.id), source.index);
    else if (place > 0) onInsert?.(source.data.ids, place);
  };
  return (
    <DragDropProvider plugins={plugins} sensors={sensors} onDragMove={aimByKeys} onDragEnd={onDragEnd}>
      <InSpace value={true}>{children}</InSpace>
    </DragDropProvider>
  );
}
