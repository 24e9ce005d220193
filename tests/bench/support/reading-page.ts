import type { CDPSession, Page } from "@playwright/test";

/** What the page itself notes; it lies on `window.timed`. */
interface Timed {
  /** Milliseconds from a key to the frame that shows what it did. */
  keys: number[];
  /** Longest of each interaction, by its number. */
  interactions: Map<number, number>;
  frames: number[];
}
declare global {
  interface Window {
    timed: Timed;
  }
}

/** Notes when keys come and when what they did was painted; `done` tells whether the page shows it yet. */
export async function timeKeys(page: Page, shows: "row" | "article" | "nothing"): Promise<void> {
  await page.evaluate((what) => {
    const timed: Timed = { keys: [], interactions: new Map(), frames: [] };
    window.timed = timed;
    const openId = () =>
      document.querySelector("a[data-article][aria-current=true]")?.getAttribute("data-article") ?? null;
    const heading = () => document.querySelector("article :is(h1, h2)")?.textContent ?? null;
    const state = { row: openId, article: heading, nothing: () => null }[what];
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        const before = state();
        const painted = () => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => void timed.keys.push(performance.now() - timeStamp);
          channel.port2.postMessage(null);
        };
        const look = () => requestAnimationFrame(() => (what === "nothing" || state() !== before ? painted() : look()));
        look();
      },
      { capture: true },
    );
  }, shows);
}

/** Presses a key as a hand does and waits until what it did was painted. */
export async function pressed(client: CDPSession, page: Page, key: string): Promise<void> {
  const before = await page.evaluate(() => window.timed.keys.length);
  await client.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
  await client.send("Input.dispatchKeyEvent", { type: "keyUp", key });
  await page.waitForFunction((count) => window.timed.keys.length > count, before);
}

/** Turns the wheel over the middle of the list and times each frame meanwhile. */
export async function framesOfScroll(page: Page, steps: number): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const look = (at: number) => {
      frames.push(at);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.mouse.move(520, 500);
  for (let at = 0; at < steps; at += 1) await page.mouse.wheel(0, 400);
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return frames.slice(1).map((at, index) => at - (frames[index] ?? at));
}

/** Brings so many rows onto the page, as scrolling does. */
export async function loadRows(page: Page, rows: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const pane = document.querySelector("a[data-article]")?.closest("ol")?.parentElement;
    if (!pane) throw new Error("there is no list");
    // Of a long list not all rows are in the page; what it says to those who can't see it counts them.
    const count = () => Number(/うち(\d+)件/.exec(pane.querySelector("[role=status]")?.textContent ?? "")?.[1] ?? 0);
    const end = performance.now() + 900_000;
    while (count() < wanted) {
      if (performance.now() > end) throw new Error(`${count()} rows`);
      pane.scrollTop = pane.scrollHeight;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    pane.scrollTop = 0;
  }, rows);
}

/** Milliseconds of each interaction, as INP counts them: the longest event of each. */
export async function noteInteractions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const longest = new Map<number, number>();
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0)
          longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  return () => page.evaluate(() => [...(window as unknown as { longest: Map<number, number> }).longest.values()]);
}

/** Megabytes in use after a collection. */
export async function heapAfterCollection(client: CDPSession): Promise<number> {
  await client.send("HeapProfiler.collectGarbage");
  await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  return usedSize / 2 ** 20;
}

/** Milliseconds that the page's main thread has worked, waiting for nothing and nobody; what throttles it counts as work. */
export async function workedFor(client: CDPSession): Promise<number> {
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const { metrics } = await client.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

export interface Start {
  firstPaint: number;
  largestPaint: number;
  /** Of tasks over 50 ms, what is beyond, from the first paint on: total blocking time. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** Must run before the page opens. */
export async function noteStart(page: Page): Promise<() => Promise<Start>> {
  await page.addInitScript(() => {
    const noted = { firstPaint: 0, largestPaint: 0, tasks: [] as { at: number; over: number }[], shift: 0 };
    Object.assign(window, { noted });
    const each = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    each("paint", ({ name, startTime }) => {
      if (name === "first-contentful-paint") noted.firstPaint = startTime;
    });
    each("largest-contentful-paint", ({ startTime }) => {
      noted.largestPaint = startTime;
    });
    each("longtask", ({ startTime, duration }) => noted.tasks.push({ at: startTime, over: duration - 50 }));
    each("layout-shift", (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) noted.shift += value;
    });
  });
  return () =>
    page.evaluate(() => {
      const { noted } = window as unknown as {
        noted: { firstPaint: number; largestPaint: number; tasks: { at: number; over: number }[]; shift: number };
      };
      const { firstPaint, largestPaint, shift, tasks } = noted;
      const blocked = tasks.filter(({ at }) => at >= firstPaint).reduce((sum, { over }) => sum + over, 0);
      return { firstPaint, largestPaint, blocked, shift };
    });
}
