import { createCanvas, type Image } from "@napi-rs/canvas";
import { COVER } from "../inspection.ts";
import type { EpubArchive } from "./epub-archive.ts";
import { nameWithin } from "./epub-package.ts";
import { attributeOf, elementsOf, parseXml } from "./epub-xml.ts";
import { openImage } from "./inspect-photo.ts";

const DOCUMENT = /\.(?:xhtml|html?|xml|svg)$/i;

/** The cover as JPEG, from the first of the places that has a picture; null where none has one that can be drawn. */
export async function coverOf(archive: EpubArchive, places: readonly string[]): Promise<Uint8Array | null> {
  for (const place of places) {
    const name = DOCUMENT.test(place) ? await pictureIn(archive, place) : place;
    const bytes = name === null ? null : await archive.bytes(name);
    const opened = bytes && (await openImage(bytes));
    if (opened && "image" in opened) return reduced(opened.image);
  }
  return null;
}

/** The first picture of a document. */
async function pictureIn(archive: EpubArchive, name: string): Promise<string | null> {
  const nodes = parseXml(await archive.text(name));
  const [picture] = [...elementsOf(nodes, "img"), ...elementsOf(nodes, "image")];
  if (!picture) return null;
  const reference = ["src", "xlink:href", "href"].map((key) => attributeOf(picture, key)).find((value) => value !== "");
  return reference === undefined ? null : nameWithin(name, reference);
}

function reduced(image: Image): Uint8Array {
  const scale = Math.min(1, COVER.width / image.width, COVER.height / image.height);
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer("image/jpeg", 82);
}
