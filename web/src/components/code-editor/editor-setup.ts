import { autocompletion, type CompletionSource, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorState, type Extension } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, keymap, lineNumbers, ViewPlugin } from "@codemirror/view";
import type { Token } from "./expression-tokens.ts";

interface BaseOptions {
  label: string;
  /** Of the element that takes the focus. */
  id: string | undefined;
  /** id of the element that says the fault. */
  said: string;
  isReadOnly: boolean;
}

/**
 * Lines, undo, keys. Tab leaves the editor, as it leaves every field. Ctrl Enter is the form's: it is taken out of the editor's keys.
 */
export const baseExtensions = ({ label, id, said, isReadOnly }: BaseOptions): Extension => [
  lineNumbers(),
  history(),
  EditorView.lineWrapping,
  EditorState.readOnly.of(isReadOnly),
  keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap.filter(({ key }) => key !== "Mod-Enter")]),
  EditorView.contentAttributes.of({
    "aria-label": label,
    "aria-describedby": said,
    spellcheck: "false",
    ...(id === undefined ? {} : { id }),
  }),
];

/** Colours the parts that are in sight. */
export const tokenExtension = (tokens: (text: string) => readonly Token[]): Extension => {
  const decorate = ({ state }: EditorView): DecorationSet =>
    Decoration.set(
      tokens(state.doc.toString()).map(({ from, to, kind }) =>
        Decoration.mark({ class: `cm-${kind}` }).range(from, to),
      ),
    );
  return ViewPlugin.define(
    (view) => ({
      parts: decorate(view),
      update({ docChanged, view: updated }) {
        if (docChanged) this.parts = decorate(updated);
      },
    }),
    { decorations: ({ parts }) => parts },
  );
};

export const completionExtension = (source: CompletionSource | undefined): Extension =>
  source === undefined ? [] : autocompletion({ override: [source], icons: false });
