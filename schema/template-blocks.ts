import type { TemplatePart } from "./mail-template.ts";

/** Links that a button of a mail may lead by. */
export const BUTTON_LINKS = ["一覧URL", "記事一覧URL", "PDFURL", "印刷URL"] as const;
export type ButtonLink = (typeof BUTTON_LINKS)[number];

/**
 * A piece of a template's text, one or more of its lines. Blocks hold nothing that the text does not say: what is made of them is
 * a CSV file as good as any.
 */
export type TemplateBlock =
  | { kind: "text"; text: string }
  | { kind: "gap" }
  | { kind: "counts" }
  | { kind: "button"; label: string; link: ButtonLink }
  | { kind: "heading"; before: string; after: string }
  | { kind: "headline" }
  | { kind: "place" }
  | { kind: "comment" }
  | { kind: "link" };
export type BlockKind = TemplateBlock["kind"];

/** Blocks that always say the same. */
const LINES = {
  gap: "",
  counts: "{日付}　新聞{新聞件数}件・WEB{WEB件数}件・雑誌{雑誌件数}件",
  headline: "{番号}. {見出し}",
  place: "{掲載}",
  comment: "{コメント}",
  link: "{URL}",
} as const satisfies Partial<Record<BlockKind, string>>;
type LineKind = keyof typeof LINES;

/** What may be added to a place; a text and a gap may stand anywhere. */
export const BLOCKS_OF: Readonly<Record<TemplatePart, readonly BlockKind[]>> = {
  冒頭: ["text", "counts", "button", "gap"],
  見出し: ["heading", "text", "gap"],
  記事: ["headline", "place", "comment", "link", "text", "gap"],
  末尾: ["text", "counts", "button", "gap"],
  記事なし: ["text", "button", "gap"],
};

const HEADING = /^([^{}]*)\{区分\}([^{}]*)$/;
const LINK = /^\{([^{}]*)\}$/;

const isButtonLink = (name: string): name is ButtonLink => (BUTTON_LINKS as readonly string[]).includes(name);

/** The block that one line is, where its place knows it; null: words. */
function blockOfLine(part: TemplatePart, line: string): TemplateBlock | null {
  const kinds = BLOCKS_OF[part];
  const kind = (Object.keys(LINES) as LineKind[]).find((each) => LINES[each] === line && kinds.includes(each));
  if (kind) return { kind };
  const [, before, after] = (kinds.includes("heading") && HEADING.exec(line)) || [];
  return before === undefined || after === undefined ? null : { kind: "heading", before, after };
}

/** A label without placeholders above a line that is a link. */
function buttonOf(part: TemplatePart, label: string | undefined, line: string | undefined): TemplateBlock | null {
  if (!BLOCKS_OF[part].includes("button") || !label || label.trim() === "" || /[{}]/.test(label)) return null;
  const link = LINK.exec(line ?? "")?.[1] ?? "";
  return isButtonLink(link) ? { kind: "button", label, link } : null;
}

/** The blocks of a place's text. `writeBlocks` gives the very text back. */
export function readBlocks(part: TemplatePart, text: string): TemplateBlock[] {
  const lines = text === "" ? [] : text.split("\n");
  const blocks: TemplateBlock[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const button = buttonOf(part, line, lines[at + 1]);
    const block = button ?? blockOfLine(part, line);
    const last = blocks.at(-1);
    if (button) at += 1;
    if (block) blocks.push(block);
    else if (last?.kind === "text") last.text += `\n${line}`;
    else blocks.push({ kind: "text", text: line });
  }
  return blocks;
}

const textOf = (block: TemplateBlock): string => {
  if (block.kind === "text") return block.text;
  if (block.kind === "button") return `${block.label}\n{${block.link}}`;
  if (block.kind === "heading") return `${block.before}{区分}${block.after}`;
  return LINES[block.kind];
};

export const writeBlocks = (blocks: readonly TemplateBlock[]): string => blocks.map(textOf).join("\n");

/** A new block of a kind, as it is added. */
export function newBlock(kind: BlockKind): TemplateBlock {
  if (kind === "text") return { kind, text: "" };
  if (kind === "button") return { kind, label: "一覧で見る", link: "一覧URL" };
  if (kind === "heading") return { kind, before: "■ ", after: "" };
  return { kind };
}
