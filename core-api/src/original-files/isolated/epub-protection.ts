import type { EpubArchive } from "./epub-archive.ts";
import type { EpubPackage } from "./epub-package.ts";
import { attributeOf, elementsOf, parseXml } from "./epub-xml.ts";

/** Obfuscation, which hides a font from being copied; every reader undoes it. */
const FONT_OBFUSCATION = new Set(["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"]);
const FONT = /\.(?:otf|ttf|ttc|woff2?)$/i;

/** `fonts`: only fonts, and those only obfuscated. `locked`: something that nobody reads without a key. */
export type Protection = "none" | "fonts" | "locked";

export async function protectionOf(archive: EpubArchive, { items }: EpubPackage): Promise<Protection> {
  const encrypted = elementsOf(parseXml(await archive.text("META-INF/encryption.xml")), "encrypteddata");
  if (encrypted.length === 0) return "none";
  const fonts = new Set(
    [...items.values()].filter(({ mediaType }) => mediaType.includes("font")).map(({ name }) => name),
  );
  const isFont = (name: string) => FONT.test(name) || fonts.has(name);
  const isHarmless = encrypted.every((data) => {
    const method = elementsOf(data, "encryptionmethod").map((each) => attributeOf(each, "Algorithm"));
    const names = elementsOf(data, "cipherreference").map((each) => attributeOf(each, "URI"));
    return method.every((algorithm) => FONT_OBFUSCATION.has(algorithm)) && names.every(isFont);
  });
  return isHarmless ? "fonts" : "locked";
}
