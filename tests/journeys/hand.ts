import type { Locator } from "@playwright/test";

/**
 * Seconds of an average person: the keystroke-level model (Card, Moran and Newell, 1980). A step is a look (1.35), a way to the
 * place (1.1), a press (0.2) and the hand's change between mouse and keys (0.4); a key is one of an average typist, and
 * Japanese takes about two for a character.
 */
const STEP_SECONDS = 1.35 + 1.1 + 0.2 + 0.4;
const KEY_SECONDS = 0.28;
const KEYS_OF_KANJI = 2;

/** A person at the screens, who is counted: every press and every field. */
export class Hand {
  #steps = 0;
  #keys = 0;

  async click(target: Locator): Promise<void> {
    this.#steps += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.#steps += 1;
    for (const character of text) this.#keys += character < "\u0100" ? 1 : KEYS_OF_KANJI;
    await field.fill(text);
  }

  /** Opens a list and takes one of it. */
  async choose(list: Locator, label: string): Promise<void> {
    this.#steps += 2;
    await list.selectOption({ label });
  }

  get steps(): number {
    return this.#steps;
  }

  /** How long the hands alone need for all of it. */
  get seconds(): number {
    return this.#steps * STEP_SECONDS + this.#keys * KEY_SECONDS;
  }
}
