/** Where each list was scrolled to, for the way back: a number of pixels each, of no user in particular. */
const positions = new Map<string, number>();

export const rememberPosition = (listKey: string, top: number): void => void positions.set(listKey, top);

/** 0 for a list that is seen for the first time. */
export const recallPosition = (listKey: string): number => positions.get(listKey) ?? 0;

/** A list that is chosen anew begins at its top. */
export function forgetPositions(homeKey: string): void {
  for (const key of positions.keys()) if (key.startsWith(`${homeKey} `)) positions.delete(key);
}
