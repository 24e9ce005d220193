import { briefingText } from "@kirinuki/schema/briefing.ts";

/** Words about a story of 役員版. */
export const storyText = {
  handling: (name: string) => `${briefingText.handling}：${name}`,
  since: (day: string) => `（${day}から）`,
} as const;
