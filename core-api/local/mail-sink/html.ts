const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Markup that is safe to send: everything put into it was escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | number | Html | Html[];

/** Builds markup; strings and numbers are escaped, markup and lists of it are taken as they are. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(pieces.map((piece, at) => (at === 0 ? piece : asMarkup(parts[at - 1] ?? "") + piece)).join(""));
}

function asMarkup(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(({ markup }) => markup).join("");
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
