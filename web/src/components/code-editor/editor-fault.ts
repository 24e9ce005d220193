import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";

export interface EditorFault {
  /** UTF-16 offset; at the end where something is missing there. */
  position: number;
  /** What to do about it. */
  message: string;
}

/** Shows a fault, or none. */
export const showFault = StateEffect.define<EditorFault | null>();

/** Something to know at a part of the text that is no fault. */
export interface EditorNote {
  /** UTF-16 offset of the part. */
  position: number;
  length: number;
  message: string;
}

/** Shows notes in the place of those before. */
export const showNotes = StateEffect.define<readonly EditorNote[]>();

const NOTE = Decoration.mark({ class: "cm-note" });

/** Underlines the parts that something is said about. They move with the text until the next answer. */
const notes = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, changes, state }) {
    for (const effect of effects) {
      if (!effect.is(showNotes)) continue;
      const parts = effect.value.filter(({ position, length }) => length > 0 && position + length <= state.doc.length);
      return Decoration.set(
        parts.map(({ position, length }) => NOTE.range(position, position + length)),
        true,
      );
    }
    return shown.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const BOX = Decoration.mark({ class: "cm-fault" });
const LINE = Decoration.line({ class: "cm-faultLine" });

/** Boxes the character at the fault and marks its line. It moves with the text until the next answer. */
const faults = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, changes, state }) {
    for (const effect of effects) {
      if (!effect.is(showFault)) continue;
      if (effect.value === null) return Decoration.none;
      const at = Math.min(effect.value.position, state.doc.length);
      const line = state.doc.lineAt(at);
      const end = Math.min(at + 1, line.to);
      const box = end > at ? [BOX.range(at, end)] : [];
      return Decoration.set([LINE.range(line.from), ...box]);
    }
    return shown.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const faultExtension: Extension = [faults, notes];
