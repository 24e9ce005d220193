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

export const faultExtension: Extension = faults;
