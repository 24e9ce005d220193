import { type CompletionSource } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type ReactNode, useEffect, useId, useRef } from "react";
import classes from "./code-editor.module.css";
import { type EditorFault, type EditorNote, faultExtension, showFault, showNotes } from "./editor-fault.ts";
import { baseExtensions, completionExtension, tokenExtension } from "./editor-setup.ts";
import { expressionTokens, type Token } from "./expression-tokens.ts";
import { editorText as text } from "./text.ts";

interface CodeEditorProps {
  label: string;
  id?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Where the fault stands (UTF-16) and what to do about it; null where there is none. */
  fault?: EditorFault | null;
  /** What is worth knowing of parts of a text without fault. */
  notes?: readonly EditorNote[];
  /** One button beside the fault where the mending is certain: 「)」を加える. */
  mend?: ReactNode;
  /** Coloured parts; those of search expressions where absent. */
  tokens?: (text: string) => readonly Token[];
  /** What Ctrl Space offers. */
  completions?: CompletionSource;
  maxLength?: number;
  isReadOnly?: boolean;
}

const NO_NOTES: readonly EditorNote[] = [];

/** An expression with its lines, coloured parts and its fault in place (look.md 12). Load it on demand: it brings CodeMirror. */
export function CodeEditor(props: CodeEditorProps) {
  const { label, id, value, fault = null, notes = NO_NOTES, mend, maxLength } = props;
  const own = useId();
  const said = `${id ?? own}-fault`;
  const place = useEditor({ ...props, fault, notes, said });
  return (
    <div className={classes.editor} data-faulty={fault !== null}>
      <div ref={place} />
      <div className={classes.foot} id={said} role="status">
        {fault && (
          <p className={classes.fault}>
            <b>{placeOf(value, fault.position)}</b>
            {fault.message}
          </p>
        )}
        {fault && mend}
        {!fault &&
          notes.map(({ position, message }) => (
            <p className={classes.note} key={position}>
              <b>{placeOf(value, position)}</b>
              {message}
            </p>
          ))}
        {maxLength !== undefined && (
          <span className={classes.count} data-over={value.length > maxLength}>
            {text.count(value.length, maxLength)}
          </span>
        )}
      </div>
      <span className="vh">{text.help(label)}</span>
    </div>
  );
}

/** 2行目 5文字目: characters as people count them. */
function placeOf(value: string, position: number): string {
  const before = value.slice(0, position).split("\n");
  return text.place(before.length, [...(before.at(-1) ?? "")].length + 1);
}

interface EditorOptions extends CodeEditorProps {
  fault: EditorFault | null;
  notes: readonly EditorNote[];
  /** id of the element that says the fault. */
  said: string;
}

/** The editor lives as long as the element; value and fault are put into it when they change from outside. */
function useEditor(options: EditorOptions) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const { value, fault, notes } = options;
  useEffect(() => {
    const { label, said, tokens = expressionTokens, completions, isReadOnly = false } = latest.current;
    const editor = new EditorView({
      parent: place.current ?? undefined,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          baseExtensions({ label, id: latest.current.id, said, isReadOnly }),
          tokenExtension(tokens),
          faultExtension,
          completionExtension(completions),
          EditorView.domEventHandlers({ blur: () => latest.current.onBlur?.() }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.onChange(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const editor = view.current;
    if (editor && editor.state.doc.toString() !== value)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);
  useEffect(() => {
    view.current?.dispatch({ effects: showFault.of(fault) });
  }, [fault]);
  useEffect(() => {
    view.current?.dispatch({ effects: showNotes.of(notes) });
  }, [notes]);
  return place;
}
