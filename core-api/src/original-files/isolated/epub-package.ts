import type { InspectedEpub } from "../inspection.ts";
import type { EpubArchive } from "./epub-archive.ts";
import { attributeOf, elementsOf, parseXml, textOf } from "./epub-xml.ts";

export interface EpubItem {
  id: string;
  /** Name in the archive; null for an address outside. */
  name: string | null;
  mediaType: string;
  properties: string[];
}

/** What a package document says. */
export interface EpubPackage {
  title: string;
  language: string;
  version: string;
  direction: InspectedEpub["direction"];
  fixedLayout: boolean;
  items: Map<string, EpubItem>;
  /** Ids of the reading order. */
  spine: string[];
  /** Items or documents that may hold the cover, the likeliest first, by their names in the archive. */
  covers: string[];
}

const MAX_TITLE = 500;
const PACKAGE_TYPE = "application/oebps-package+xml";

/** The name of the package document; null where the container names none that is there. */
export async function packageName(archive: EpubArchive): Promise<string | null> {
  const container = parseXml(await archive.text("META-INF/container.xml"));
  const roots = elementsOf(container, "rootfile").filter((root) =>
    ["", PACKAGE_TYPE].includes(attributeOf(root, "media-type")),
  );
  return roots.map((root) => attributeOf(root, "full-path")).find((name) => archive.has(name)) ?? null;
}

/** null where it is no package document. */
export async function readPackage(archive: EpubArchive, name: string): Promise<EpubPackage | null> {
  const nodes = parseXml(await archive.text(name));
  const [root] = elementsOf(nodes, "package");
  if (!root) return null;
  const [spine] = elementsOf(root, "spine");
  const items = new Map(
    elementsOf(root, "item").map((item): [string, EpubItem] => [
      attributeOf(item, "id"),
      {
        id: attributeOf(item, "id"),
        name: nameWithin(name, attributeOf(item, "href")),
        mediaType: attributeOf(item, "media-type").toLowerCase(),
        properties: attributeOf(item, "properties").split(/\s+/),
      },
    ]),
  );
  const metas = elementsOf(root, "meta");
  const meta = (property: string) => textOf(metas.find((each) => attributeOf(each, "property") === property));
  const direction = spine ? attributeOf(spine, "page-progression-direction") : "";
  const ids = spine ? elementsOf(spine, "itemref").map((ref) => attributeOf(ref, "idref")) : [];
  const oldCover = metas.find((each) => attributeOf(each, "name") === "cover");
  const guide = elementsOf(root, "reference").filter((each) => attributeOf(each, "type") === "cover");
  const covers = [
    ...[...items.values()].filter(({ properties }) => properties.includes("cover-image")).map((item) => item.name),
    oldCover ? items.get(attributeOf(oldCover, "content"))?.name : null,
    ...guide.map((each) => nameWithin(name, attributeOf(each, "href"))),
    items.get(ids[0] ?? "")?.name,
  ];
  return {
    title: textOf(elementsOf(root, "title")[0]).slice(0, MAX_TITLE).toWellFormed(),
    language: textOf(elementsOf(root, "language")[0]).slice(0, 40),
    version: attributeOf(root, "version").slice(0, 10),
    direction: direction === "rtl" || direction === "ltr" ? direction : null,
    fixedLayout: meta("rendition:layout") === "pre-paginated",
    items,
    spine: ids,
    covers: covers.flatMap((cover) => cover ?? []),
  };
}

const BOOK = "http://book.invalid/";

/** The name in the archive that a reference of a document means; null for an address outside the book. */
export function nameWithin(document: string, reference: string): string | null {
  const base = BOOK + document.split("/").map(encodeURIComponent).join("/");
  const url = URL.canParse(reference, base) ? new URL(reference, base) : null;
  if (!url?.href.startsWith(BOOK)) return null;
  const path = url.pathname.slice(1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
