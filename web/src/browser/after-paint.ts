/** How long something waits where nothing is painted, as in a window that nobody sees. */
const UNPAINTED_MS = 100;

/**
 * Runs something once what was just rendered is on the screen.
 * @returns lets it go
 */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, UNPAINTED_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
