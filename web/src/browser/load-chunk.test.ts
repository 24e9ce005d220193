import { afterEach, expect, it, vi } from "vitest";
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from "./load-chunk.ts";

afterEach(() => vi.useRealTimers());

it("gives what was loaded", async () => {
  await expect(loadChunk(async () => 7)).resolves.toBe(7);
});

it("names a failed load as such and keeps its cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const error = await loadChunk(() => Promise.reject(cause)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toHaveProperty("cause", cause);
});

it("gives up after 120 seconds and not before", async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  const load = loadChunk(() => new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await load;
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});
