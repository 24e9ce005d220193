import { AOZORA } from "./aozora.ts";
import type { DemoContract } from "./demo-theme.ts";
import { HAJIME } from "./hajime.ts";
import { KIRINUKI } from "./kirinuki.ts";
import { MONAKA } from "./monaka.ts";

/** What the contracts of the demo follow; the last one is empty. */
export const demoThemes: readonly DemoContract[] = [KIRINUKI, AOZORA, MONAKA, HAJIME];
