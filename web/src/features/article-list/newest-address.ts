import { afterPaint } from "../../browser/after-paint.ts";
import type { ArticleRef } from "../../domain/home-address.ts";

/** What the address of a list says, whatever the list is of. */
export interface ListAddress {
  readonly article: ArticleRef | null;
}

/** push: a new entry of the history; replace: the present one; back: the entry before this one is that address. */
export type Way = "push" | "replace" | "back";

export interface Browser<Address> {
  /** What the browser's address says. */
  told: Address;
  /** The entry before this one is the same list without an article. */
  openedHere: boolean;
  same: (one: Address, other: Address) => boolean;
  lead: (to: Address, way: Way) => void;
}

/**
 * The address that the user wants, ahead of the browser's. Keys and clicks change it at once and the screen shows it. The browser's
 * address follows, one step at a time: none is lost however fast they come, and each entry of the history is made once. From one
 * article to the next it follows when the row has been painted, because telling the browser takes longer than the row.
 */
export class NewestAddress<Address extends ListAddress> {
  newest: Address;
  private browser: Browser<Address>;
  /** To which the browser is on its way. */
  private sent: Address | null = null;
  private replace = true;
  /** Lets go what follows after the next paint. */
  private waiting: (() => void) | null = null;
  private afterwards: (() => void)[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(browser: Browser<Address>) {
    this.browser = browser;
    this.newest = browser.told;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  go(change: Partial<Address>, how: { replace?: boolean } = {}): void {
    this.show({ ...this.newest, ...change });
    this.replace &&= how.replace ?? false;
    const { told, same } = this.browser;
    if (this.sent === null && told.article && this.newest.article && same(listOf(told), listOf(this.newest)))
      this.waiting ??= afterPaint(() => this.follow());
    else this.follow();
  }

  /** Before anything else can lead elsewhere, the browser's address is what is seen. */
  readonly settle = (): void => {
    if (this.waiting) this.follow();
  };

  /** The screen is gone: nothing that waits may bring it back. */
  rest(): void {
    this.waiting?.();
    this.waiting = null;
  }

  /** Runs what leaves the screen when the browser's address has followed, so that the way back leads to what was seen last. */
  whenTold(run: () => void): void {
    this.afterwards.push(run);
    this.follow();
  }

  /** @param arrived whether the browser is at another entry than before */
  hear(browser: Browser<Address>, arrived: boolean): void {
    this.browser = browser;
    if (!arrived) return;
    const { sent } = this;
    this.sent = null;
    // Another address than the one that was on its way: the user went back or followed a link, and that is the newest.
    if (sent === null || !browser.same(browser.told, sent)) this.show(browser.told);
    this.follow();
  }

  private show(address: Address): void {
    if (this.browser.same(this.newest, address)) return;
    this.newest = address;
    for (const listener of this.listeners) listener();
  }

  private follow(): void {
    this.rest();
    if (this.sent !== null) return;
    const { told, openedHere, same, lead } = this.browser;
    if (same(told, this.newest)) {
      this.replace = true;
      for (const run of this.afterwards.splice(0)) run();
      return;
    }
    const way = same(listOf(told), listOf(this.newest))
      ? wayOfArticle(told.article, this.newest.article, openedHere)
      : this.replace
        ? "replace"
        : "push";
    this.replace = true;
    this.sent = this.newest;
    lead(this.newest, way);
  }
}

const listOf = <Address extends ListAddress>(address: Address) => ({ ...address, article: null });

/** From one article to the next the entry of the history is replaced, so that back closes. */
function wayOfArticle(from: ArticleRef | null, to: ArticleRef | null, openedHere: boolean): Way {
  if (from === null) return "push";
  return to === null && openedHere ? "back" : "replace";
}
