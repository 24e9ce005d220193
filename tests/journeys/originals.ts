import type { Locator, Page } from "@playwright/test";
import { articlesOf, aTheme, homeAddress, type ListedArticle } from "./collection.ts";
import { signedIn } from "./fixtures.ts";

/** One answer of the bff for a mutation, and how often it was asked. */
export function watch(page: Page, operation: string): { answers: unknown[] } {
  const seen: { answers: unknown[] } = { answers: [] };
  page.on("response", async (response) => {
    if (!response.url().endsWith("/graphql") || response.request().postDataJSON()?.operationName !== operation) return;
    const { data } = await response.json().catch(() => ({ data: {} }));
    const { __typename, ...answers } = data ?? {};
    seen.answers.push(...Object.values(answers));
  });
  return seen;
}

/** How many uses the completion notices of a page counted, all in all. */
export const countedBy = ({ answers }: { answers: unknown[] }): number =>
  answers.reduce((sum: number, answer) => sum + Number((answer as { count?: number }).count ?? 0), 0);

/** Signs in and opens home with a newspaper article of a section that fits; says which. */
export async function openPaper(
  page: Page,
  user: string,
  section: 1 | 2,
  fits: (article: ListedArticle) => boolean = () => true,
): Promise<{ article: ListedArticle; papers: ListedArticle[] }> {
  await signedIn(page, "kirinuki", user);
  const theme = await aTheme(page.request, ({ news }) => news > 30);
  const articles = await articlesOf(page.request, "newspaper_articles", theme.id);
  const article = articles.find((each) => each.data_section === section && fits(each));
  if (!article) throw new Error(`no article of section ${section}`);
  await page.goto(homeAddress({ theme: theme.id, article: `${section}-${article.article_id}` }));
  const others = articles.filter((each) => each !== article && each.data_section === 1 && each.thumbnail_key);
  return { article, papers: [article, ...others.slice(0, 5)] };
}

const FINE = { width: 58, height: 78 };

/**
 * How much a drawn canvas is like an image of core-api: correlation of their grey values, 1 for the same picture, about 0 for
 * another page or a blank one. A wide page lies in the middle of a grey ground, as thumbnails show it.
 */
export async function likeness(canvas: Locator, imageUrl: string): Promise<number> {
  return canvas.evaluate(
    async (drawn, { url, width, height }) => {
      // A page that is about to be drawn.
      if ((drawn as HTMLCanvasElement).width === 0) return 0;
      const image = new Image();
      image.src = url;
      await image.decode();
      const sizeOf = (shown: HTMLImageElement) => ({ width: shown.naturalWidth, height: shown.naturalHeight });
      const greys = (source: HTMLCanvasElement | HTMLImageElement): number[] => {
        const small = document.createElement("canvas");
        Object.assign(small, { width, height });
        const context = small.getContext("2d");
        if (!context) throw new Error("no context");
        const { width: w, height: h } = source instanceof HTMLImageElement ? sizeOf(source) : source;
        const wide = w > h;
        const drawnHeight = wide ? (width * h) / w : height;
        context.fillStyle = wide ? "#e7e9eb" : "#fff";
        context.fillRect(0, 0, width, height);
        context.filter = "blur(2px)";
        context.drawImage(source, 0, (height - drawnHeight) / 2, width, drawnHeight);
        const { data } = context.getImageData(0, 0, width, height);
        return Array.from({ length: width * height }, (_, pixel) => data[pixel * 4 + 1] ?? 0);
      };
      const [a, b] = [greys(drawn as HTMLCanvasElement), greys(image)];
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      const [ma, mb] = [mean(a), mean(b)];
      const product = (x: number[], mx: number, y: number[], my: number) =>
        x.reduce((sum, value, at) => sum + (value - mx) * ((y[at] ?? 0) - my), 0);
      return product(a, ma, b, mb) / Math.sqrt(product(a, ma, a, ma) * product(b, mb, b, mb));
    },
    { url: imageUrl, ...FINE },
  );
}

export const thumbnailUrl = ({ thumbnail_key: key }: ListedArticle): string =>
  `/api/v1/image?key=${encodeURIComponent(key ?? "")}`;

/**
 * Whether a drawn canvas is the page of the first article, and of no other of the list. Pages of the demo have one layout:
 * another one comes near 0.6, the own page to between 0.65 and 0.95, by how much of it is a picture.
 */
export async function showsPageOf(canvas: Locator, papers: readonly ListedArticle[]): Promise<boolean> {
  const [own = 0, ...others] = await Promise.all(papers.map((paper) => likeness(canvas, thumbnailUrl(paper))));
  return own > 0.6 && others.every((other) => own > other);
}

/** The first page in the viewer. */
export const firstPage = (page: Page): Locator => page.locator('.page[data-page-number="1"] canvas').first();
