import { Feedback } from "@dnd-kit/dom";
import { type DragDropManager, type DragMoveEvent, useDraggable, useDroppable } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";

const KIND = "dragged-in";
type Target = NonNullable<DragMoveEvent["operation"]["target"]>;

/** The place that a drop gets, from 1: a row's, which moves down, or the one behind the last row. 0 where nothing takes it. */
export const placeOf = (target: Target | null): number =>
  target === null ? 0 : isSortable(target) ? target.index + 1 : Number(target.data.place);

interface DraggedIn {
  id: string;
  name: string;
  /** What is added when it is dropped: itself, or all that is ticked together with it. */
  ids: readonly string[];
}

const AS_A_COPY = [Feedback.configure({ feedback: "clone" })];

/** A row that can be dragged into the ordered list of its space. */
export const useDraggedIn = ({ id, name, ids }: DraggedIn) =>
  useDraggable({ id: `${KIND} ${id}`, type: KIND, data: { name, ids }, plugins: AS_A_COPY });

/** A place behind the last row of the ordered list, from 1. */
export const useEndPlace = (place: number) => useDroppable({ id: KIND, accept: KIND, data: { place } });

/** Keys lead what is dragged in from place to place, as the library leads the list's own rows. */
export function aimByKeys(event: DragMoveEvent, { actions, registry, collisionObserver }: DragDropManager): void {
  const { by, nativeEvent, operation } = event;
  const { source, target } = operation;
  if (!(nativeEvent instanceof KeyboardEvent) || !by || !source || isSortable(source)) return;
  event.preventDefault();
  // Else scrolling a row into view would choose what lies below the copy.
  collisionObserver.disable();
  const places = [...registry.droppables.value]
    .filter((droppable) => droppable.accepts(source))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const at = target ? places.findIndex(({ id }) => id === target.id) : by.y > 0 ? -1 : places.length;
  const next = places[Math.max(0, Math.min(places.length - 1, at + Math.sign(by.y)))];
  if (!next) return;
  next.element?.scrollIntoView({ block: "nearest" });
  void actions.setDropTarget(next.id);
}
