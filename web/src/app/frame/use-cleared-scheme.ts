import { useMantineColorScheme } from "@mantine/core";
import { useEffect } from "react";
import { subscribeClearing } from "../../browser/session-storage.ts";

/** A sign-out takes the user's colours off the screen too: back to 自動. */
export function useClearedScheme(): void {
  const { clearColorScheme } = useMantineColorScheme();
  useEffect(() => subscribeClearing(clearColorScheme), [clearColorScheme]);
}
