/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  (
    "address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure footer form " +
    "h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre section summary table tbody tfoot thead tr ul"
  ).split(" "),
);
const CELLS = new Set(["td", "th"]);
/** Nobody reads these; the readings of ruby would tear the words apart that they stand above. */
const HIDDEN = new Set("iframe noembed noframes rp rt script style svg template".split(" "));

/** Control characters but tab, line feed and carriage return: they are no part of any text, and one is a mark of ours. */
const CONTROLS = /[^\P{Cc}\t\n\r\u0080-\u009f]/gu;
const BREAK = "\u0001";
const BLANKS = /[ \t\r\n\f]+/g;
/** Japanese writing has no spaces, so a line end within it is nothing (CSS Text 3, segment breaks). */
const JAPANESE = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** What a browser would show of some markup, as lines of text. */
export class TextCollector {
  private readonly parts: string[] = [];
  private hidden = 0;

  open(name: string): void {
    if (HIDDEN.has(name)) this.hidden += 1;
    else if (BLOCKS.has(name)) this.parts.push(BREAK);
    else if (CELLS.has(name)) this.parts.push(" ");
  }

  close(name: string): void {
    if (HIDDEN.has(name)) this.hidden = Math.max(0, this.hidden - 1);
    else if (BLOCKS.has(name)) this.parts.push(BREAK);
  }

  add(text: string): void {
    if (this.hidden === 0) this.parts.push(withoutControls(text));
  }

  /** Lines without blanks at their ends, none of them empty. */
  lines(): string {
    return this.parts
      .join("")
      .split(BREAK)
      .map((line) => line.replace(BLANKS, oneBlank).trim())
      .filter((line) => line !== "")
      .join("\n");
  }
}

function oneBlank(blanks: string, at: number, line: string): string {
  const isLineEnd = blanks.includes("\n") || blanks.includes("\r");
  return isLineEnd && JAPANESE.test(line[at - 1] ?? "") && JAPANESE.test(line[at + blanks.length] ?? "") ? "" : " ";
}

/** Well-formed and storable, whatever it came from. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, "").toWellFormed();
