import type { CompletionContext, CompletionResult, CompletionSource } from "@codemirror/autocomplete";
import { PLACEHOLDERS, placeholderFaults, type TemplatePart } from "@kirinuki/schema/mail-template.ts";
import type { EditorFault } from "../../components/code-editor/editor-fault.ts";
import type { Token } from "../../components/code-editor/expression-tokens.ts";

/** What a place may name, from the brace on; the closing one comes with it. */
export const placeholdersOf =
  (part: TemplatePart): CompletionSource =>
  (context: CompletionContext): CompletionResult | null => {
    const begun = context.matchBefore(/\{[^{}\n]*/);
    if (!begun && !context.explicit) return null;
    const from = begun?.from ?? context.pos;
    const closing = context.state.sliceDoc(context.pos, context.pos + 1) === "}" ? "" : "}";
    return {
      from,
      options: PLACEHOLDERS[part].map((name) => ({ label: `{${name}}`, apply: `{${name}${closing}` })),
      validFor: /^\{[^{}\n]*$/,
    };
  };

/** Placeholders stand out, unknown ones as what is wrong. */
export const placeholderTokens =
  (part: TemplatePart) =>
  (written: string): Token[] => {
    const known: readonly string[] = PLACEHOLDERS[part];
    return [...written.matchAll(/\{([^{}\n]*)\}/g)].map(({ 0: whole, 1: name = "", index }) => ({
      ...{ from: index, to: index + whole.length },
      kind: known.includes(name) ? "field" : "not",
    }));
  };

/** The first placeholder that the place does not know, or that lacks a brace. */
export function placeholderFault(part: TemplatePart, written: string): EditorFault | null {
  return placeholderFaults(part, written)[0] ?? null;
}
