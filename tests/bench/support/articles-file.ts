import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { articles, randomFrom, words } from "../matching-load.ts";

const VOCABULARY = 42_000;
/** Texts of their own; beyond, they come again under other titles and ids. */
const TEXTS = 20_000;
/** Of an article's text. */
export const CHARACTERS = 650;
const MEDIA = 130;
/** A large day's articles; what comes beyond is dated a day later, as it would be. */
const A_DAY = 50_000;
const FIRST_DAY = Date.UTC(2026, 7, 1);
const DAY_MS = 86_400_000;

const random = randomFrom(20260801);
const vocabulary = words(random, VOCABULARY);

const issuedOn = (id: number): string =>
  new Date(FIRST_DAY + Math.floor(id / A_DAY) * DAY_MS).toISOString().slice(0, 10);

interface FileParts {
  /** The first article's number; by default 0. */
  from?: number;
  /** What else the line of an article says, or says differently. */
  own?: (id: number) => object;
}

/** Articles of a morning as a file of JSON lines, the same at each run. */
export async function writeArticles(path: string, count: number, { from = 0, own }: FileParts = {}): Promise<void> {
  const texts = articles(random, vocabulary, Math.min(TEXTS, count), CHARACTERS);
  const out = createWriteStream(path);
  for (let id = from; id < from + count; id += 1) {
    const text = texts[id % texts.length];
    const medium = id % MEDIA;
    const line = {
      data_section: 3,
      source: "bench",
      article_id: String(id),
      title: `${text?.title}${id}`,
      article_text: text?.body,
      media_code: `W-${medium}`,
      media_name: `媒体${medium}`,
      reporting_date: issuedOn(id),
      url: `https://${text?.host}/${id}`,
      ...own?.(id),
    };
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
}
