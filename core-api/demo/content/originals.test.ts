import { loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { generateDemo } from "./generate.ts";
import { type OriginalSink, writeDemoOriginals } from "./originals.ts";
import type { DemoContent } from "./types.ts";

const demo = generateDemo({ seed: "kirinuki", today: "2026-11-20" });
const printed = demo.articles.filter((a) => "pdfKey" in a && a.pdfKey !== null && a.images.length > 0).slice(0, 4);
const issue = demo.issues[0];
const content: DemoContent = {
  ...demo,
  issues: issue ? [issue] : [],
  articles: [...printed, ...demo.articles.filter((a) => a.dataSection === 5 && a.contentsId === issue?.contentsId)],
};

function memory(): { sink: OriginalSink; files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    sink: {
      put: async (key, bytes) => {
        files.set(key, bytes);
      },
    },
  };
}

const keysOf = ({ articles }: DemoContent): string[] => [
  ...new Set(
    articles.flatMap((a) => {
      if (a.dataSection === 5) return [a.epubKey, a.thumbnailKey];
      if (a.dataSection === 3) return [];
      return [...a.images.map((i) => i.imagePath), ...(a.pdfKey && a.thumbnailKey ? [a.pdfKey, a.thumbnailKey] : [])];
    }),
  ),
];

describe("writeDemoOriginals", () => {
  it("writes every key that an article refers to, once, and tells pages and sizes", async () => {
    const { sink, files } = memory();
    const written = await writeDemoOriginals(content, sink, { concurrency: 0 });
    expect(written.map((w) => w.key)).toEqual([...keysOf(content)].sort());
    for (const { key, size, pages } of written) {
      expect(files.get(key)?.byteLength).toBe(size);
      expect(pages === undefined).toBe(!key.endsWith(".pdf"));
    }
  });

  it("makes the same bytes in a thread as here", async () => {
    const [here, there] = [memory(), memory()];
    await writeDemoOriginals(content, here.sink, { concurrency: 0 });
    await writeDemoOriginals(content, there.sink, { concurrency: 2 });
    expect([...there.files.keys()].sort()).toEqual([...here.files.keys()].sort());
    for (const [key, bytes] of here.files)
      expect([key, Buffer.compare(Buffer.from(bytes), Buffer.from(there.files.get(key) ?? []))]).toEqual([key, 0]);
  });

  it("draws thumbnails of 232 × 312 and pictures 800 wide", async () => {
    const { sink, files } = memory();
    await writeDemoOriginals(content, sink, { concurrency: 0 });
    const sizeOf = async (part: string): Promise<number[]> => {
      const [, bytes] = [...files].find(([key]) => key.includes(part)) ?? [];
      const image = await loadImage(Buffer.from(bytes ?? []));
      return [image.width, image.height];
    };
    expect(await sizeOf("/thumbnails/")).toEqual([232, 312]);
    expect(await sizeOf("/images/")).toEqual([800, 533]);
  });

  it("rejects when the sink does", async () => {
    const sink = { put: () => Promise.reject(new Error("disk full")) };
    await expect(writeDemoOriginals(content, sink, { concurrency: 1 })).rejects.toThrow("disk full");
  });
});
