import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { expressionsText as text } from "./text.ts";

export interface OfferedWords {
  terms: readonly string[];
  synonymTerms: readonly string[];
  media: readonly { code: string; name: string }[];
}

/** What stands before the cursor and belongs to one word. */
const WORD = /[^\s\u3000()（）"＂“”]+/;
const IN_SYNONYMS = /^[-−－]?syn[:：]([^\s\u3000()（）]*)$/;
const IN_MEDIA = /media[:：]([^\s\u3000()（）]*)$/;
/** Of terms that begin alike. */
const MOST = 30;

const SIGNS = [
  { label: "AND", detail: text.signs.and },
  { label: "OR", detail: text.signs.or },
  { label: "NOT", detail: text.signs.not },
  { label: "title:", detail: text.signs.title },
  { label: "body:", detail: text.signs.body },
  { label: "media:", detail: text.signs.media },
  { label: "domain:", detail: text.signs.domain },
  { label: "syn:", detail: text.signs.syn },
];

const folded = (word: string): string => word.normalize("NFKC").toLowerCase();

/** A name that a search expression reads as one word, or in quotes. */
const quoted = (name: string): string => (/[\s\u3000()（）]/.test(name) ? `"${name}"` : name);

/** Those that begin as what is typed. */
const optionsOf = (terms: readonly string[], typed: string) =>
  terms
    .filter((term) => folded(term).startsWith(folded(typed)) && term !== typed)
    .slice(0, MOST)
    .map((term) => ({ label: term, apply: quoted(term) }));

/** Offers operators, the contract's terms, media after media: and what has synonyms after syn:. The words may come later than the editor. */
export const completionsOf =
  (words: () => OfferedWords | null) =>
  (context: CompletionContext): CompletionResult | null => {
    const before = context.matchBefore(WORD);
    if (!before && !context.explicit) return null;
    const typed = before?.text ?? "";
    const { terms, synonymTerms, media } = words() ?? { terms: [], synonymTerms: [], media: [] };
    const inMedia = IN_MEDIA.exec(typed);
    if (inMedia) {
      const wanted = folded(inMedia[1] ?? "");
      const found = media.filter(({ code, name }) => folded(name).includes(wanted) || folded(code).startsWith(wanted));
      const from = context.pos - (inMedia[1]?.length ?? 0);
      return {
        from,
        options: found.map(({ code, name }) => ({ label: name, detail: code, apply: quoted(name) })),
        filter: false,
      };
    }
    const inSynonyms = IN_SYNONYMS.exec(typed);
    if (inSynonyms) {
      const named = inSynonyms[1] ?? "";
      return { from: context.pos - named.length, options: optionsOf(synonymTerms, named), filter: false };
    }
    const wanted = folded(typed);
    const signs = SIGNS.filter(({ label }) => folded(label).startsWith(wanted));
    const options = [...signs, ...optionsOf(terms, typed)];
    return { from: before?.from ?? context.pos, options, filter: false };
  };
