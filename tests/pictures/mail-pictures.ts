/**
 * Pictures of mails in forty combinations, and one sheet of all of them, to be looked at after a change of how mails are written:
 * `npm run pictures -- [folder]`. No test: nothing here can fail but the browser.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { systemChromium } from "../../scripts/lib/browser.mjs";
import { pinnedBrowser } from "../../scripts/lib/pinned-browser.mjs";
import { sampleMails } from "./sample-mails.ts";

const WIDTHS = { phone: 390, desktop: 720 } as const;
const SCHEMES = ["light", "dark"] as const;
/** Of a long mail the beginning: its end is looked at in its own picture. */
const MOST_HEIGHT = 4_000;

interface Picture {
  caption: string;
  file: string;
  width: number;
}

async function takePictures(browser: Browser, folder: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { name, html } of sampleMails())
    for (const [device, width] of Object.entries(WIDTHS))
      for (const colorScheme of SCHEMES) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
        await page.setContent(html);
        const height = Math.min(MOST_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        const file = `${name.replaceAll(/[ ,]+/g, "-")}-${device}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, file), clip: { x: 0, y: 0, width, height }, fullPage: true });
        await page.close();
        const kilobytes = Math.ceil(Buffer.byteLength(html) / 1000);
        const tooWide = wide > width ? `, ${wide - width} px too wide` : "";
        pictures.push({ caption: `${name}, ${device}, ${colorScheme}, ${kilobytes} kB${tooWide}`, file, width });
      }
  return pictures;
}

async function writeSheet(browser: Browser, folder: string, pictures: readonly Picture[]): Promise<string> {
  const figures = pictures.map(
    ({ caption, file, width }) =>
      `<figure><img src="${file}" style="width:${Math.round(width / 2)}px"><figcaption>${caption}</figcaption></figure>`,
  );
  const sheet = join(folder, "sheet.html");
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><style>body{display:flex;flex-wrap:wrap;gap:16px;background:#888;font:12px sans-serif}
figure{margin:0}img{display:block;max-height:520px;object-fit:cover;object-position:top}</style>${figures.join("\n")}`,
  );
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.goto(pathToFileURL(sheet).href);
  const picture = join(folder, "sheet.png");
  await page.screenshot({ path: picture, fullPage: true });
  return picture;
}

const folder = resolve(process.argv[2] ?? "var/mail-pictures");
mkdirSync(folder, { recursive: true });
const pinned = process.env.CHROMIUM ? undefined : pinnedBrowser();
const program = pinned?.program ?? systemChromium();
const browser = await chromium.launch({
  ...(program !== undefined && { executablePath: program }),
  ...(pinned && { env: { ...process.env, ...pinned.env } }),
  args: ["--no-sandbox"],
});
const pictures = await takePictures(browser, folder);
process.stdout.write(`${pictures.length} pictures, all on ${await writeSheet(browser, folder, pictures)}\n`);
await browser.close();
