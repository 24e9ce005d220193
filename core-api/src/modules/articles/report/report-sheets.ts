import { type FaceName, faceOf } from "../../../typeset/faces.ts";
import { type Link, type Op, type Page, polyPath } from "../../../typeset/page.ts";
import { breakPhrases } from "../../../typeset/phrases.ts";
import { horizontalLine, widthOf } from "../../../typeset/set-text.ts";
import { ACCENT, FAINT, INK, LINE } from "./report-charts.ts";

export const A4 = { width: 595, height: 842 } as const;
export const MARGIN = 48;
export const INNER = A4.width - 2 * MARGIN;
const TOP = 60;
const BOTTOM = A4.height - 56;

interface Sheet {
  ops: Op[];
  links: Link[];
}

export interface TextLook {
  face?: FaceName;
  size?: number;
  color?: string;
}

/** A part of the report and the page where it begins, counted from 0. */
export interface PartPlace {
  title: string;
  page: number;
}

/** Pages that are filled from the top; whatever does not fit goes on to the next one. */
export class Sheets {
  readonly parts: PartPlace[] = [];
  private readonly sheets: Sheet[] = [];
  y = TOP;

  get page(): number {
    return this.sheets.length - 1;
  }

  /** The sheet in hand. */
  get current(): Sheet {
    const last = this.sheets.at(-1);
    if (!last) throw new Error("the first page is not begun");
    return last;
  }

  begin(): void {
    this.sheets.push({ ops: [], links: [] });
    this.y = TOP;
  }

  /** Makes sure that so much fits. @returns whether a page was begun */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.begin();
    return true;
  }

  /** A heading, with the first lines of what follows on the same page. */
  heading(title: string, following = 90): void {
    if (this.y > TOP) this.y += 26;
    this.need(following + 34);
    this.parts.push({ title, page: this.page });
    this.y += 16;
    this.line(title, MARGIN, { face: "bold", size: 15, color: ACCENT });
    this.y += 7;
    this.rule(ACCENT, 1);
    this.y += 16;
  }

  /** A paragraph over the whole width. */
  paragraph(said: string, { size = 9, ...look }: TextLook = {}): void {
    for (const line of breakPhrases(faceOf(look.face ?? "regular"), size, said, INNER)) {
      this.need(size * 1.7);
      this.y += size * 1.2;
      this.line(line, MARGIN, { size, ...look });
      this.y += size * 0.5;
    }
  }

  /** One line whose base line is at `y`. */
  line(said: string, x: number, { face = "regular", size = 9, color = INK }: TextLook = {}, y = this.y): void {
    this.current.ops.push(horizontalLine(faceOf(face), size, x, y, said, color));
  }

  rule(color: string = LINE, width = 0.5, y = this.y): void {
    const d = polyPath(
      [
        [MARGIN, y],
        [A4.width - MARGIN, y],
      ],
      false,
    );
    this.current.ops.push({ op: "stroke", d, color, width });
  }

  /** A chart as it is drawn, in its own size. */
  drawing({ ops, height }: Page): void {
    this.need(height);
    this.current.ops.push(...ops.map((op) => moved(op, MARGIN, this.y)));
    this.y += height;
  }

  /** The pages with their feet: `foot` on the left, the number on the right; the cover has none. */
  finish(foot: string): Page[] {
    const small = faceOf("regular");
    return this.sheets.map(({ ops, links }, at) => {
      const number = `${at + 1} / ${this.sheets.length}`;
      const y = A4.height - 30;
      const feet =
        at === 0
          ? []
          : [
              horizontalLine(small, 7.5, MARGIN, y, foot, FAINT),
              horizontalLine(small, 7.5, A4.width - MARGIN - widthOf(small, 7.5, number), y, number, FAINT),
            ];
      return { ...A4, ops: [...ops, ...feet], links };
    });
  }

  /** Goes back to a page that was left free. */
  onPage(page: number, draw: (sheet: Sheet) => void): void {
    const sheet = this.sheets[page];
    if (sheet) draw(sheet);
  }
}

/** The same step, further right and down. */
function moved(op: Op, dx: number, dy: number): Op {
  if (op.op === "text") return { ...op, x: op.x + dx, y: op.y + dy };
  if (op.op === "restore") return op;
  const d = op.d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${Math.round((Number(x) + dx) * 10) / 10} ${Math.round((Number(y) + dy) * 10) / 10}`,
  );
  return { ...op, d };
}
