import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

/** The two weights that pages are set in. */
export type FaceName = "regular" | "bold";

/** A parsed font with the look-ups that setting a page needs, each remembered. */
export interface Face {
  readonly name: FaceName;
  readonly font: Font;
  /** Path of the font file, for the canvas. */
  readonly file: string;
  /** Glyph and advance (thousandths of an em) of a character set along the line. */
  glyph(char: string): { readonly gid: number; readonly advance: number };
  /** The glyph for vertical setting: turned brackets, 、 and 。 in the upper right, upright ー. */
  verticalGlyph(char: string): number;
  /** The outline as SVG path data in font units, y upwards. */
  outline(gid: number): string;
}

const FILES: Readonly<Record<FaceName, string>> = {
  regular: "@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf",
  bold: "@expo-google-fonts/noto-sans-jp/800ExtraBold/NotoSansJP_800ExtraBold.ttf",
};

/** Characters whose vertical form differs; asking the font about each kanji would cost more than setting the page. */
const TURNED =
  /[、。，．・：；ー〜～―…‥（）「」『』【】〈〉《》［］｛｝＝－／ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;

const loaded = new Map<FaceName, Face>();

/** The face, parsed once per process (35 ms each). */
export function faceOf(name: FaceName): Face {
  const known = loaded.get(name);
  if (known) return known;
  const face = loadFace(name);
  loaded.set(name, face);
  return face;
}

function loadFace(name: FaceName): Face {
  const file = createRequire(import.meta.url).resolve(FILES[name]);
  const parsed = create(readFileSync(file));
  if (!("glyphForCodePoint" in parsed)) throw new Error(`${FILES[name]} is a font collection`);
  const font = parsed;
  const along = new Map<string, { gid: number; advance: number }>();
  const upright = new Map<string, number>();
  const outlines = new Map<number, string>();
  const glyph: Face["glyph"] = (char) => {
    let known = along.get(char);
    if (!known) {
      const found = font.glyphForCodePoint(char.codePointAt(0) ?? 0);
      known = { gid: found.id, advance: found.advanceWidth };
      along.set(char, known);
    }
    return known;
  };
  return {
    name,
    font,
    file,
    glyph,
    verticalGlyph: (char) => {
      let gid = upright.get(char);
      if (gid === undefined) {
        gid = TURNED.test(char) ? (font.layout(char, ["vert"]).glyphs[0]?.id ?? glyph(char).gid) : glyph(char).gid;
        upright.set(char, gid);
      }
      return gid;
    },
    outline: (gid) => {
      let d = outlines.get(gid);
      if (d === undefined) {
        d = font.getGlyph(gid).path.toSVG();
        outlines.set(gid, d);
      }
      return d;
    },
  };
}
