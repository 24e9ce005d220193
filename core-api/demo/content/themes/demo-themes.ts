import { AOZORA } from "./aozora.ts";
import type { DemoContract } from "./demo-theme.ts";
import { KIRINUKI } from "./kirinuki.ts";
import { MONAKA } from "./monaka.ts";

/** What the three contracts of the demo follow. */
export const demoThemes: readonly DemoContract[] = [KIRINUKI, AOZORA, MONAKA];
