/** Labels of the frame around every screen, signed in or not; those of the signed-in bar are in bar-text.ts. */
export const frameText = {
  windowTitle: (name: string) => `${name}｜Kirinuki`,
  skipToContent: "本文へ移る",
  close: "閉じる",
  notFoundTitle: "見つかりません",
} as const;
