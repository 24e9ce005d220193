import { deflateSync } from "node:zlib";
import { type PDFContext, PDFName, PDFRawStream, type PDFRef, PDFString } from "@cantoo/pdf-lib";
import type { Face, FaceName } from "./faces.ts";
import { greyOf, type Link, type Op, type Page, rgbOf, type SetGlyph, type TextOp } from "./page.ts";

/** Glyphs that one face lends to one document: each pair of glyph and character has its own CID, so that copied text is exact. */
interface FontUse {
  readonly face: Face;
  readonly cids: Map<string, number>;
  readonly glyphs: SetGlyph[];
}

const hex4 = (value: number): string => value.toString(16).padStart(4, "0");

function cidOf(use: FontUse, glyph: SetGlyph): number {
  const key = `${glyph.gid}/${glyph.char}`;
  let cid = use.cids.get(key);
  if (cid === undefined) {
    cid = use.glyphs.push(glyph);
    use.cids.set(key, cid);
  }
  return cid;
}

const f = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Operators that choose a colour: of areas and text, and of lines. */
interface Ink {
  fill(color: string): string;
  stroke(color: string): string;
}

const GREY: Ink = { fill: (color) => `${greyOf(color)} g`, stroke: (color) => `${greyOf(color)} G` };
const COLOUR: Ink = { fill: (color) => `${rgbOf(color)} rg`, stroke: (color) => `${rgbOf(color)} RG` };

function textOperators(op: TextOp, use: FontUse, ink: Ink): string {
  const { size, x, y, stretch } = op;
  const font = `${op.face.name === "bold" ? "B" : "R"}${op.mode === "v" ? "v" : "h"}`;
  const matrix =
    op.mode === "side"
      ? `0 ${f(size)} ${f(size)} 0 ${f(x)} ${f(y)}`
      : `${f(size * stretch)} 0 0 ${f(-size)} ${f(x)} ${f(y)}`;
  // In vertical writing the pen moves by w1 (-1 em) plus Tc: to spread the glyphs Tc must be negative.
  const tc = op.mode === "v" ? -op.spacing : op.spacing;
  const codes = op.glyphs.map((g) => hex4(cidOf(use, g))).join("");
  return `BT /${font} 1 Tf ${f(tc)} Tc ${ink.fill(op.color)} ${matrix} Tm <${codes}> Tj ET`;
}

const pathOperators = (d: string): string =>
  d
    .replace(
      /([MLC])([^MLCZ]*)/g,
      (_, command: string, args: string) => `${args} ${command === "M" ? "m" : command === "L" ? "l" : "c"}\n`,
    )
    .replaceAll("Z", "h\n");

function operatorsOf(op: Op, useOf: (face: Face) => FontUse, ink: Ink): string {
  switch (op.op) {
    case "fill":
      return `${ink.fill(op.color)} ${pathOperators(op.d)} f`;
    case "stroke":
      return `${ink.stroke(op.color)} ${f(op.width)} w [${op.dash?.map(f).join(" ") ?? ""}] 0 d ${pathOperators(op.d)} S`;
    case "clip":
      return `q ${pathOperators(op.d)} W n`;
    case "restore":
      return "Q";
    case "text":
      return textOperators(op, useOf(op.face), ink);
  }
}

function toUnicode(glyphs: readonly SetGlyph[]): string {
  const rows = glyphs.map(
    (g, i) =>
      `<${hex4(i + 1)}> <${[...g.char].map((c) => Buffer.from(c, "utf16le").swap16().toString("hex")).join("")}>`,
  );
  const blocks: string[] = [];
  for (let i = 0; i < rows.length; i += 100) {
    const part = rows.slice(i, i + 100);
    blocks.push(`${part.length} beginbfchar\n${part.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Kirinuki def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join("\n")}\nendcmap\nend\nend`;
}

/** Writes objects with zlib's native deflate: the library's own is several times slower. */
export function stream(context: PDFContext, bytes: Uint8Array, extra: Record<string, number> = {}): PDFRef {
  const dict = context.obj({ Filter: "FlateDecode", ...extra });
  return context.register(PDFRawStream.of(dict, deflateSync(bytes)));
}

function embed(context: PDFContext, use: FontUse): { along: PDFRef; down: PDFRef } {
  const subset = use.face.font.createSubset();
  const map = Buffer.alloc((use.glyphs.length + 1) * 2);
  // The subset numbers its glyphs from 1 in the order in which they are first included (0 is .notdef).
  const places = new Map<number, number>();
  for (const [i, { gid }] of use.glyphs.entries()) {
    let place = places.get(gid);
    if (place === undefined) {
      place = places.size + 1;
      places.set(gid, place);
      subset.includeGlyph(use.face.font.getGlyph(gid));
    }
    map.writeUInt16BE(place, (i + 1) * 2);
  }
  const program = subset.encode();
  const name = PDFName.of(`KIRINU+NotoSansJP-${use.face.name === "bold" ? "ExtraBold" : "Regular"}`);
  const descriptor = context.register(
    context.obj({
      Type: "FontDescriptor",
      FontName: name,
      Flags: 4,
      FontBBox: [-1000, -300, 2000, 1200],
      ItalicAngle: 0,
      Ascent: 880,
      Descent: -120,
      CapHeight: 733,
      StemV: use.face.name === "bold" ? 160 : 90,
      FontFile2: stream(context, program, { Length1: program.length }),
    }),
  );
  const cidToGid = stream(context, map);
  const unicode = stream(context, Buffer.from(toUnicode(use.glyphs), "latin1"));
  const widths = use.glyphs.flatMap((g, i) => (g.advance === 1000 ? [] : [i + 1, [Math.round(g.advance)]]));
  const font = (encoding: "Identity-H" | "Identity-V"): PDFRef => {
    const descendant = context.register(
      context.obj({
        Type: "Font",
        Subtype: "CIDFontType2",
        BaseFont: name,
        CIDSystemInfo: { Registry: PDFString.of("Adobe"), Ordering: PDFString.of("Identity"), Supplement: 0 },
        FontDescriptor: descriptor,
        CIDToGIDMap: cidToGid,
        DW: 1000,
        W: widths,
        DW2: [880, -1000],
      }),
    );
    return context.register(
      context.obj({
        Type: "Font",
        Subtype: "Type0",
        BaseFont: name,
        Encoding: encoding,
        DescendantFonts: [descendant],
        ToUnicode: unicode,
      }),
    );
  };
  return { along: font("Identity-H"), down: font("Identity-V") };
}

/** Sets pages as the operators of a PDF, and embeds the glyphs that they used once all are set. */
export interface Typesetter {
  /** Content of a page whose own space is that of the PDF: origin at the lower left. */
  operators(page: Page): string;
  /** What resources of pages list under /Font. */
  fonts(context: PDFContext): Record<string, PDFRef>;
}

export function newTypesetter(inColour: boolean): Typesetter {
  const uses = new Map<FaceName, FontUse>();
  const useOf = (face: Face): FontUse => {
    const known = uses.get(face.name) ?? { face, cids: new Map(), glyphs: [] };
    uses.set(face.name, known);
    return known;
  };
  const ink = inColour ? COLOUR : GREY;
  return {
    operators: ({ height, ops }) =>
      [`1 0 0 -1 0 ${f(height)} cm`, ...ops.map((op) => operatorsOf(op, useOf, ink))].join("\n"),
    fonts(context) {
      const fonts: Record<string, PDFRef> = {};
      for (const use of uses.values()) {
        const { along, down } = embed(context, use);
        const letter = use.face.name === "bold" ? "B" : "R";
        fonts[`${letter}h`] = along;
        fonts[`${letter}v`] = down;
      }
      return fonts;
    },
  };
}

/** An area that leads to an address or another page; null where there is no such page. */
export function noteOf(context: PDFContext, link: Link, height: number, sheets: readonly PDFRef[]): PDFRef | null {
  const { x, y, width, height: high } = link;
  const area = {
    Type: "Annot",
    Subtype: "Link",
    Rect: [x, height - y - high, x + width, height - y],
    Border: [0, 0, 0],
  };
  if ("url" in link)
    return context.register(context.obj({ ...area, A: { Type: "Action", S: "URI", URI: PDFString.of(link.url) } }));
  const target = sheets[link.page];
  return target ? context.register(context.obj({ ...area, Dest: [target, "Fit"] })) : null;
}
