import GithubSlugger from "github-slugger";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString as wordsIn } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import type { GuideBlock, GuidePage, GuideSection, GuideText } from "./src/domain/guide.ts";

type RootContent = ReturnType<typeof fromMarkdown>["children"][number];
type Heading = Extract<RootContent, { type: "heading" }>;
type Table = Extract<RootContent, { type: "table" }>;
type PhrasingContent = Heading["children"][number];

/** Width and height of a picture that stands beside the file. */
export type PictureSize = (file: string) => { width: number; height: number };

interface Drawing {
  file: string;
  size: PictureSize;
}

const refuse = (file: string, what: string): never => {
  throw new Error(`${file}: the guide has no ${what}`);
};

/**
 * A page of the guide out of its Markdown. HTML is refused: what the screen shows is text and nothing else.
 * @throws for anything that the screen does not draw
 */
export function guidePage(markdown: string, file: string, size: PictureSize): GuidePage {
  const { children } = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const [first, ...rest] = children;
  if (first?.type !== "heading" || first.depth !== 1) return refuse(file, "page without a title");
  const drawing = { file, size };
  const slugs = new GithubSlugger();
  const lead: GuideBlock[] = [];
  const sections: GuideSection[] = [];
  for (const node of rest) {
    if (node.type === "heading") sections.push(sectionOf(node, slugs, file));
    else addTo(sections.at(-1), lead, node, drawing);
  }
  return { title: wordsIn(first), lead, sections };
}

function sectionOf(node: Heading, slugs: GithubSlugger, file: string): GuideSection {
  if (node.depth !== 2 && node.depth !== 3) return refuse(file, `heading of depth ${node.depth}`);
  const heading = wordsIn(node);
  return { id: slugs.slug(heading), heading, level: node.depth, blocks: [], words: heading };
}

function addTo(section: GuideSection | undefined, lead: GuideBlock[], node: RootContent, drawing: Drawing): void {
  const block = blockOf(node, drawing);
  if (!section) return void lead.push(block);
  section.blocks = [...section.blocks, block];
  section.words += `\n${plain(node)}`;
}

/** Cells and items apart, or the search would find words across them. */
const plain = (node: object): string =>
  "children" in node && Array.isArray(node.children) && /^(?:list|listItem|table|tableRow)$/.test(typeOf(node))
    ? node.children.map(plain).join("\n")
    : wordsIn(node, { includeImageAlt: false });

const typeOf = (node: object): string => ("type" in node ? String(node.type) : "");

function blockOf(node: RootContent, drawing: Drawing): GuideBlock {
  if (node.type === "paragraph") return paragraphOf(node.children, drawing);
  if (node.type === "list")
    return {
      kind: "list",
      ordered: node.ordered === true,
      items: node.children.map((item) => item.children.map((child) => blockOf(child, drawing))),
    };
  if (node.type === "table") return tableOf(node, drawing.file);
  return refuse(drawing.file, node.type);
}

function paragraphOf(nodes: readonly PhrasingContent[], { file, size }: Drawing): GuideBlock {
  const [only] = nodes;
  if (only?.type !== "image" || nodes.length > 1) return { kind: "paragraph", text: textOf(nodes, file) };
  return {
    kind: "picture",
    src: only.url,
    alt: only.alt || refuse(file, "picture without a description"),
    ...size(only.url),
  };
}

function tableOf({ children: [head, ...rows] }: Table, file: string): GuideBlock {
  const cells = (row: Table["children"][number] | undefined) =>
    (row?.children ?? []).map((cell) => textOf(cell.children, file));
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

const textOf = (nodes: readonly PhrasingContent[], file: string): GuideText[] =>
  nodes.map((node): GuideText => {
    // A line that is broken in the file is none on the screen, and Japanese has no blanks between words.
    if (node.type === "text") return node.value.replaceAll("\n", "");
    if (node.type === "inlineCode") return { key: node.value };
    if (node.type === "strong") return { strong: textOf(node.children, file) };
    if (node.type === "link") return { link: textOf(node.children, file), ...targetOf(node.url) };
    return refuse(file, node.type);
  });

/** other.md#heading, ../administrators/users.md and #heading lead within the guide. */
function targetOf(url: string): { page: string | null; to: string } {
  const [, page, anchor] = /^(?:[\w./-]*?([\w-]+)\.md)?(?:#(.*))?$/.exec(url) ?? [];
  if (page === undefined && anchor === undefined) return { page: null, to: url };
  return { page: page ?? null, to: `#${decodeURIComponent(anchor ?? "")}` };
}
