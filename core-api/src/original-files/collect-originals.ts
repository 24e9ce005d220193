import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { isStoreKey, type OriginalStore } from "../storage/original-store.ts";

/** Originals that are copied from the store at the same time. */
const AT_ONCE = 4;

/**
 * Copies originals out of the store into a folder, streaming, a few at a time. The paths in the order of the keys; null where the
 * store has none, or it breaks off.
 */
export async function collectOriginals(
  store: OriginalStore,
  keys: readonly (string | null)[],
  folder: string,
): Promise<(string | null)[]> {
  const paths: (string | null)[] = keys.map(() => null);
  const queue = [...keys.entries()];
  const copy = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, key] = next;
      const path = join(folder, `${index}.pdf`);
      if (key !== null && (await copied(store, key, path))) paths[index] = path;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copy));
  return paths;
}

async function copied(store: OriginalStore, key: string, path: string): Promise<boolean> {
  if (!isStoreKey(key)) return false;
  try {
    const original = await store.open(key);
    if (!original) return false;
    await pipeline(original.stream, createWriteStream(path));
    return true;
  } catch {
    // Whatever the store's trouble, this article could not be obtained, and the others may.
    return false;
  }
}
