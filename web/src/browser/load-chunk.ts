/** Script and style sheet chunks that take longer count as failed (spec sections 8 and 9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the program could not be fetched: after a new release, or without a network. Reloading is the cure. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
}

/**
 * Loads a part of the program.
 * @throws ChunkLoadError when it fails or takes longer than the limit
 */
export async function loadChunk<T>(load: () => Promise<T>, limitMs = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`not loaded within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError("not loaded", { cause });
  } finally {
    clearTimeout(timer);
  }
}
