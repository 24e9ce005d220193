import { useSetting } from "../../session/use-setting.ts";
import type { TextSize } from "./article/BodyText.tsx";

const SIZES: readonly TextSize[] = ["standard", "large", "largest"];

const readSize = (stored: string | null): TextSize => SIZES.find((size) => size === stored) ?? "standard";

/** The size of body text, kept for the user, and the step to the next one, round the end. */
export function useTextSize(): [TextSize, () => void] {
  const [size, store] = useSetting("text-size", readSize);
  return [size, () => store(SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? "standard")];
}
