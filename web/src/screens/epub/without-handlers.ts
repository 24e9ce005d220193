import { Parser } from "htmlparser2";

const HANDLER = /^on/i;

/**
 * Markup without its event handlers (onload, onclick), otherwise letter by letter as it was. A text that is no markup stays whole.
 * This is no wall of its own (harmless.ts has those). A browser reports each handler that our policy refuses as soon as it parses a
 * document, even one that is shown nowhere, so handlers go before any document is made.
 */
export function withoutHandlers(text: string): string {
  if (!/^[\s\uFEFF]*</.test(text)) return text;
  const handlers: { from: number; to: number }[] = [];
  const parser = new Parser(
    {
      onattribute: (name) => {
        if (HANDLER.test(name)) handlers.push({ from: parser.startIndex, to: parser.endIndex });
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(text);
  let kept = "";
  let at = 0;
  for (const { from, to } of handlers) {
    kept += text.slice(at, from);
    at = to;
  }
  return kept + text.slice(at);
}
