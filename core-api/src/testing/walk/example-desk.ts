import type pg from "pg";
import { aPdf } from "../../modules/originals/original-use/testing/originals-desk.ts";
import type { OriginalStore } from "../../storage/original-store.ts";
import { anArticle } from "../an-article.ts";
import type { Samples } from "./a-small-world.ts";

/** A picture of one point. */
export const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const PDF_KEY = "example/paper.pdf";
const PICTURE_KEY = "example/photo.png";
const CONTENTS_ID = "weekly001";

export type Fields = Record<string, unknown>;

/** Makes a call with these fields alone. @returns its answer: data of JSON, or the file's text */
export type Ask = (call: string, fields?: Fields) => Promise<Fields & { text: string }>;

/** What an example is asked with beside the samples; undefined leaves a field out. A file is the field `file`. */
export type Own = Fields | ((samples: Samples, ask: Ask, desk: ExampleDesk) => Fields | Promise<Fields>);

/** What no call makes, for examples that need it. */
export interface ExampleDesk {
  owner: pg.Pool;
  originals: OriginalStore;
  /** What an authenticator app with this secret shows now. */
  codeOf(secret: string): string;
}

const themesOf = ({ contract_id, theme_id }: Samples) => [
  { contractId: Number(contract_id), themeId: Number(theme_id), themeName: "" },
];

async function stored({ owner, originals }: ExampleDesk, key: string, type: string, bytes: Uint8Array): Promise<void> {
  await originals.put(key, bytes);
  await owner.query(
    "INSERT INTO original (store_key, content_type, byte_length, sha256) VALUES ($1, $2, $3, sha256($4)) ON CONFLICT DO NOTHING",
    [key, type, bytes.length, Buffer.from(bytes)],
  );
}

/** An article that no other example has taken. */
export const anotherArticle = async (samples: Samples, { owner }: ExampleDesk): Promise<string> =>
  (await anArticle(owner, { themes: themesOf(samples), body: "電池の記事です。" })).articleId;

/** A newspaper's article with its page as PDF and a photo. */
export async function aPaperWithOriginal(samples: Samples, desk: ExampleDesk) {
  await stored(desk, PDF_KEY, "application/pdf", await aPdf());
  await stored(desk, PICTURE_KEY, "image/png", PICTURE);
  const parts = { themes: themesOf(samples), body: "電池の記事です。", columns: { pdf_key: PDF_KEY } };
  const images = [{ key: PICTURE_KEY, caption: "記者会見" }];
  const { articleId } = await anArticle(desk.owner, { ...parts, images });
  return { article_id: articleId, key: PICTURE_KEY };
}

/** An article of a magazine whose issue is stored as a book. */
export async function aMagazineWithBook(samples: Samples, desk: ExampleDesk) {
  await desk.originals.put(`demo/epub/${CONTENTS_ID}.epub`, Buffer.from("PK"));
  const columns = { contents_id: CONTENTS_ID };
  const { articleId } = await anArticle(desk.owner, { dataSection: 5, themes: themesOf(samples), columns });
  return { article_id: articleId, contentsId: CONTENTS_ID };
}
