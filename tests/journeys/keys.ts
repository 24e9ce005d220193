import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** More stops than any screen has. */
const MOST_STOPS = 300;

/** Presses Tab until the thing has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way by Tab to ${target}`);
}

/** Goes to the thing by Tab and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key: "Enter" | "Space"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to the field by Tab and types over what is in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

/** Goes to the list by Tab and down to one of its choices. */
export async function chooseIn(page: Page, list: Locator, choice: RegExp): Promise<void> {
  await tabTo(page, list);
  const chosen = () => list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? "");
  const count = await list.evaluate((element) => (element as HTMLSelectElement).options.length);
  for (let step = 0; step < count && !choice.test(await chosen()); step += 1) await page.keyboard.press("ArrowDown");
  expect(await chosen()).toMatch(choice);
}

/** Sends keys without waiting for what they do, as a hand does; `pause` ms between two. */
export async function typeAhead(client: CDPSession, page: Page, keys: readonly string[], pause: number): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const key of keys) {
    sent.push(client.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key }));
    sent.push(client.send("Input.dispatchKeyEvent", { type: "keyUp", key }));
    if (pause > 0) await page.waitForTimeout(pause);
  }
  await Promise.all(sent);
}
